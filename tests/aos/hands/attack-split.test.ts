import { expect, test } from 'vitest';
import { allOn, shifted, splitOf } from '../../../src/games/aos/hands/draft/attack-split';
import type { Interaction } from '../../../src/games/aos/hands/interaction';
import { stage, unit } from '../fixture';

/** Five Judicators before two units in range. */
const staged = () => {
  const scene = stage({
    phase: 'shooting',
    azure: [unit('judicators', { at: { x: 20, y: 10 } })],
    ember: [
      unit('liberators', { id: 'near', at: { x: 18, y: 20 } }),
      unit('liberators', { id: 'other', at: { x: 28, y: 20 } }),
    ],
  });
  scene.pass();
  scene.submit({ type: 'shoot', unit: 'judicators' });
  return scene;
};

const interactionOf = (scene: ReturnType<typeof staged>, draft?: Interaction['draft']) =>
  ({ battle: scene.battle(), options: scene.options(), draft }) as Interaction;

test('ATK-14 attacks are laid out one by one from target to target, and every split may be given', () => {
  const scene = staged();
  const split = splitOf(interactionOf(scene));
  const [first] = split?.arms ?? [];
  if (!split || !first) throw new Error('there is nothing to split');
  const { weapon, attacks } = first.arm;
  const all = allOn(split, weapon, 'near');
  expect(all && scene.check(all)).toEqual([]);
  const laid = splitOf(interactionOf(scene, all));
  expect(laid?.arms[0]?.share.get('near')).toBe(attacks);
  const one = laid && shifted(laid, weapon, 'other', 1);
  expect(one && scene.check(one)).toEqual([]);
  expect([...(splitOf(interactionOf(scene, one))?.arms[0]?.share ?? [])].toSorted()).toEqual([
    ['near', attacks - 1],
    ['other', 1],
  ]);
  expect(laid && shifted(laid, weapon, 'other', -1)).toBeUndefined();
});

test('nothing is split while something else is asked', () => {
  const scene = stage({
    phase: 'movement',
    azure: [unit('judicators')],
    ember: [unit('liberators', { at: { x: 20, y: 40 } })],
  });
  expect(splitOf(interactionOf(scene))).toBeUndefined();
});
