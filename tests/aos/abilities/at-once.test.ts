import { expect, test } from 'vitest';
import type { Moment } from '../../../src/games/aos/abilities/types';
import { PHASES } from '../../../src/games/aos/types';
import { EVERY_ABILITY, flat } from './every-ability';

/** Where the sequence can turn to an attack and come back: during a phase, and after something that is done in it. */
const OPEN: readonly Moment[] = [...PHASES, 'afterMove', 'afterCharge', 'afterFight'];

test('ABIL-01 an ability that attacks at once is used where the sequence can attack', () => {
  const attacking = EVERY_ABILITY.filter(({ choices = [] }) =>
    flat(choices.flatMap(({ deals }) => deals)).some(deal => deal.do === 'attackNow'),
  );
  expect(attacking.map(({ id }) => id)).toContain('wave-of-terror');
  for (const { id, when = 'hero', orWhen = when } of attacking) {
    expect(OPEN, id).toContain(when);
    expect(OPEN, id).toContain(orWhen);
  }
});
