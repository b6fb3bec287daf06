import { everyWay } from '../../../../kernel/every-way';
import { hasNegations } from '../../abilities/meanings/wounds';
import type { Damage, WoundKind } from '../../activation';
import { type Negation, negationsFor, rollNegations } from '../../rules/damage/negate';
import type { Battle, Model, Unit, WeaponId } from '../../types';
import { takersIn, without } from '../casualties';

/** NEG-01, NEG-02: how likely a wound stays that these may negate. */
export function chanceToStay(offers: readonly Negation[]): number {
  if (offers.length === 0) return 1;
  let stays = 0;
  everyWay(
    dice => rollNegations(offers, '', dice).isNegated,
    (isNegated, chance) => {
      if (!isNegated) stays += chance;
    },
  );
  return stays;
}

/** How likely a wound and a mortal wound on a model stay. */
export interface Stays {
  readonly wound: number;
  readonly mortal: number;
}

const ALL_STAY: Stays = { wound: 1, mortal: 1 };

/** The source of wounds: an attack with a weapon, or anything else. */
export type WoundSource = { readonly unit: Unit; readonly weapon: WeaponId } | undefined;

/** NEG-01: for the model that takes the next wound, as things stand. */
export function staysOn(battle: Battle, unit: Unit, source: WoundSource): Stays {
  const [taker] = takersIn(unit);
  return taker && mayNegate(battle, unit) ? staysFor(battle, unit, taker, source) : ALL_STAY;
}

/** NEG-01: for one model after another, each in the battle in which those before it have fallen. */
export function staysInTurn(battle: Battle, unit: Unit, source: WoundSource): readonly Stays[] {
  const takers = takersIn(unit);
  if (!mayNegate(battle, unit)) return takers.map(() => ALL_STAY);
  return takers.map((taker, fallen) => {
    const after = without(battle, unit, fallen);
    return staysFor(after.battle, after.unit, taker, source);
  });
}

/** Whether there is anything at all in the battle that negates wounds on this side. */
const mayNegate = (battle: Battle, { seat }: Unit): boolean =>
  hasNegations(battle, seat) || battle.field.features.some(({ scenery }) => scenery === 'mystical'); // SCEN-05

function staysFor(battle: Battle, unit: Unit, model: Model, source: WoundSource): Stays {
  const stays = (wound: WoundKind) =>
    chanceToStay(negationsFor(battle, unit, model, { damage: damageOn(unit, source), wound }));
  return { wound: stays('wounds'), mortal: stays('mortals') };
}

/** One wound as far as what negates it asks. */
const damageOn = (unit: Unit, source: WoundSource): Damage => ({
  unit: unit.id,
  owner: unit.seat,
  wounds: 1,
  mortals: 0,
  cause: source ? 'attack' : 'ability',
  by: source?.unit.seat,
  source: source && { unit: source.unit.id, weapon: source.weapon },
  order: undefined,
});
