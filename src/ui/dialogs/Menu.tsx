import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { HINT_LEVELS } from '../../teach/hints/hint';
import { goTo } from '../address';
import { exportReplay } from '../export';
import { Icon } from '../icons';
import type { Library, OpenBattle } from '../library';
import { notices } from '../notices/notices';
import { HAND_OVERS, hintLevelOf, settings } from '../settings';
import { AGREEMENTS } from '../text/agreements';
import { DIALOGS } from '../text/dialogs';
import { HINT_LEVEL_WORDS } from '../text/hint-levels';
import { MENU } from '../text/menu';
import { listed } from '../text/numbers';
import { PAGE } from '../text/page';
import { FLAG_WORDS, HAND_OVER_TITLE, HAND_OVER_WORDS, SWITCHES } from '../text/settings';
import { useSession } from '../use-session';
import { Dialog } from './Dialog';

const OwnFigures = lazy(() => import('../figures/OwnFigures').then(figures => ({ default: figures.OwnFigures })));

interface MenuProps {
  readonly library: Library;
  readonly open: OpenBattle;
  readonly doors: { readonly keys: () => void; readonly ruling: () => void };
  readonly onClose: () => void;
}

/** Name, file, settings, and the ways out. */
export function Menu({ library, open, doors, onClose }: MenuProps) {
  const [name, setName] = useState(open.name);
  const [isShowing, setShowing] = useState(false);
  const isSaved = useStore(notices, said => !said.has('unsaved') && !said.has('lost'));
  const rename = () => {
    if (name.trim() !== '') void library.rename(open.id, name.trim());
  };
  return (
    <Dialog title={MENU.title} onClose={onClose}>
      <label className="field">
        {MENU.name}
        <input value={name} maxLength={60} onChange={event => setName(event.target.value)} onBlur={rename} />
      </label>
      {isSaved && <p className="start-note">{MENU.isSaved}</p>}
      <div className="dialog-acts">
        <button type="button" className="button" onClick={() => exportReplay(open.match, name)}>
          <Icon name="save" />
          {PAGE.exportReplay}
        </button>
        <button type="button" className="button" onClick={() => goTo({ at: 'watch', id: open.id })}>
          <Icon name="eye" />
          {MENU.watch}
        </button>
        <WhatIf open={open} />
        <button type="button" className="button" onClick={doors.ruling}>
          {AGREEMENTS.open}
        </button>
        <button type="button" className="button" onClick={doors.keys}>
          {DIALOGS.keys}
        </button>
        <button type="button" className="button" onClick={() => setShowing(true)}>
          {MENU.ownFigures}
        </button>
        <button type="button" className="button" onClick={() => goTo({ at: 'start' })}>
          {PAGE.toStart}
        </button>
      </div>
      <h3>{MENU.settings}</h3>
      <Choices />
      <Hints />
      <Concede onClose={onClose} />
      {isShowing && (
        <Suspense fallback={undefined}>
          <OwnFigures onClose={() => setShowing(false)} />
        </Suspense>
      )}
    </Dialog>
  );
}

/** Opens a copy of the battle as it stands on the measuring table; the battle stays as it is. */
function WhatIf({ open }: Pick<MenuProps, 'open'>) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const measure = async () => {
    const { packedCopy } = await import('../measure/packed-copy');
    const copy = await packedCopy(open);
    if (copy.left.length > 0 && left.length === 0) setLeft(copy.left);
    else goTo({ at: 'measure', table: copy.packed });
  };
  return (
    <button type="button" className="button" onClick={() => void measure()}>
      <Icon name="ruler" />
      {left.length > 0 ? MENU.without(listed(left)) : MENU.whatIf}
    </button>
  );
}

function Choices() {
  const now = useStore(settings);
  return (
    <>
      {SWITCHES.map(name => (
        <label key={name} className="choice">
          <input
            type="checkbox"
            checked={now[name]}
            onChange={event => settings.setState({ [name]: event.target.checked })}
          />
          <span>
            {FLAG_WORDS[name].title}
            <small>{FLAG_WORDS[name].says}</small>
          </span>
        </label>
      ))}
      <label className="field">
        {HAND_OVER_TITLE}
        <select
          value={now.handOver}
          onChange={event => {
            const handOver = HAND_OVERS.find(each => each === event.target.value);
            if (handOver) settings.setState({ handOver });
          }}
        >
          {HAND_OVERS.map(each => (
            <option key={each} value={each}>
              {HAND_OVER_WORDS[each]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** How much is explained along the way. */
function Hints() {
  const level = useStore(settings, hintLevelOf);
  return (
    <fieldset className="choice-row">
      <legend>{MENU.hints}</legend>
      {HINT_LEVELS.map(each => (
        <label key={each} className="choice">
          <input
            type="radio"
            name="hints"
            checked={each === level}
            onChange={() => settings.setState({ hints: each })}
          />
          <span>{HINT_LEVEL_WORDS[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Concede({ onClose }: Pick<MenuProps, 'onClose'>) {
  const session = useSession();
  const [isSure, setSure] = useState(false);
  const seat = session.match.deciding();
  if (!seat) return undefined;
  const player = session.setup.armies[seat].player;
  return (
    <>
      <h3>{MENU.giveUp}</h3>
      <div className="dialog-acts">
        {isSure ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              session.submit({ seat, type: 'concede' });
              onClose();
            }}
          >
            {MENU.concedes(player)}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => setSure(true)}>
            {MENU.wouldConcede(player)}
          </button>
        )}
      </div>
    </>
  );
}
