import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { weaponsFor } from '../../facts/attacks/attacks';
import { type Refusal, refuse, unless } from '../../refusals';
import type { Battle } from '../../types';
import { answered, ownUnit } from '../command-guards';
import { unitPicked } from '../trigger-events';
import { whyNoTarget } from './missed-targets';
import { targetsFor } from './targets';

/** SHOOT-01 to SHOOT-04, RUN-03, RETR-03. RETR-05: a unit that stayed near the enemy may shoot. */
export function checkShoot(battle: Battle, command: CommandOf<'shoot'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  const weapons = weaponsFor(unit, 'shoot').filter(weapon =>
    unit.models.some(model => model.weapons.includes(weapon.id)),
  );
  if (weapons.length === 0) return [refuse('SHOOT-02', 'shoot.noWeapon', {})];
  return [
    ...unless(!unit.deeds.includes('ran'), 'SHOOT-03', 'shoot.hasRun', {}),
    ...unless(!unit.deeds.includes('retreated'), 'SHOOT-03', 'shoot.hasRetreated', {}),
    ...unless(!unit.deeds.includes('shot'), 'SHOOT-04', 'shoot.already', {}),
    ...(weapons.some(weapon => targetsFor(battle, unit, weapon).length > 0) ? [] : whyNoTarget(battle, unit, weapons)),
  ];
}

export const decideShoot = (_: Battle, { unit }: CommandOf<'shoot'>): readonly BattleEvent[] => [
  unitPicked(unit, 'shoot'),
  answered,
];
