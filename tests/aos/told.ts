import { expect } from 'vitest';
import type { Setup } from '../../src/games/aos/battle-setup';
import type { BattleEvent } from '../../src/games/aos/events';
import { fold } from '../../src/games/aos/fold';
import type { Refusal } from '../../src/games/aos/refusals';
import { RULEBOOK } from '../../src/games/aos/rulebook';
import type { Battle } from '../../src/games/aos/types';
import { lineOf } from '../../src/games/aos/words/battle/events';
import { namesIn } from '../../src/games/aos/words/names';
import { sentenceOf } from '../../src/games/aos/words/refusals/refusals';

/** Every reason that comes up names a rule of the book and carries every fact that its sentence asks for. */
export function expectReasons(battle: Battle, setup: Setup, refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  const names = namesIn(battle, setup);
  for (const refusal of refusals) {
    expect(Object.keys(RULEBOOK), `the rule of ${refusal.code}`).toContain(refusal.rule);
    expect(JSON.stringify(refusal.facts), `the numbers of ${refusal.code}`).not.toContain('null');
    expectWords(sentenceOf({ ...refusal, facts: insistent(refusal) } as Refusal, names));
  }
}

/** Every event has a line for the log; returns the battle that they fold to. */
export function expectTold(before: Battle, setup: Setup, events: readonly BattleEvent[]): Battle {
  return events.reduce((battle, event) => {
    const line = lineOf(event, namesIn(battle, setup), battle);
    if (line) expectWords(line.text);
    return fold(battle, event);
  }, before);
}

/** Facts that complain when they are asked for one that is missing. */
const insistent = ({ code, facts }: Refusal): object =>
  new Proxy(facts, {
    get(target, key) {
      if (!(key in target)) throw new Error(`${code} does not say its ${String(key)}`);
      return Reflect.get(target, key);
    },
  });

const expectWords = (text: string): void => expect(text).not.toMatch(/undefined|NaN|\[object/);
