import { useMemo, useState } from 'react';
import { goTo } from '../../../shell/browser/address';
import { exportReplay } from '../../../shell/browser/save-file';
import { anySeed } from '../../../shell/browser/seed';
import { Dialog } from '../../../shell/dialogs/Dialog';
import { Icon } from '../../../shell/parts/icons';
import { warscrollOf } from '../armies';
import { setupAfter } from '../battleplans/series';
import { woundsOfSlain } from '../facts/score';
import type { Library, OpenBattle } from '../panels/battle-library';
import { Portrait } from '../panels/portraits/Portrait';
import { useBattle, useNames, useShown } from '../panels/use-session';
import { type Battle, otherSeat, SEATS, type Seat } from '../types';
import { LossChart } from './LossChart';
import { LuckTable } from './LuckTable';
import { lossesOf } from './losses';
import { luckOf } from './luck';
import { Rulings } from './Rulings';
import './end.css';
import { PAGE } from '../../../shell/words/page';
import { END } from '../words/battle/end';

interface EndScreenProps {
  readonly library: Library;
  readonly open: OpenBattle;
  readonly onClose: () => void;
}

/** The end of a battle: the score, losses by round, luck, and what to do next. */
export function EndScreen({ library, open, onClose }: EndScreenProps) {
  const battle = useBattle();
  const names = useNames();
  const told = useShown(shown => shown.history);
  const losses = useMemo(() => lossesOf(told), [told]);
  const luck = useMemo(() => luckOf(told), [told]);
  const outcome = open.match.outcome();
  if (!outcome) return undefined;
  const { winner, rank, points } = outcome;
  return (
    <Dialog title={END.title} onClose={onClose}>
      <div className="end">
        <div className="end-verdict">
          <p className="end-title" data-seat={winner}>
            {winner ? names.player(winner) : END.aDraw}
          </p>
          <p className="end-rank">{battle.conceded ? END.conceded(names.player(battle.conceded)) : END.ranks[rank]}</p>
          <div className="end-sides">
            {SEATS.map(seat => (
              <section key={seat} className="end-side" aria-label={names.player(seat)}>
                <p className="ask-who">
                  <i className="pip" data-seat={seat} />
                  {names.player(seat)}
                </p>
                <p className="end-points">
                  {points[seat]}
                  <span className="unseen"> {END.points}</span>
                </p>
                <SlainList battle={battle} seat={seat} />
              </section>
            ))}
          </div>
        </div>
        <LossChart losses={losses} names={names} />
        <LuckTable luck={luck} names={names} />
        <Rulings agreed={battle.agreed} names={names} />
      </div>
      <Ways library={library} open={open} onClose={onClose} />
    </Dialog>
  );
}

function Ways({ library, open, onClose }: EndScreenProps) {
  const [isStarting, setStarting] = useState(false);
  const again = async () => {
    setStarting(true);
    try {
      const { setup: last, bots } = open.match.replay();
      const setup = setupAfter(last, open.match.outcome());
      goTo({ at: 'battle', id: await library.start(setup, anySeed(), { mood: open.mood, bots }) });
    } finally {
      setStarting(false);
    }
  };
  return (
    <div className="dialog-acts end-ways">
      <button type="button" className="button" data-look="prime" onClick={() => goTo({ at: 'watch', id: open.id })}>
        <Icon name="eye" />
        {END.watch}
      </button>
      <button type="button" className="button" disabled={isStarting} onClick={() => void again()}>
        <Icon name="fight" />
        {END.again}
      </button>
      <button type="button" className="button" onClick={() => goTo({ at: 'setup', id: open.id })}>
        <Icon name="flag" />
        {END.next}
      </button>
      <button type="button" className="button" onClick={() => exportReplay(open.match, open.name)}>
        <Icon name="save" />
        {PAGE.exportReplay}
      </button>
      <button type="button" className="button" data-look="ghost" onClick={onClose}>
        {END.look}
      </button>
      <button type="button" className="button" data-look="ghost" onClick={() => goTo({ at: 'start' })}>
        {PAGE.toStart}
      </button>
    </div>
  );
}

/** The enemies a side has slain: portrait, number and Wounds of each kind. */
function SlainList({ battle, seat }: { readonly battle: Battle; readonly seat: Seat }) {
  const enemy = otherSeat(seat);
  const kinds = new Map<string, { readonly count: number; readonly wounds: number }>();
  for (const slain of battle.slain) {
    if (slain.seat !== enemy) continue;
    const { count, wounds } = kinds.get(slain.warscroll) ?? { count: 0, wounds: 0 };
    kinds.set(slain.warscroll, { count: count + 1, wounds: wounds + woundsOfSlain(battle, slain) });
  }
  if (kinds.size === 0) return <p className="end-nobody">{END.nobodySlain}</p>;
  return (
    <ul className="end-slain">
      {[...kinds].map(([id, { count, wounds }]) => {
        const warscroll = warscrollOf({ warscroll: id });
        return (
          <li key={id}>
            <Portrait warscroll={warscroll} seat={enemy} />
            <span>
              {count} × {warscroll.name}: {wounds}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
