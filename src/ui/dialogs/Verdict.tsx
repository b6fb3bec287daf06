import { warscrollOf } from '../../systems/aos/armies';
import { otherSeat, SEATS, type Seat, type Slain } from '../../systems/aos/types';
import { goTo } from '../address';
import { exportReplay } from '../export';
import { Icon } from '../icons';
import type { OpenBattle } from '../library';
import { useBattle, useNames } from '../use-session';
import { Dialog } from './Dialog';

const RANKS = { major: 'A major victory', minor: 'A minor victory', draw: 'Equal scores' } as const;

/** How the battle ended, with the scores and who fell. */
export function Verdict({ open, onClose }: { readonly open: OpenBattle; readonly onClose: () => void }) {
  const battle = useBattle();
  const names = useNames();
  const outcome = open.match.outcome();
  if (!outcome) return undefined;
  const { winner, rank, points } = outcome;
  return (
    <Dialog title="The battle is over" onClose={onClose}>
      <div className="verdict">
        <p className="verdict-title">{winner ? names.player(winner) : 'A draw'}</p>
        <p className="verdict-rank">{battle.conceded ? `${names.player(battle.conceded)} conceded` : RANKS[rank]}</p>
        <div className="verdict-sides">
          {SEATS.map(seat => (
            <section key={seat} className="verdict-side" aria-label={names.player(seat)}>
              <p className="ask-who">
                <i className="pip" data-seat={seat} />
                {names.player(seat)}
              </p>
              <p className="verdict-points">{points[seat]}</p>
              <ul>
                {slainBy(battle.slain, seat).map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="dialog-acts">
          <button type="button" className="button" onClick={() => exportReplay(open.match, open.name)}>
            <Icon name="save" />
            Export replay
          </button>
          <button type="button" className="button" onClick={() => goTo({ at: 'start' })}>
            To the start page
          </button>
          <button type="button" className="button" data-look="prime" onClick={onClose}>
            Look at the table
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** What a side has slain: each kind of enemy with its number and the points it brought. */
function slainBy(slain: readonly Slain[], seat: Seat): readonly string[] {
  const counts = new Map<string, number>();
  for (const { warscroll, seat: owner } of slain) {
    if (owner === otherSeat(seat)) counts.set(warscroll, (counts.get(warscroll) ?? 0) + 1);
  }
  if (counts.size === 0) return ['Nobody slain'];
  return [...counts].map(([warscroll, count]) => {
    const { name, wounds } = warscrollOf({ warscroll });
    return `${count} × ${name}: ${count * wounds}`;
  });
}
