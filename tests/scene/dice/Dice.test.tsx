import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { Dice } from '../../../src/scene/dice/Dice';
import type { DiceThrow } from '../../../src/table/dice';
import { placesOf, renderScene, settled } from '../render-scene';

const thrown: DiceThrow = {
  id: 'first',
  dice: [
    { sides: 6, face: 6, seat: 0 },
    { sides: 6, face: 1, seat: 1 },
  ],
};

test('a throw is one draw call, and its end is reported once, also where effects run twice', async () => {
  const onDiceRest = vi.fn();
  const { meshes, context, show } = await renderScene(
    <StrictMode>
      <Dice />
    </StrictMode>,
    { dice: thrown, onDiceRest },
  );
  expect(meshes()).toHaveLength(1);
  expect(placesOf(meshes()[0])).toHaveLength(2);
  for (let i = 0; i < 4; i++) {
    context.motion.finish();
    await settled(5);
  }
  expect(onDiceRest.mock.calls).toEqual([['first']]);
  await show({ dice: undefined });
  expect(meshes()).toEqual([]);
});
