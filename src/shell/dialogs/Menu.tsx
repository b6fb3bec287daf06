import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { goTo } from '../browser/address';
import { notices } from '../notices/notices';
import { DIALOGS } from '../words/dialogs';
import { MENU } from '../words/menu';
import { PAGE } from '../words/page';
import { AllSettings } from './AllSettings';
import { Dialog } from './Dialog';

interface MenuProps {
  /** The name of the open game. */
  readonly name: string;
  readonly onRename: (name: string) => void;
  /** Further buttons of the game, before the common ones. */
  readonly acts: (name: string) => ReactNode;
  readonly onKeys: () => void;
  readonly onClose: () => void;
  /** Content below the settings. */
  readonly children?: ReactNode;
}

/** The menu of an open game: its name, its actions, and the settings. */
export function Menu({ name: kept, onRename, acts, onKeys, onClose, children }: MenuProps) {
  const [name, setName] = useState(kept);
  const isSaved = useStore(notices, said => !said.has('unsaved') && !said.has('lost'));
  const rename = () => {
    if (name.trim() !== '') onRename(name.trim());
  };
  return (
    <Dialog title={MENU.title} onClose={onClose}>
      <label className="field">
        {MENU.name}
        <input value={name} maxLength={60} onChange={event => setName(event.target.value)} onBlur={rename} />
      </label>
      {isSaved && <p className="start-note">{MENU.isSaved}</p>}
      <div className="dialog-acts">
        {acts(name)}
        <button type="button" className="button" onClick={onKeys}>
          {DIALOGS.keys}
        </button>
        <button type="button" className="button" onClick={() => goTo({ at: 'start' })}>
          {PAGE.toStart}
        </button>
      </div>
      <h3>{MENU.settings}</h3>
      <AllSettings />
      {children}
    </Dialog>
  );
}
