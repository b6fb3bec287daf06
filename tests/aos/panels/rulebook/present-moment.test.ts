import { expect, test } from 'vitest';
import { presentMoment } from '../../../../src/games/aos/panels/rulebook/use-present-moment';
import { namesIn } from '../../../../src/games/aos/words/names';
import { clash, playTo } from '../../hands/clash';

const match = playTo(clash(1), 'act', 'movement');
const game = match.getGame();
const names = namesIn(game.battle, match.replay().setup);

test('the chart marks the question that is open, seed 1', () => {
  expect(presentMoment(game, false, names)?.ask?.kind).toBe('act');
});

test('the chart waits while the table still shows earlier events, seed 1', () => {
  expect(presentMoment(game, true, names)).toBeUndefined();
});
