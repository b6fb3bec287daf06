import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMachine, transition } from 'xstate';
import { type Aos, ageOfSigmar } from '../../../src/games/aos';
import type { Answerer, Ask } from '../../../src/games/aos/asks';
import { greedyBot } from '../../../src/games/aos/bots/greedy-bot';
import { findUnit } from '../../../src/games/aos/facts/units';
import { battleMachine, implementations } from '../../../src/games/aos/flow/battle.machine';
import { placeAt, placeNames } from '../../../src/games/aos/flow/places';
import type { Asks } from '../../../src/games/aos/flow/questions';
import { originOf } from '../../../src/games/aos/origin';
import { type Battle, otherSeat, type Seat } from '../../../src/games/aos/types';
import { diceFrom, seededState } from '../../../src/kernel/dice';
import { parseReplay } from '../../../src/kernel/files/read-replay';
import { answerOf, type Policy, randomBot } from '../../../src/play/players/policy';
import { randomSetup } from '../../fuzz/random/random-setup';
import { GOLDEN, textOf } from '../../replays/golden';
import { pathOf, walkBattle } from './reference-walk';

/** The seats that may answer, where the battle alone says it. */
const SEAT_OF: { readonly [A in Answerer]?: (battle: Battle, ask: Ask) => Seat | undefined } = {
  active: ({ active }) => active,
  other: ({ active }) => otherSeat(active),
  owner: (battle, ask) => ('unit' in ask && ask.unit !== undefined ? findUnit(battle, ask.unit)?.seat : undefined),
  attacker: battle => attackerOf(battle),
  defender: battle => attackerOf(battle) && otherSeat(attackerOf(battle) ?? 'azure'),
  caster: ({ cast }) => cast?.seat,
  casterOpponent: ({ cast }) => cast && otherSeat(cast.seat),
};

const attackerOf = (battle: Battle): Seat | undefined =>
  battle.activation && findUnit(battle, battle.activation.unit)?.seat;

/** What is wrong with a question: nobody said that it would be asked, or another seat answers. */
function wrongIn(from: string, ask: Ask, asks: Asks, battle: Battle): readonly string[] {
  const answerer = asks[ask.kind];
  if (!answerer) return [`${from} asks ${ask.kind}, which it does not list`];
  const seat = SEAT_OF[answerer]?.(battle, ask);
  return seat === undefined || seat === ask.seat ? [] : [`${from} asks ${ask.seat}, not the ${answerer}, ${ask.kind}`];
}

const ORIGIN = originOf(randomSetup(1));
const BATTLES = Array.from({ length: 12 }, (_, index) => index + 1);

describe('The battle machine and the table of places', () => {
  test.each(BATTLES)('take the same steps, and ask only what is listed, in the random battle of seed %d', seed => {
    const bots: readonly Policy<Aos>[] = [randomBot(diceFrom(seededState(seed, 'bot'))), greedyBot];
    const bot = bots[seed % 2] ?? greedyBot;
    const wrong = new Set<string>();
    const last = walkBattle(
      battleMachine,
      randomSetup(seed),
      seededState(seed),
      game => answerOf(bot, ageOfSigmar, game),
      ({ table, reference }, [ours, theirs]) => {
        expect(table).toBe(reference);
        expect(ours).toEqual(theirs);
      },
      (from, events, asks, battle) => {
        for (const event of events)
          if (event.type === 'asked') for (const each of wrongIn(from, event.ask, asks, battle)) wrong.add(each);
      },
    );
    expect([...wrong]).toEqual([]);
    expect(last.battle.ended).toBe(true);
  });

  test.each(placeNames())('TABLE-01 end a phase by agreement at %s in the same way', at => {
    const value = at.split('.').reduceRight<unknown>((inner, name) => (inner ? { [name]: inner } : name), undefined);
    const before = battleMachine.resolveState({ value: value as string, context: { battle: ORIGIN } });
    const [after, actions] = transition(battleMachine, before, { type: 'phaseCut' });
    const taken = placeAt(at).ways.phaseCut?.[0]?.to;
    expect(pathOf(after.value)).toBe(taken ?? at);
    expect(actions).toEqual([]);
  });
});

describe('The machine in docs/sequence.machine.json', () => {
  test.each(GOLDEN.slice(0, 2))('walks the recorded battle $name to its end', golden => {
    const replay = parseReplay(ageOfSigmar, textOf(golden));
    if (!replay.ok) throw new Error(JSON.stringify(replay.error));
    const { setup, seed, commands } = replay.value;
    const machine = createMachine(JSON.parse(readFileSync('docs/sequence.machine.json', 'utf8')));
    const left = [...commands];
    const last = walkBattle(
      machine.provide(implementations as never),
      setup,
      seededState(seed),
      () => left.shift(),
      ({ table, reference }) => expect(reference).toBe(table),
    );
    expect(last.at).toBe('over');
  });
});
