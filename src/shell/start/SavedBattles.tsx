import { useState } from 'react';
import type { SavedGames } from '../../match/library';
import type { SaveHead } from '../../match/saves';
import { goTo } from '../browser/address';
import { Dialog } from '../dialogs/Dialog';
import { START } from '../words/start';

interface SavedBattlesProps {
  readonly saves: readonly SaveHead[];
  readonly library: SavedGames;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** All battles of this browser, the newest first. */
export const SavedBattles = ({ saves, library, onChange, onClose }: SavedBattlesProps) => (
  <Dialog title={START.saved} onClose={onClose}>
    <ul className="saves">
      {saves.map(save => (
        <Save key={save.id} save={save} onRemove={() => void library.remove(save.id).then(onChange)} />
      ))}
    </ul>
    {saves.length === 0 && <p>{START.none}</p>}
  </Dialog>
);

function Save({ save, onRemove }: { readonly save: SaveHead; readonly onRemove: () => void }) {
  const [isSure, setSure] = useState(false);
  const when = new Date(save.changedAt).toLocaleString();
  return (
    <li className="save">
      <div>
        <b>{save.name}</b>
        <small>
          {save.summary} · {when}
        </small>
      </div>
      {isSure ? (
        <button type="button" className="button" onClick={onRemove}>
          {START.yesDelete}
        </button>
      ) : (
        <button type="button" className="button" data-look="ghost" onClick={() => setSure(true)}>
          {START.delete}
          <span className="unseen"> {save.name}</span>
        </button>
      )}
      <button type="button" className="button" data-look="ghost" onClick={() => goTo({ at: 'watch', id: save.id })}>
        {START.watch}
        <span className="unseen"> {save.name}</span>
      </button>
      <button type="button" className="button" onClick={() => goTo({ at: 'battle', id: save.id })}>
        {START.play}
        <span className="unseen"> {save.name}</span>
      </button>
    </li>
  );
}
