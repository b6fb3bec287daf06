import { weaponsFor } from '../../facts/attacks/attacks';
import { unitsOf } from '../../facts/units';
import { abilityOptions } from '../abilities';
import { allocations, pileIns, rerolls, targetChoices } from '../fights';
import type { QuestionsOf } from './question';

/** Fights and shots, and the wounds they cause. */
export const FIGHTING_QUESTIONS: QuestionsOf<
  'pickFighter' | 'pileIn' | 'pickTargets' | 'declareTriumph' | 'pickDamaged' | 'allocate' | 'rerollDice'
> = {
  pickFighter: {
    rule: 'COMBAT-01',
    offers: (battle, { seat }) => [
      ...unitsOf(battle, seat).map(unit => ({ seat, type: 'fight', unit: unit.id }) as const),
      ...abilityOptions(battle, seat),
      { seat, type: 'pass' },
    ],
    skip: 'pass',
    mode: 'looking',
    draft: (_, { seat }, { id }) => ({ seat, type: 'fight', unit: id }),
    auto: ['fight', 'pass'],
  },
  pileIn: {
    rule: 'PILE-03',
    offers: pileIns,
    skip: 'nothing',
    mode: 'arranging',
    draft: (_, ask, unit) =>
      ask.unit === unit.id ? { seat: ask.seat, type: 'pileIn', unit: unit.id, steps: [] } : undefined,
    auto: [],
  },
  pickTargets: {
    rule: 'ATK-14',
    offers: targetChoices,
    skip: 'nothing',
    mode: 'targeting',
    draft: (battle, { seat, unit }, target) => {
      const attacker = battle.units.find(({ id }) => id === unit);
      const weapons = attacker ? weaponsFor(attacker, battle.activation?.how ?? 'fight') : [];
      return { seat, type: 'attack', unit, orders: weapons.map(({ id }) => ({ weapon: id, target: target.id })) };
    },
    auto: ['attack'],
  },
  declareTriumph: {
    rule: 'TRI-01',
    offers: (_, { seat, unit }) => [
      { seat, type: 'triumph', unit },
      { seat, type: 'pass' },
    ],
    skip: 'pass',
    mode: 'looking',
    draft: undefined,
    auto: ['pass'],
  },
  pickDamaged: {
    rule: 'WND-01',
    offers: (_, { seat, units }) => units.map(unit => ({ seat, type: 'settleFirst', unit })),
    skip: 'first',
    mode: 'looking',
    draft: (_, { seat }, { id }) => ({ seat, type: 'settleFirst', unit: id }),
    auto: ['settleFirst'],
  },
  allocate: { rule: 'WND-04', offers: allocations, skip: 'first', mode: 'choosing', draft: undefined, auto: [] },
  rerollDice: {
    rule: 'RR-01',
    offers: rerolls,
    skip: (_, { seat, unit }) => ({ seat, type: 'rerollDice', unit, dice: [] }),
    mode: 'looking',
    draft: undefined,
    auto: [],
  },
};
