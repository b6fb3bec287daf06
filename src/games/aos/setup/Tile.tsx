import type { ReactNode } from 'react';
import './tile.css';

interface TileProps {
  readonly group: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

/** One of several choices: a large radio button with a picture. */
export const Tile = ({ group, value, isChosen, onChoose, children }: TileProps) => (
  <label className="tile" data-chosen={isChosen}>
    <input
      className="unseen"
      type="radio"
      name={group}
      value={value}
      checked={isChosen}
      onChange={() => onChoose(value)}
    />
    {children}
  </label>
);

interface FaultNoteProps {
  readonly id: string;
  readonly fault: string | undefined;
}

/** What is wrong with a field, beside it. */
export const FaultNote = ({ id, fault }: FaultNoteProps) => (
  <p id={id} className="setup-fault" role="alert" hidden={fault === undefined}>
    {fault}
  </p>
);
