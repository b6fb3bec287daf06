import type { Face } from '../../../../kernel/dice';
import type { ForcedReroll, Reroll, Roll, Volley } from '../../activation';
import type { Rulings } from '../../rulings';
import type { Battle } from '../../types';
import { indomitable } from '../setup/triumphs';

/** RR-06: a re-roll is mandatory only if the players ruled so. */
export const isForced = (rulings: Rulings, reroll: Reroll | undefined): boolean =>
  rulings.orderedRerollsForced && reroll?.isOrder === true;

/** RR-06: players who want to choose are asked before any die is re-rolled. */
export const isAskedFor = (battle: Battle, reroll: Reroll | undefined): boolean =>
  battle.rulings.everyRerollAsked && !isForced(battle.rulings, reroll);

/** TRI-04: the re-roll available to the side that rolls. */
export const rerollFor = (battle: Battle, { profile, target }: Volley, roll: Roll): Reroll | undefined =>
  (roll === 'save' ? indomitable(battle, target) : undefined) ?? profile.rerolls[roll];

/** RR-04, RR-06: judged on the natural face; leave to re-roll all is leave for any face. */
export const mayReroll = ({ which }: Reroll, face: Face, needed: number): boolean =>
  face === 1 || which === 'all' || (which === 'failed' && face < needed);

/** RR-04: judged on the natural face. */
export const isForcedAgain = ({ which }: ForcedReroll, face: Face, needed: number): boolean =>
  face === 6 || (which === 'passed' && face !== 1 && face >= needed);
