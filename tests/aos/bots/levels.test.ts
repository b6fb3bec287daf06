import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../src/games/aos';
import { firstClash, nighthaunt500, stormcast500 } from '../../../src/games/aos/armies/lists';
import type { Setup } from '../../../src/games/aos/battle-setup';
import { basePolicy } from '../../../src/games/aos/bots/base';
import { recruitPolicy } from '../../../src/games/aos/bots/base/recruit';
import { questions } from '../../../src/games/aos/bots/candidates';
import { countedLimits, STRENGTHS, thoughtOf } from '../../../src/games/aos/bots/levels';
import type { Seated } from '../../../src/games/aos/bots/seated-words';
import { battleValue } from '../../../src/games/aos/bots/value';
import { otherSeat, SEATS } from '../../../src/games/aos/types';
import { seededState } from '../../../src/kernel/dice';
import { answerOf } from '../../../src/play/players/policy';
import { withoutDice } from '../../../src/play/search/seen';
import { ahead, stage, unit } from '../fixture';

const setup: Setup = {
  ...firstClash,
  battleplan: 'the-crossing',
  armies: { azure: stormcast500, ember: nighthaunt500 },
};
const captain: Seated = { level: 'captain', character: 'plain', salt: 7 };

/** Games of a battle between base policies, every n-th one. */
function games(every: number) {
  const all = [];
  let { game } = aos.start(setup, seededState(11));
  for (let count = 0; ; count++) {
    const command = answerOf(basePolicy, aos, game);
    if (!command) return all;
    if (count % every === 0) all.push(game);
    ({ game } = aos.play(game, command));
  }
}

const NOT_LEARNT = ['useAbility', 'cast', 'unbind', 'inspire', 'forwardToVictory'];

describe('a bot that looks ahead', () => {
  test('answers the same whatever dice are hidden, and always legally', () => {
    for (const game of games(40)) {
      const thoughts = [3, 4].map(seed => {
        const seen = withoutDice(aos, aos.withDice(game, seededState(seed)));
        return thoughtOf(seen, captain, countedLimits('captain', 2));
      });
      expect(thoughts[0]).toEqual(thoughts[1]);
      expect(aos.check(game, thoughts[0]?.command ?? { seat: 'azure', type: 'concede' })).toEqual([]);
    }
  });

  test('compares at most eight legal answers that all differ, the usual one among them', () => {
    let most = 0;
    for (const game of games(8)) {
      for (const { usual, others } of questions(withoutDice(aos, game))) {
        const all = [usual, ...others];
        most = Math.max(most, all.length);
        expect(new Set(all.map(each => JSON.stringify(each))).size).toBe(all.length);
        for (const each of all) expect(aos.check(game, each)).toEqual([]);
      }
    }
    expect(most).toBeLessThanOrEqual(8);
    expect(most).toBeGreaterThan(5);
  });

  test('a value lies between lost and won, and what is good for one side is bad for the other', () => {
    for (const { battle } of games(9)) {
      for (const seat of SEATS) {
        const value = battleValue(battle, seat);
        expect(Math.abs(value)).toBeLessThanOrEqual(1);
        expect(battleValue(battle, otherSeat(seat))).toBeCloseTo(-value, 9);
      }
    }
  });

  test('a unit in a fight may retreat or stay: both are compared', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit('liberators', { at: { x: 20, y: 20 } })],
      ember: [unit('chainrasp-horde', { at: { x: 20, y: 20 + ahead('liberators', 'chainrasp-horde', 1) } })],
    });
    staged.pass();
    const [question] = questions(withoutDice(aos, staged.game()));
    expect(question?.usual.type).toBe('endPhase');
    expect(question?.others.map(({ type }) => type)).toContain('retreat');
  });

  test('says why: a sure charge by its chance to arrive', () => {
    const staged = stage({
      phase: 'charge',
      azure: [unit('retributors', { at: { x: 20, y: 10 } })],
      ember: [unit('chainrasp-horde', { at: { x: 20, y: 10 + ahead('retributors', 'chainrasp-horde', 3.4) } })],
    });
    staged.pass();
    const { command, because, considered } = thoughtOf(
      withoutDice(aos, staged.game()),
      captain,
      countedLimits('captain', 6),
    );
    expect(command).toMatchObject({ type: 'tryCharge', unit: 'retributors' });
    expect(because[0]).toEqual({ arrives: expect.closeTo(35 / 36, 9) });
    expect(considered.length).toBe(2);
  });

  test('a recruit uses neither abilities nor magic unless it must, and plays legally to the end', () => {
    const used = new Set<string>();
    let { game } = aos.start(setup, seededState(12));
    for (let command = answerOf(recruitPolicy, aos, game); command; command = answerOf(recruitPolicy, aos, game)) {
      expect(aos.check(game, command)).toEqual([]);
      const isForced =
        NOT_LEARNT.includes(command.type) && aos.options(game).every(({ type }) => type === command?.type);
      if (!isForced) used.add(command.type);
      ({ game } = aos.play(game, command));
    }
    expect(aos.outcome(game)).toBeDefined();
    expect([...used]).toEqual(expect.arrayContaining(['move', 'tryCharge', 'attack']));
    for (const type of NOT_LEARNT) expect(used).not.toContain(type);
  });

  test('no level looks further than it may: a veteran judges its moves when the turn ends', () => {
    const [game] = games(40).filter(({ battle }) => battle.phase === 'movement');
    if (!game) throw new Error('nobody moves');
    const [near] = questions(withoutDice(aos, game), STRENGTHS.veteran.turns);
    const [far] = questions(withoutDice(aos, game), STRENGTHS.warlord.turns);
    const later = { ...game, battle: { ...game.battle, round: game.battle.round + 1 } };
    expect([near?.isFarEnough(game), near?.isFarEnough(later), far?.isFarEnough(later)]).toEqual([false, true, false]);
  });
});
