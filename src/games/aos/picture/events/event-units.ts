import type { BattleEvent } from '../../events';
import { unitOfModel } from '../../facts/units';
import type { Battle, UnitId } from '../../types';

/** The units of an event, in the battle before it. */
export function unitsOfEvent(event: BattleEvent, before: Battle): readonly UnitId[] {
  const ids = [
    'unit' in event ? event.unit : undefined,
    'target' in event ? event.target : undefined,
    'model' in event ? unitOfModel(before, event.model)?.id : undefined,
    event.type === 'modelSlain' ? event.slain.unit : undefined,
    event.type === 'damageDealt' ? event.damage.unit : undefined,
    event.type === 'castRolled' || event.type === 'castGiven' ? event.cast.unit : undefined,
    ...(event.type === 'targetsPicked' ? event.volleys.map(({ target }) => target) : []),
    ...(isOfAttack(event) ? [before.activation?.unit, before.activation?.volleys[0]?.target] : []),
    event.type === 'spellEnded' ? before.cast?.unit : undefined,
  ];
  return [...new Set(ids.filter(id => id !== undefined))];
}

const isOfAttack = ({ type }: BattleEvent): boolean =>
  type === 'targetsPicked' || type === 'diceRolled' || type === 'diceFell' || type === 'damageRolled';
