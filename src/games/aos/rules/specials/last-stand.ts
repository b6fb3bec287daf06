import type { Dice } from '../../../../kernel/dice';
import { effectsOn } from '../../abilities/effects-on';
import type { Effect, Mark } from '../../abilities/types';
import type { BattleEvent } from '../../events';
import { askedNow } from '../../facts/open-question';
import type { Battle, ModelId, Unit } from '../../types';
import { rolledBy } from '../abilities/ability-rolls';
import { fallAtLast, type Wounding } from '../damage/slain';

type Dying = Extract<Effect, { do: 'dying' }>;

/** What holds a slain model upright, and whom it lets fall in the end. */
export const dyingOf = (unit: Unit): Dying | undefined =>
  unit.marks.find(({ effect }) => effect.do === 'dying')?.effect as Dying | undefined;

const hasStood = (unit: Unit): boolean => unit.marks.some(({ effect }) => effect.do === 'stood');

const markOf = (unit: Unit, name: string, effect: Effect): BattleEvent => {
  const mark: Mark = {
    ability: 'last-stand',
    name,
    effect,
    until: 'phase',
    seat: unit.seat,
    against: false,
    given: [],
  };
  return { type: 'marked', unit: unit.id, mark };
};

/** ABIL-02: in the combat phase a model that has this fights once more before it falls, on a die; undefined if it has not. */
export function rollLastStand(
  battle: Battle,
  unit: Unit,
  model: ModelId,
  damage: Wounding,
  dice: Dice,
): { readonly stands: boolean; readonly events: readonly BattleEvent[] } | undefined {
  const found = battle.phase === 'combat' && !battle.combatIsOver ? effectsOn(battle, unit, 'lastStand')[0] : undefined;
  if (!found) return undefined;
  const { on } = found.effect;
  const face = dice.d6();
  const rolled = rolledBy(unit.id, found.because, [face], on);
  const { by, cause, source } = damage;
  const dying: Effect = { do: 'dying', model, by, cause, source };
  const stands = face >= on;
  return { stands, events: [rolled, ...(stands ? [markOf(unit, found.because, dying)] : [])] };
}

/** COMBAT-01: it fights before anyone else is picked; when it has, or when nobody is picked any more, it falls. */
export function settleLastStand(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const unit = battle.activation ? undefined : battle.units.find(each => dyingOf(each) && each.models.length > 0);
  const dying = unit && dyingOf(unit);
  if (!unit || !dying) return [];
  const isOver = hasStood(unit) || battle.combatIsOver || battle.phase !== 'combat';
  if (isOver) return fallAtLast(battle, unit, dying.model, dying, dice);
  if (askedNow(battle)?.kind !== 'pickFighter') return [];
  return [
    markOf(unit, 'last stand', { do: 'stood' }),
    { type: 'unitPicked', unit: unit.id, how: 'fight', isExtra: true },
  ];
}
