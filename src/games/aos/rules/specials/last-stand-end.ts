import type { Dice } from '../../../../kernel/dice';
import type { BattleEvent } from '../../events';
import { askedNow } from '../../facts/open-question';
import { dyingOf } from '../../facts/tallies';
import type { Battle, Unit } from '../../types';
import { fallAtLast } from '../damage/slain';
import { standMark } from './last-stand';

const hasStood = (unit: Unit): boolean => unit.marks.some(({ effect }) => effect.do === 'stood');

/** COMBAT-01: it fights before anyone else is picked; when it has, or when nobody is picked any more, it falls. */
export function settleLastStand(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const unit = battle.activation ? undefined : battle.units.find(each => dyingOf(each) && each.models.length > 0);
  const dying = unit && dyingOf(unit);
  if (!unit || !dying) return [];
  const isOver = hasStood(unit) || battle.combatIsOver || battle.phase !== 'combat';
  if (isOver) return fallAtLast(battle, unit, dying.model, dying, dice);
  if (askedNow(battle)?.kind !== 'pickFighter') return [];
  return [
    standMark(unit, 'last stand', { do: 'stood' }),
    { type: 'unitPicked', unit: unit.id, how: 'fight', isExtra: true },
  ];
}
