import { bug } from '../../kernel/bug';
import type { GameRules, Kinds } from '../../kernel/system';
import type { Limits } from './clock';
import type { Guide, Thought } from './guide';
import { compare } from './halving';
import type { Seen } from './seen';
import type { Tried } from './tried';

/**
 * What a bot answers after it has looked ahead. It always has its usual answer, whenever the time is over. Where the best
 * is to leave the first matter as it is, the next question is thought about in the time that is left.
 */
export function think<K extends Kinds, R>(
  system: GameRules<K>,
  guide: Guide<K, R>,
  seen: Seen<K>,
  salt: number,
  limits: Limits,
): Thought<K, R> {
  const seat = system.deciding(seen) ?? bug('nobody is asked');
  const usual = guide.base(system, seen) ?? bug('nothing can be answered');
  const asked = { system, guide, seen, seat, salt };
  let thought: Thought<K, R> = { command: usual, usual, playOuts: 0, because: [], considered: [] };
  let spent = 0;
  for (const question of guide.questions(seen)) {
    if (question.others.length === 0) {
      thought = { ...thought, command: question.usual };
      if (question.usual === question.defers) continue;
      return thought;
    }
    const compared = compare(asked, question, part(limits, spent, question.defers === undefined ? 1 : 0.6));
    const { best, all, playOuts } = compared;
    thought = {
      command: best.command,
      usual,
      playOuts: thought.playOuts + playOuts,
      because: guide.reasons(seen, best.foreseen, runnerUp(best, all)?.foreseen),
      considered: all.map(each => ({
        command: each.command,
        value: each.foreseen.value,
        plusMinus: each.plusMinus,
      })),
    };
    spent = limits.used();
    if (best.command !== question.defers || spent >= 1) return thought;
  }
  return thought;
}

/** A share of the remaining time, so that the next question has some left. */
function part(limits: Limits, from: number, share: number): Limits {
  const length = (1 - from) * share;
  return { ...limits, used: () => (limits.used() - from) / length };
}

const runnerUp = <K extends Kinds>(best: Tried<K>, all: readonly Tried<K>[]): Tried<K> | undefined =>
  all.filter(each => each !== best && each.values.length > 0).toSorted((a, b) => b.mean - a.mean)[0];
