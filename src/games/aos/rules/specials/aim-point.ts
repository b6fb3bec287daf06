import { gapToSpot } from '../../../../geometry/gaps/gap';
import { isWithin } from '../../../../geometry/gaps/within';
import type { Inches, Pose } from '../../../../geometry/shapes/shape';
import { standingHeight } from '../../../../geometry/ways/solids';
import { bug } from '../../../../kernel/bug';
import type { Dice } from '../../../../kernel/dice';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { seesSpot } from '../../facts/attacks/sight';
import { bodiesOf } from '../../facts/places/bodies';
import { unitsOf } from '../../facts/units';
import { type Refusal, refuse, unless } from '../../refusals';
import { type Battle, otherSeat, type Unit } from '../../types';
import { dealTo } from '../abilities/deals';
import { answered } from '../command-guards';
import { casterOf, spellNow, takeEffect } from '../magic/spells';
import { spellEnded } from '../trigger-events';

/** ATK-08, MEAS-04: a point on the table, in range of the caster and visible to it. */
export function checkAimPoint(battle: Battle, { x, y }: CommandOf<'aimPoint'>): readonly Refusal[] {
  const { cast, spell } = spellNow(battle);
  const within = spell.point?.within ?? bug(`${spell.id} is not aimed at a point`);
  const { width, depth } = battle.field;
  if (x < 0 || y < 0 || x > width || y > depth) return [refuse('MOVE-07', 'aim.offTable', {})];
  const caster = casterOf(battle, cast);
  const spot = groundAt(battle, x, y);
  const gap = gapTo(battle, caster, spot);
  return [
    ...unless(isWithin(gap, within), 'MEAS-04', 'aim.tooFar', { gap, within }),
    ...unless(seesSpot(battle, caster, spot), 'ATK-08', 'aim.notVisible', {}),
  ];
}

const groundAt = (battle: Battle, x: number, y: number): Pose => {
  const speck = { x, y, z: 0, facing: 0, outline: { kind: 'circle', radius: 0 }, height: 0 } as const;
  return { x, y, z: standingHeight(battle.field, speck).z, facing: 0 };
};

const gapTo = (battle: Battle, unit: Unit, spot: Pose): Inches =>
  bodiesOf(battle, unit).reduce((least, body) => Math.min(least, gapToSpot(body, spot)), Number.POSITIVE_INFINITY);

/** CAST-07: affects every enemy unit within range of the point. */
export function decideAimPoint(battle: Battle, { x, y }: CommandOf<'aimPoint'>, dice: Dice): readonly BattleEvent[] {
  const { cast, spell } = spellNow(battle);
  const spot = groundAt(battle, x, y);
  const struck = unitsOf(battle, otherSeat(cast.seat)).filter(unit =>
    isWithin(gapTo(battle, unit, spot), spell.reach.within ?? 0),
  );
  return [answered, ...takeEffect(battle, cast, spell, struck, dice, dealTo)];
}

/** CAST-07: without a point the spell has no effect. */
export const declineToAim = (battle: Battle): readonly BattleEvent[] => [
  answered,
  spellEnded(spellNow(battle).cast, 'fizzled'),
];
