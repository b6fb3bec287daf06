import type { Command } from '../../commands';
import { askedNow } from '../../facts/open-question';
import { type Refusal, refuse } from '../../refusals';
import { type Battle, otherSeat } from '../../types';
import { phaseOf } from './phase-of';
import { type CommandMoment, checkTiming } from './timing';

/** ROUND-02, GEN-03: whether this seat must decide now, and the command answers the question. */
export function checkAsked(battle: Battle, command: Command, moment: CommandMoment): readonly Refusal[] {
  const ask = askedNow(battle);
  if (battle.ended || !ask) return [refuse('FB-08', 'turn.over', {})];
  if (moment.answers === 'any') return []; // TABLE-01: at any time
  // TABLE-01: the proposer withdraws a proposal, not the player who is asked about it.
  const speaker = ask.kind === 'agreeRuling' && command.type === 'withdraw' ? otherSeat(ask.seat) : ask.seat;
  const elsewhen = moment.answers.includes(ask.kind) ? undefined : checkTiming(battle, command, ask, moment);
  if (command.seat !== speaker) {
    // Waiting for the other player helps only if the moment is still to come.
    const past = elsewhen?.filter(({ code, facts }) => code === 'turn.notTheMoment' && facts.isOver) ?? [];
    return [refuse('ROUND-02', 'turn.notYours', { deciding: speaker }), ...past];
  }
  if (elsewhen) return elsewhen;
  const needed = phaseOf(battle, command);
  if (ask.kind === 'act' && needed && ask.phase !== needed) {
    return [refuse('ROUND-07', 'turn.wrongPhase', { needed, now: ask.phase })];
  }
  if ('unit' in ask && ask.unit !== undefined && 'unit' in command && ask.unit !== command.unit) {
    return [refuse('ROUND-06', 'unit.notAsked', { asked: ask.unit })];
  }
  return [];
}
