import { expect, test } from 'vitest';
import { nearestTargets } from '../../../src/games/aos/ways/contact';
import { seeded } from '../../geometry/seeded';
import { randomBody } from '../../geometry/shapes';

test('the nearest targets are the first of all in order of distance, ties as they were listed (seeds 1 to 50)', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const random = seeded(seed);
    const body = randomBody(random, 20, ['circle']);
    const some = Array.from({ length: seed % 23 }, () => randomBody(random, 20, ['circle', 'oval']));
    const targets = [...some, ...some.map(each => ({ ...each }))]; // each twice, so that there are ties
    const far = (other: { readonly x: number; readonly y: number }) =>
      (other.x - body.x) ** 2 + (other.y - body.y) ** 2;
    for (const most of [1, 3, 8]) {
      const wanted = targets.toSorted((a, b) => far(a) - far(b)).slice(0, most);
      const found = nearestTargets(body, targets, most);
      expect(found.map(each => targets.indexOf(each))).toEqual(wanted.map(each => targets.indexOf(each)));
    }
  }
});
