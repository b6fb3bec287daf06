import type { KeyboardEvent } from 'react';
import { MOST_PIECES, mirrored, type OwnLayout, terrainOfOwn, withPiece, withPlacing } from '../../layouts/own';
import { PIECES, type PieceId } from '../../layouts/pieces';
import type { Placing } from '../../layouts/place';
import { SETUP } from '../../words/setup/setup';
import type { OwnProps } from './OwnMap';

const KINDS = Object.keys(PIECES) as readonly PieceId[];
const TURN = 15;
const FINE = 0.25;

/** The palette of scenery for a hand-made table, and the pieces already on it. */
export function OwnPieces({ own, picked, onPick, onChange }: OwnProps) {
  const isFull = terrainOfOwn(own).length + (own.isMirrored ? 2 : 1) > MOST_PIECES;
  const add = (kind: PieceId) => {
    onChange(withPiece(own, kind));
    onPick(own.placings.length);
  };
  return (
    <fieldset className="own">
      <legend>{SETUP.pieces}</legend>
      <div className="own-box">
        {KINDS.map(kind => (
          <button key={kind} type="button" className="button" disabled={isFull} onClick={() => add(kind)}>
            + {PIECES[kind].name}
          </button>
        ))}
      </div>
      <label className="choice">
        <input
          type="checkbox"
          checked={own.isMirrored}
          onChange={event => {
            onPick(undefined);
            onChange(mirrored(own, event.target.checked));
          }}
        />
        <span>{SETUP.mirrored}</span>
      </label>
      <OnTheTable own={own} picked={picked} onPick={onPick} onChange={onChange} />
    </fieldset>
  );
}

/** Every piece as a button with keys: arrows, turning, and delete. */
function OnTheTable({ own, picked, onPick, onChange }: OwnProps) {
  const terrain = terrainOfOwn(own);
  const isPicked = picked !== undefined && picked < own.placings.length;
  const act = (index: number, placing: Placing, key: string, isFine: boolean): boolean => {
    const change = byKey(key, isFine ? FINE : 1, placing);
    if (!change) return false;
    onPick(change === 'gone' ? undefined : index);
    onChange(change === 'gone' ? without(own, index) : withPlacing(own, index, change));
    return true;
  };
  const onKey = (event: KeyboardEvent, index: number, placing: Placing) => {
    if (act(index, placing, event.key, event.shiftKey)) event.preventDefault();
  };
  const press = (key: string) => {
    const placing = picked === undefined ? undefined : own.placings[picked];
    if (picked !== undefined && placing) act(picked, placing, key, false);
  };
  return (
    <>
      <p className="setup-says">{SETUP.pieceKeys}</p>
      <div className="own-box">
        {own.placings.map((placing, index) => (
          <button
            key={terrain[index]?.id}
            type="button"
            className="button"
            aria-pressed={index === picked}
            aria-label={SETUP.piece(terrain[index]?.name ?? '', placing.x, placing.y)}
            onClick={() => onPick(index)}
            onKeyDown={event => onKey(event, index, placing)}
          >
            {terrain[index]?.name}
          </button>
        ))}
      </div>
      <div className="own-box">
        <button type="button" className="button" disabled={!isPicked} onClick={() => press('q')}>
          {SETUP.turn}
        </button>
        <button type="button" className="button" disabled={!isPicked} onClick={() => press('Delete')}>
          {SETUP.takeAway}
        </button>
      </div>
    </>
  );
}

const without = (own: OwnLayout, index: number): OwnLayout => ({
  ...own,
  placings: own.placings.filter((_, i) => i !== index),
});

/** What a key does to a piece. */
function byKey(key: string, step: number, { x, y, turn }: Placing): Partial<Placing> | 'gone' | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { x: x - step };
    case 'ArrowRight':
      return { x: x + step };
    case 'ArrowUp':
      return { y: y + step };
    case 'ArrowDown':
      return { y: y - step };
    case 'q':
      return { turn: turn + TURN };
    case 'e':
      return { turn: turn - TURN };
    case 'Delete':
    case 'Backspace':
      return 'gone';
    default:
      return undefined;
  }
}
