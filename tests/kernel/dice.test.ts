import { describe, expect, test } from 'vitest';
import { DiceScriptError, diceFrom, facesLeft, scriptedState, seededState } from '../../src/kernel/dice';
import { chiSquare, correlation, countsOf, honestRange } from './statistics';

const MILLION = 1_000_000;
const SEEDS = [1, 2, 7, 2018, -5, 2 ** 40 + 3] as const;

const seeded = (seed: number, stream?: string) => diceFrom(seededState(seed, stream));
const scripted = (...faces: readonly number[]) => diceFrom(scriptedState(faces));

function expectFair(counts: Float64Array): void {
  const { least, most } = honestRange(counts.length);
  expect(counts.every(Number.isInteger), 'every draw was one of the values').toBe(true);
  expect(chiSquare(counts)).toBeGreaterThan(least);
  expect(chiSquare(counts)).toBeLessThan(most);
}

describe('fair faces', () => {
  test.each(SEEDS)('DICE-01 a million six-sided dice of seed %d are even', seed => {
    const dice = seeded(seed);
    expectFair(countsOf(6, MILLION, () => dice.d6() - 1));
  });

  test.each(SEEDS)('DICE-03 a million D3 of seed %d are even', seed => {
    const dice = seeded(seed);
    expectFair(countsOf(3, MILLION, () => dice.d3() - 1));
  });

  test.each(SEEDS)('a million twenty-sided dice of seed %d are even', seed => {
    const dice = seeded(seed);
    expectFair(countsOf(20, MILLION, () => dice.die(20) - 1));
  });

  test('a die whose sides do not divide the generator’s range favours no face (seed 11)', () => {
    const third = 2 ** 30;
    const dice = seeded(11);
    expectFair(countsOf(3, MILLION, () => Math.floor((dice.die(3 * third) - 1) / third)));
  });

  test('one roll says nothing about the next (seed 5)', () => {
    const dice = seeded(5);
    let before = dice.d6();
    const pair = () => {
      const after = dice.d6();
      const both = (before - 1) * 6 + after - 1;
      before = after;
      return both;
    };
    expectFair(countsOf(36, MILLION, pair));
  });

  test('every order of four things is as likely as any other (seed 3)', () => {
    const dice = seeded(3);
    const things = [0, 1, 2, 3];
    const orders = new Map<string, number>();
    expectFair(
      countsOf(24, 240_000, () => {
        const order = dice.shuffle(things).join('');
        const index = orders.get(order) ?? orders.size;
        orders.set(order, index);
        return index;
      }),
    );
    expect(orders.size).toBe(24);
    expect(things).toEqual([0, 1, 2, 3]);
  });

  test('each of seven things is drawn as often as any other (seed 4)', () => {
    const dice = seeded(4);
    expectFair(countsOf(7, MILLION, () => dice.draw([0, 1, 2, 3, 4, 5, 6])));
  });
});

describe('separate streams', () => {
  test.each([
    ['two streams of one seed', () => [seeded(9, 'battle'), seeded(9, 'bot')] as const],
    ['streams whose names differ by one letter', () => [seeded(9, 'dust'), seeded(9, 'dusk')] as const],
    ['neighbouring seeds', () => [seeded(9), seeded(10)] as const],
    ['seeds that differ beyond 32 bits', () => [seeded(9), seeded(9 + 2 ** 32)] as const],
  ])('%s know nothing of each other', (_, open) => {
    const [one, two] = open();
    expectFair(countsOf(36, MILLION, () => (one.d6() - 1) * 6 + two.d6() - 1));
    const [three, four] = open();
    expect(Math.abs(correlation(MILLION, () => [three.d6(), four.d6()]))).toBeLessThan(4 / Math.sqrt(MILLION));
  });

  test('ornament drawn from its own stream leaves the battle’s dice alone', () => {
    const alone = seeded(6).roll(50);
    const battle = seeded(6);
    const ornament = seeded(6, 'ornament');
    expect(
      Array.from({ length: 50 }, () => {
        ornament.shuffle([1, 2, 3, 4, 5]);
        return battle.d6();
      }),
    ).toEqual(alone);
  });
});

describe('dice as data', () => {
  test('the state survives JSON and goes on exactly where it stood (seed 8)', () => {
    const dice = seeded(8);
    dice.roll(1000);
    const resumed = diceFrom(JSON.parse(JSON.stringify(dice.state)));
    expect(resumed.roll(1000)).toEqual(dice.roll(1000));
    expect(resumed.state).toEqual(dice.state);
  });

  test('rolling changes the dice, not the state they were taken from', () => {
    const state = seededState(8);
    const before = structuredClone(state);
    expect(diceFrom(state).roll(20)).toEqual(diceFrom(state).roll(20));
    expect(state).toEqual(before);
  });

  test('seed 1 falls like this for ever, or old replays end differently', () => {
    const dice = seeded(1);
    expect(dice.roll(20).join('')).toBe('44436526646633554615');
    expect(dice.die(1000)).toBe(248);
    expect(dice.shuffle(['a', 'b', 'c', 'd', 'e']).join('')).toBe('cdeab');
  });

  test('it counts the dice that fell', () => {
    const dice = seeded(1);
    expect(dice.rolled).toBe(0);
    dice.d6();
    dice.d3();
    dice.roll(4);
    expect(dice.rolled).toBe(6);
  });

  test.each([0, -1, 2.5, Number.NaN, 2 ** 32 + 1])('a die with %d sides is our own mistake', sides => {
    expect(() => seeded(1).die(sides)).toThrow('bug');
  });

  test('drawing from nothing is our own mistake', () => {
    expect(() => seeded(1).draw([])).toThrow('bug');
  });
});

describe('scripted dice', () => {
  test('DICE-01 they fall as written', () => {
    const dice = scripted(6, 1, 4);
    expect([dice.d6(), dice.d6(), dice.d6()]).toEqual([6, 1, 4]);
  });

  test('DICE-02 several dice come in the order in which they fell', () => {
    expect(scripted(2, 5, 3).roll(3)).toEqual([2, 5, 3]);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('DICE-03 a %d is a D3 of %d', (face, expected) => {
    expect(scripted(face).d3()).toBe(expected);
  });

  test('a missing die fails', () => {
    const dice = scripted(3);
    dice.d6();
    expect(() => dice.d6()).toThrow(DiceScriptError);
    expect(() => dice.d6()).toThrow('the script holds 1 dice and one more was asked for');
  });

  test('the unused faces can be read', () => {
    const dice = scripted(3, 5, 2);
    expect(facesLeft(dice.state)).toEqual([3, 5, 2]);
    dice.d6();
    expect(facesLeft(dice.state)).toEqual([5, 2]);
    dice.roll(2);
    expect(facesLeft(dice.state)).toEqual([]);
    expect(facesLeft(seededState(1))).toEqual([]);
  });

  test.each([7, 0, -1, 2.5, Number.NaN])('a face of %d is on no six-sided die', face => {
    expect(() => scripted(face).d6()).toThrow(DiceScriptError);
  });

  test('the state says how much of the script is used, and goes on from there', () => {
    const dice = scripted(1, 2, 3);
    dice.d6();
    expect(diceFrom(JSON.parse(JSON.stringify(dice.state))).roll(2)).toEqual([2, 3]);
  });
});
