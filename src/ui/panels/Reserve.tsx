import { isPlacing } from '../../controls/drafts';
import { askedNow } from '../../systems/aos/facts/asking';
import { isWaiting } from '../../systems/aos/facts/whereabouts';
import { Icon } from '../icons';
import { counted } from '../text/numbers';
import { useBattle, useDesk, useNames, useSession } from '../use-session';

/** The units that wait beside the table while the armies are set up. */
export function Reserve() {
  const { table } = useSession();
  const battle = useBattle();
  const names = useNames();
  const draft = useDesk(desk => desk.draft);
  const ask = askedNow(battle);
  if (ask?.kind !== 'deploy' && ask?.kind !== 'deployMore') return undefined;
  const waiting = battle.units.filter(unit => unit.seat === ask.seat && isWaiting(unit));
  const drafted = draft && isPlacing(draft) ? draft.unit : undefined;
  return (
    <section className="reserve panel" aria-label="Units to set up">
      <h2>{names.player(ask.seat)} sets up</h2>
      <ul>
        {waiting.map(unit => (
          <li key={unit.id}>
            <button
              type="button"
              className="button"
              aria-pressed={unit.id === drafted}
              onClick={() => table.send({ type: 'select', unit: unit.id })}
            >
              <Icon name="flag" />
              {names.unit(unit.id)}
              <small>{counted(unit.models.length, 'model')}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className="reserve-hint">Drag the unit on the table, click the ground, or use the arrow keys.</p>
    </section>
  );
}
