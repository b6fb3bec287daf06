import type { Dice } from '../../../../kernel/dice';
import type { BattleEvent } from '../../events';
import { dyingOf, remembered } from '../../facts/memory';
import { askedNow } from '../../facts/open-question';
import type { Battle } from '../../types';
import { fallAtLast } from '../damage/slain';
import { unitPicked } from '../trigger-events';

/** COMBAT-01: fights before any other unit is picked; after that, or when picking ends, the model is slain. */
export function settleLastStand(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const unit = battle.activation ? undefined : battle.units.find(each => dyingOf(each) && each.models.length > 0);
  const dying = unit && dyingOf(unit);
  if (!unit || !dying) return [];
  const isOver = remembered(unit, 'stood').length > 0 || battle.combatIsOver || battle.phase !== 'combat';
  if (isOver) return fallAtLast(battle, unit, dying.model, dying, dice);
  if (askedNow(battle)?.kind !== 'pickFighter') return [];
  return [
    {
      type: 'remembered',
      unit: unit.id,
      memory: { kind: 'stood', ability: dying.ability, until: 'phase', seat: unit.seat },
    },
    unitPicked(unit.id, 'fight', { isExtra: true }),
  ];
}
