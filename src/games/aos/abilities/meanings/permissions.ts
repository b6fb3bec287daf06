import type { Cause } from '../../activation';
import type { CommandType } from '../../commands';
import type { RefusalCode } from '../../refusals';
import type { Battle, Unit } from '../../types';
import type { Meanings } from '../channels';
import { effectsOn } from '../effects-on';

/** ABIL-01: what abilities allow against the core rules, and what they forbid. */
export const PERMISSIONS = {
  /** The reasons that do not hold against this unit now. */
  waive: (battle: Battle, unit: Unit): ReadonlySet<RefusalCode> =>
    new Set(effectsOn(battle, unit, 'waive').map(({ effect }) => effect.refusal)),
  /** What forbids the unit this command, if anything does. */
  forbid: (battle: Battle, unit: Unit, command: CommandType): Cause | undefined =>
    effectsOn(battle, unit, 'forbid').find(({ effect }) => effect.commands.includes(command))?.cause,
} satisfies Meanings<'permissions'>;
