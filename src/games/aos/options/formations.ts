import { bug } from '../../../kernel/bug';
import { weaponsFor } from '../facts/attacks/attacks';
import { longestRange } from '../facts/attacks/weapon-values';
import { mannerOf } from '../facts/moving/halting';
import { surroundingsOf } from '../facts/places/surroundings';
import type { Battle, Step, Unit } from '../types';
import { type FormUpOptions, formUp } from '../ways/formation';

const NOWHERE = { x: 0, y: 0 };

type Fight = Pick<FormUpOptions, 'allowance' | 'firstWithin' | 'isPileIn'>;

/**
 * CHARGE-05, PILE-03: steps that bring a unit into combat: straight at the enemy, or in a ring around it, which is many
 * times as expensive and brings more models into range. Undefined if no model gets there.
 */
export function fightSteps(
  battle: Battle,
  unit: Unit,
  shape: 'straight' | 'surround',
  fight: Fight,
): readonly Step[] | undefined {
  const formation = formUp(unit.models, NOWHERE, undefined, surroundingsOf(battle, unit.seat), {
    shape,
    ...mannerOf(battle, unit),
    weaponRange: Math.max(1, ...weaponsFor(unit, 'fight').map(weapon => longestRange(battle, unit, weapon))),
    patience: 0, // Straight paths only: options are computed for every question, and detours are the most expensive part.
    ...fight,
  });
  return formation?.steps.map(({ model, step }) => ({
    model: (unit.models[model] ?? bug('nobody there')).id,
    ...step,
  }));
}
