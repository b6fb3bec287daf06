import { vi } from 'vitest';
import { bringStaged } from '../aos/rules/bring-staged';

/**
 * The tests of a mutant share one set of modules, so the staged warscrolls, traits and battalions are there for all of them.
 * Only the tests of the lists themselves would notice; they are left out.
 */
bringStaged();
vi.mock(import('../../src/games/aos/armies/allegiances/grand-alliances'), async original => {
  const { withStagedOrder } = await import('../aos/rules/staged-scrolls');
  return withStagedOrder(await original());
});
vi.mock(import('../../src/games/aos/armies/parts/battalion-scrolls'), async original => {
  const { withStagedBattalions } = await import('../aos/rules/staged-scrolls');
  return withStagedBattalions(await original());
});
