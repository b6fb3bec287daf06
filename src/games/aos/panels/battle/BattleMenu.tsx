import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { goTo } from '../../../../shell/browser/address';
import { exportReplay, handOver } from '../../../../shell/browser/save-file';
import { Menu } from '../../../../shell/dialogs/Menu';
import { Icon } from '../../../../shell/parts/icons';
import { PAGE } from '../../../../shell/words/page';
import { warscrollOf } from '../../armies';
import { BATTLE_MENU } from '../../words/battle/menu';
import { namesIn } from '../../words/names';
import { listed } from '../../words/numbers';
import { THOUGHTS, thoughtInFull } from '../../words/opponent/thoughts';
import { RULING_DIALOG } from '../../words/rulebook/ruling-dialog';
import type { Library, OpenBattle } from '../battle-library';
import { useSession } from '../use-session';

const OwnFigures = lazy(() =>
  import('../../../../shell/figures/OwnFigures').then(figures => ({ default: figures.OwnFigures })),
);

interface BattleMenuProps {
  readonly library: Library;
  readonly open: OpenBattle;
  readonly dialogs: { readonly keys: () => void; readonly ruling: () => void };
  readonly onClose: () => void;
}

/** The menu of a battle: its file, a copy to measure, rulings, figures, and giving up. */
export function BattleMenu({ library, open, dialogs, onClose }: BattleMenuProps) {
  const [isShowing, setShowing] = useState(false);
  const acts = (name: string) => (
    <>
      <button type="button" className="button" onClick={() => exportReplay(open.match, name)}>
        <Icon name="save" />
        {PAGE.exportReplay}
      </button>
      <button type="button" className="button" onClick={() => goTo({ at: 'watch', id: open.id })}>
        <Icon name="eye" />
        {BATTLE_MENU.watch}
      </button>
      <SaveThoughts name={name} />
      <WhatIf open={open} />
      <button type="button" className="button" onClick={dialogs.ruling}>
        {RULING_DIALOG.open}
      </button>
      <button type="button" className="button" onClick={() => setShowing(true)}>
        {BATTLE_MENU.ownFigures}
      </button>
    </>
  );
  return (
    <Menu
      name={open.name}
      onRename={name => void library.rename(open.id, name)}
      acts={acts}
      onKeys={dialogs.keys}
      onClose={onClose}
    >
      <Concede onClose={onClose} />
      {isShowing && (
        <Suspense fallback={undefined}>
          <FiguresHere onClose={() => setShowing(false)} />
        </Suspense>
      )}
    </Menu>
  );
}

/** Saves what the computer thought in this battle, if it did. */
function SaveThoughts({ name }: { readonly name: string }) {
  const { thoughts, setup } = useSession();
  const told = useStore(thoughts);
  if (told.length === 0) return undefined;
  const save = () => {
    const lines = told.flatMap(({ index, thought, before }) => {
      const [first = '', ...rest] = thoughtInFull(thought, namesIn(before, setup), before);
      return [`${index + 1}. ${setup.armies[thought.command.seat].player}: ${first}`, ...rest];
    });
    handOver(new Blob([`${lines.join('\n')}\n`], { type: 'text/plain' }), THOUGHTS.fileName(name), 'txt');
  };
  return (
    <button type="button" className="button" onClick={save}>
      <Icon name="save" />
      {THOUGHTS.save}
    </button>
  );
}

/** Own figures for every warscroll of this battle. */
function FiguresHere({ onClose }: Pick<BattleMenuProps, 'onClose'>) {
  const { azure, ember } = useSession().setup.armies;
  const ids = [...new Set([...azure.units, ...ember.units].map(unit => unit.warscroll))];
  return <OwnFigures figures={ids.map(id => ({ id, title: warscrollOf({ warscroll: id }).name }))} onClose={onClose} />;
}

/** Opens a copy of the battle on the measuring table; the battle itself does not change. */
function WhatIf({ open }: Pick<BattleMenuProps, 'open'>) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const measure = async () => {
    const { packedCopy } = await import('../measure/share/packed-copy');
    const copy = await packedCopy(open);
    if (copy.left.length > 0 && left.length === 0) setLeft(copy.left);
    else goTo({ at: 'measure', table: copy.packed });
  };
  return (
    <button type="button" className="button" onClick={() => void measure()}>
      <Icon name="ruler" />
      {left.length > 0 ? BATTLE_MENU.without(listed(left)) : BATTLE_MENU.whatIf}
    </button>
  );
}

function Concede({ onClose }: Pick<BattleMenuProps, 'onClose'>) {
  const session = useSession();
  const [isSure, setSure] = useState(false);
  const seat = session.match.deciding();
  if (!seat || session.bots[seat]) return undefined;
  const player = session.setup.armies[seat].player;
  const concede = () => {
    session.submit({ seat, type: 'concede' });
    onClose();
  };
  return (
    <>
      <h3>{BATTLE_MENU.giveUp}</h3>
      <div className="dialog-acts">
        <button type="button" className="button" onClick={isSure ? concede : () => setSure(true)}>
          {isSure ? BATTLE_MENU.concedes(player) : BATTLE_MENU.wouldConcede(player)}
        </button>
      </div>
    </>
  );
}
