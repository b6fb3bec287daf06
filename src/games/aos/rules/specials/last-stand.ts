import type { Dice } from '../../../../kernel/dice';
import { EFFECTS } from '../../abilities/meanings';
import type { BattleEvent } from '../../events';
import type { Battle, ModelId, Unit } from '../../types';
import { rolledBy } from '../abilities/ability-rolls';
import type { Wounding } from '../damage/slain';

/** What a special ability does for a model about to be slain. */
export interface Rescue {
  readonly events: readonly BattleEvent[];
  /** Whether the model stays on the table for now. */
  readonly isKept: boolean;
}

/** ABIL-02: in the combat phase, on a die roll, a model with this ability fights once more before it is slain. */
export function rollLastStand(battle: Battle, unit: Unit, model: ModelId, damage: Wounding, dice: Dice): Rescue {
  const found = battle.phase === 'combat' && !battle.combatIsOver ? EFFECTS.wounds.lastStand(battle, unit) : undefined;
  if (!found) return { isKept: false, events: [] };
  const { on } = found.effect;
  const face = dice.d6();
  const rolled = rolledBy(unit.id, found.cause, [face], on);
  const { by, cause, source } = damage;
  const about = { ability: found.cause, until: 'phase', seat: unit.seat } as const;
  const memory = { ...about, kind: 'dying', model, by, cause, source } as const;
  const stands = face >= on;
  return {
    isKept: stands,
    events: [rolled, ...(stands ? [{ type: 'remembered', unit: unit.id, memory } as const] : [])],
  };
}
