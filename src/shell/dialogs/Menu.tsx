import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../games/aos/panels/use-session';
import { listed } from '../../games/aos/words/numbers';
import { AGREEMENTS } from '../../games/aos/words/rulebook/agreements';
import { goTo } from '../browser/address';
import { exportReplay } from '../browser/save-file';
import type { Library, OpenBattle } from '../library';
import { notices } from '../notices/notices';
import { Icon } from '../parts/icons';
import { DIALOGS } from '../words/dialogs';
import { MENU } from '../words/menu';
import { PAGE } from '../words/page';
import { AllSettings } from './AllSettings';
import { Dialog } from './Dialog';

const OwnFigures = lazy(() => import('../figures/OwnFigures').then(figures => ({ default: figures.OwnFigures })));

interface MenuProps {
  readonly library: Library;
  readonly open: OpenBattle;
  readonly dialogs: { readonly keys: () => void; readonly ruling: () => void };
  readonly onClose: () => void;
}

/** Name, file, settings, and the ways out. */
export function Menu({ library, open, dialogs, onClose }: MenuProps) {
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
        <button type="button" className="button" onClick={dialogs.ruling}>
          {AGREEMENTS.open}
        </button>
        <button type="button" className="button" onClick={dialogs.keys}>
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
      <AllSettings />
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
    const { packedCopy } = await import('../../games/aos/panels/measure/share/packed-copy');
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
