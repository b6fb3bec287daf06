import { Fragment, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { GROUP_NAMES, PALETTE } from '../../words/battle/palette';
import { useNames, useSession } from '../use-session';
import { type Entry, entriesFor, type PaletteDialogs } from './entries';
import './palette.css';

interface PaletteProps {
  readonly dialogs: PaletteDialogs;
  readonly onClose: () => void;
}

/** Everything that can be done now, found by typing. */
export function Palette({ dialogs, onClose }: PaletteProps) {
  const session = useSession();
  const names = useNames();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const entries = useMemo(() => entriesFor(typed, session, names, dialogs), [typed, session, names, dialogs]);
  const chosen = entries[Math.min(at, entries.length - 1)];
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const perform = (entry: Entry | undefined) => {
    if (!entry) return;
    box.current?.close();
    onClose();
    entry.act();
  };
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && entries.length > 0)
      setAt((Math.min(at, entries.length - 1) + by + entries.length) % entries.length);
    else if (event.key === 'Enter') perform(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={box} className="palette panel" aria-label={PALETTE.title} onCancel={onClose} onClose={onClose}>
      <input
        type="text"
        role="combobox"
        aria-label={PALETTE.title}
        aria-expanded="true"
        aria-controls={`${id}list`}
        aria-activedescendant={chosen && `${id}${entries.indexOf(chosen)}`}
        aria-autocomplete="list"
        placeholder={PALETTE.placeholder}
        value={typed}
        onKeyDown={press}
        onChange={event => {
          setTyped(event.target.value);
          setAt(0);
        }}
      />
      <p className="unseen" role="status">
        {PALETTE.found(entries.length)}
      </p>
      <div id={`${id}list`} className="palette-list" role="listbox" aria-label={PALETTE.title}>
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {entry.group !== entries[index - 1]?.group && <p aria-hidden="true">{GROUP_NAMES[entry.group]}</p>}
            <Line id={`${id}${index}`} entry={entry} isChosen={entry === chosen} onChoose={() => perform(entry)} />
          </Fragment>
        ))}
      </div>
      {entries.length === 0 && <p className="palette-none">{PALETTE.none}</p>}
    </dialog>
  );
}

interface LineProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Line({ id, entry, isChosen, onChoose }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div
      ref={line}
      id={id}
      className="palette-line"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-description={GROUP_NAMES[entry.group]}
      onPointerUp={onChoose}
    >
      <b>{entry.label}</b>
      {entry.note && <span>{entry.note}</span>}
    </div>
  );
}
