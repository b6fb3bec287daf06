import type { Command } from '../commands';
import { changed } from '../facts/copy';
import { askedFor } from '../facts/open-question';
import { canCutPhase } from '../flow/sequence';
import { type Refusal, unless } from '../refusals';
import type { Battle } from '../types';
import type { RollPoint, Ruling } from './types';

/** The parts of a game besides the battle that a ruling needs. */
interface Moment {
  readonly at: string;
  readonly battle: Battle;
  readonly roll?: RollPoint | undefined;
}

/** TABLE-01, TABLE-03: whether there is a roll to repeat or a phase to end. */
export function checkMoment({ at, roll }: Moment, { kind }: Ruling): readonly Refusal[] {
  if (kind === 'rollAgain') return unless(roll !== undefined, 'TABLE-03', 'ruling.nothingRolled', {});
  return unless(kind !== 'endPhase' || canCutPhase(at), 'TABLE-01', 'ruling.noPhase', {});
}

/**
 * TABLE-03: the roll that could be repeated after this command. Going back past an agreed ruling would undo it, so a
 * ruling clears it; a repeated roll can be repeated again.
 */
export function rollAfter(before: Moment, command: Command, hasRolled: boolean, after: Battle): RollPoint | undefined {
  const { at, battle, roll } = before;
  if (command.type !== 'agree') return hasRolled ? { at, battle, command } : roll;
  const isAgain = askedFor(battle, 'agreeRuling')?.ruling.kind === 'rollAgain';
  return isAgain && roll ? { ...roll, battle: changed(roll.battle, { agreed: after.agreed }) } : undefined;
}
