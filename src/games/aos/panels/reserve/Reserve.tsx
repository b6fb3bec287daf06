import { Icon } from '../../../../shell/parts/icons';
import { askedNow } from '../../facts/open-question';
import { isInReserve, isWaiting } from '../../facts/places/whereabouts';
import { isPlacing } from '../../hands/draft/drafts';
import type { Battle } from '../../types';
import { PANELS } from '../../words/battle/panels';
import { counted } from '../../words/numbers';
import { useBattle, useInteraction, useNames, useSession } from '../use-session';
import './reserve.css';

/** Units beside the table during set-up, or in reserve while they may arrive. */
export function Reserve() {
  const session = useSession();
  const { table } = session;
  const battle = useBattle();
  const names = useNames();
  const draft = useInteraction(interaction => interaction.draft);
  const ask = askedNow(battle);
  if (!ask || !hasUnitsBeside(battle)) return undefined;
  const isArriving = ask.kind === 'useAbilities';
  const waiting = battle.units.filter(unit => unit.seat === ask.seat && (isArriving ? isInReserve : isWaiting)(unit));
  const drafted = draft && isPlacing(draft) ? draft.unit : undefined;
  return (
    <section className="reserve panel" aria-label={isArriving ? PANELS.inReserve : PANELS.toSetUp}>
      <h2>{isArriving ? PANELS.reserves(names.player(ask.seat)) : PANELS.setsUp(names.player(ask.seat))}</h2>
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
      {!isArriving && (
        <button type="button" className="button" onClick={() => session.setUpTheRest()}>
          <Icon name="command" />
          {PANELS.setUpRest}
        </button>
      )}
      <p className="reserve-hint">{PANELS.reserveHint}</p>
    </section>
  );
}

/** FB-02, RES-02: whether the deciding player may bring units to the table now. */
export function hasUnitsBeside(battle: Battle): boolean {
  const ask = askedNow(battle);
  if (ask?.kind === 'deploy' || ask?.kind === 'deployMore') return true;
  const isTheMoment = ask?.kind === 'useAbilities' && ask.moment === 'movementEnd';
  return isTheMoment && battle.units.some(unit => unit.seat === ask.seat && isInReserve(unit));
}
