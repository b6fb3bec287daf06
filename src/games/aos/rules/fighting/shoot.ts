import { EFFECTS } from '../../abilities/meanings';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { weaponsFor } from '../../facts/attacks/attacks';
import { type Refusal, refuse, unless } from '../../refusals';
import type { Battle, Unit } from '../../types';
import { answered, ownUnit } from '../command-guards';
import { unitPicked } from '../trigger-events';
import { whyNoTarget } from './missed-targets';
import { isAnyInReach } from './targets';

/** SHOOT-01 to SHOOT-04, RUN-03, RETR-03. RETR-05: a unit that stayed near the enemy may shoot. */
export function checkShoot(battle: Battle, command: CommandOf<'shoot'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  const weapons = weaponsFor(unit, 'shoot').filter(weapon =>
    unit.models.some(model => model.weapons.includes(weapon.id)),
  );
  if (weapons.length === 0) return [refuse('SHOOT-02', 'shoot.noWeapon', {})];
  const hasTarget = weapons.some(weapon => isAnyInReach(battle, unit, weapon));
  return [...checkShotBefore(unit), ...(hasTarget ? [] : whyNoTarget(battle, unit, weapons))];
}

/** SHOOT-03, SHOOT-04: what the unit did this turn. */
const checkShotBefore = ({ deeds }: Unit): readonly Refusal[] => [
  ...unless(!deeds.includes('ran'), 'SHOOT-03', 'shoot.hasRun', {}),
  ...unless(!deeds.includes('retreated'), 'SHOOT-03', 'shoot.hasRetreated', {}),
  ...unless(!deeds.includes('shot'), 'SHOOT-04', 'shoot.already', {}),
];

/** SHOOT-03, SHOOT-04, ABIL-01: whether nothing that the unit did this turn bars it; much cheaper than to look for targets. */
export function hasShotLeft(battle: Battle, unit: Unit): boolean {
  const reasons = checkShotBefore(unit);
  if (reasons.length === 0) return true;
  const waived = EFFECTS.permissions.waive(battle, unit);
  return reasons.every(({ code }) => waived.has(code));
}

export const decideShoot = (_: Battle, { unit }: CommandOf<'shoot'>): readonly BattleEvent[] => [
  unitPicked(unit, 'shoot'),
  answered,
];
