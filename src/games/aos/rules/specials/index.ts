import type { Dice } from '../../../../kernel/dice';
import type { AttackFacts } from '../../abilities/conditions';
import type { RolledDice, Volley } from '../../activation';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import type { Refusal } from '../../refusals';
import type { Battle, ModelId, Step, Unit } from '../../types';
import type { Wounding } from '../damage/slain';
import { offerChange } from './attacks/changing-dice';
import { type Dread, rollDread } from './attacks/reaper-of-sorrows';
import { type Rescue, rollLastStand } from './last-stand';
import { markCrossings } from './moves/spectral-hunters';
import { checkNumbered } from './storm-scroll';

/*
 * Special abilities by the moment at which they act. A core rule calls its moment here and names no special ability.
 * See also commands.ts, deals.ts and sequence.ts.
 */

export { changeAsked } from './attacks/changing-dice';
export { SPECIAL_WEAPONS } from './attacks/special-weapons';

/** A model is about to be slain. */
export const onSlain = (battle: Battle, unit: Unit, model: ModelId, damage: Wounding, dice: Dice): Rescue =>
  rollLastStand(battle, unit, model, damage, dice);

/** An attack is about to be rolled. */
export const beforeAttack = (battle: Battle, attack: AttackFacts, dice: Dice): Dread => rollDread(battle, attack, dice);

/** The dice of a step are rolled but not yet applied. */
export const afterRoll = (battle: Battle, volley: Volley, fallen: RolledDice): readonly BattleEvent[] =>
  offerChange(battle, volley, fallen);

/** A unit has made a normal move or a retreat. */
export const onMove = (battle: Battle, unit: Unit, steps: readonly Step[]): readonly BattleEvent[] =>
  markCrossings(battle, unit, steps);

/** An ability without a target of its own is about to be used. */
export const checkUse = (battle: Battle, bearer: Unit, command: CommandOf<'useAbility'>): readonly Refusal[] =>
  checkNumbered(battle, bearer, command);
