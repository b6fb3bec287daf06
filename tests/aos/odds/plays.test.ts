import { describe, expect, test } from 'vitest';
import { meanOf } from '../../../src/games/aos/odds';
import { agreementOf } from './agreement';
import { everyBout, playOnce } from './plays';
import { specialBouts } from './special-bouts';

/** As few as find a mistake and as many as `npm test` has time for; `npm run odds:proof` plays every pair 3,000 times. */
const PLAYS = 250;
const EVERY = 7;
const PLAYS_OF_PAIR = 8;
const FURTHEST = 5;

describe('odds agree with attacks that are played', () => {
  test.each(specialBouts().map(bout => [bout.name, bout] as const))(`%s, ${PLAYS} times, seed 1`, (_, bout) => {
    const { z, told, outside } = agreementOf(bout, PLAYS, 1);
    expect(outside, bout.name).toBeUndefined();
    expect(z, told).toBeLessThan(FURTHEST);
  });

  test(`one in ${EVERY} pairs of warscrolls in every phase, ${PLAYS_OF_PAIR} times each, seed 1`, () => {
    let strayed = 0;
    let variance = 0;
    for (const bout of everyBout(EVERY)) {
      const [target] = bout.odds.targets;
      if (!target) throw new Error(`${bout.name}: nobody is struck`);
      const mean = meanOf(target.allocated);
      const squares = target.allocated.reduce((sum, chance, wounds) => sum + chance * wounds * wounds, 0);
      for (let seed = 1; seed <= PLAYS_OF_PAIR; seed++) {
        const { allocated, slain } = playOnce(bout, seed);
        expect(target.allocated[allocated], `${bout.name}: ${allocated} allocated`).toBeGreaterThan(0);
        expect(target.slain[slain], `${bout.name}: ${slain} slain`).toBeGreaterThan(0);
        strayed += allocated - mean;
        variance += squares - mean * mean;
      }
    }
    expect(Math.abs(strayed) / Math.sqrt(variance)).toBeLessThan(FURTHEST);
  });
});
