import { EFFECTS } from '../../abilities/meanings';
import type { Battle, Unit } from '../../types';
import { spreadOfAmount } from '../amounts';
import type { Assumption } from '../assumption-words';
import { ranksOf, slainBy } from '../slain';
import { compound, mixed, NOTHING, plus, type Spread, spreadOf, times } from '../spread';
import { summed } from './strike-spread';
import type { Strike } from './strikes';
import { staysOn } from './wards';

/** Mortal wounds that an attack on this target brings on the attacker, after the attacker's own wards. */
export function returnedBy(
  battle: Battle,
  attacker: Unit,
  target: Unit,
  strikes: readonly Strike[],
  allocated: Spread,
  assumes: Assumption[],
): Spread {
  const stays = staysOn(battle, attacker, undefined).mortal;
  const bySaves = summed(battle, strikes, () => ({ wound: 0, mortal: 0, returned: stays }));
  const byWounds = answersOf(battle, target, strikes, allocated, stays);
  if (bySaves.length > 1 && byWounds.length > 1) assumes.push({ is: 'returnsApart', unit: target.id });
  return plus(bySaves, byWounds);
}

/** ABIL-02: spite for each wound that is allocated in melee, and vengeance for each model that is slain. */
function answersOf(battle: Battle, target: Unit, strikes: readonly Strike[], allocated: Spread, stays: number): Spread {
  const isMelee = strikes.some(({ weapon }) => weapon.type === 'melee');
  const one = spreadOf([
    [0, 1 - stays],
    [1, stays],
  ]);
  const perWound = (isMelee ? EFFECTS.wounds.spite(battle, target) : [])
    .map(({ effect }) => onRoll(effect.on, one))
    .reduce<Spread>((sum, each) => plus(sum, each), NOTHING);
  const perModel = EFFECTS.wounds
    .avenge(battle, target)
    .map(({ effect }) => onRoll(effect.on, compound(spreadOfAmount(effect.mortals), one)))
    .reduce<Spread>((sum, each) => plus(sum, each), NOTHING);
  if (perWound.length + perModel.length === 2) return NOTHING;
  const ranks = ranksOf(battle, target);
  return mixed(
    [...allocated].map((chance, wounds) => [
      plus(times(perWound, wounds), times(perModel, slainBy(wounds, ranks))),
      chance,
    ]),
  );
}

/** A number that comes only on a die of this or more. */
const onRoll = (on: number, number: Spread): Spread => {
  const likely = Math.min(6, Math.max(0, 7 - on)) / 6;
  return mixed([
    [NOTHING, 1 - likely],
    [number, likely],
  ]);
};
