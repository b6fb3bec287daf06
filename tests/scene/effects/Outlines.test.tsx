import { act } from 'react';
import { BoxGeometry } from 'three';
import { expect, test } from 'vitest';
import { LazyEffects } from '../../../src/scene/effects/LazyEffects';
import { Outlines } from '../../../src/scene/effects/Outlines';
import { OutlineMaterial } from '../../../src/scene/effects/outline-material';
import { Minis } from '../../../src/scene/minis/Minis';
import type { MiniPicture } from '../../../src/table/picture';
import { plainMini } from '../minis/plain-mini';
import { placesOf, renderScene, settled } from '../render-scene';

/** No sculpt bears this name, so a stand-in comes without asking any server. */
const mini = (id: string, x: number, look: MiniPicture['look'] = {}): MiniPicture => ({
  ...plainMini({ id, figure: 'nobody', x, y: 24, look }).view,
});

async function stage(parts: React.ReactNode, quality: 'low' | 'medium' | 'high', ...minis: readonly MiniPicture[]) {
  const rendered = await renderScene(parts, { minis }, quality);
  for (let i = 0; i < 100 && rendered.meshes().length === 0; i++) await settled();
  await settled(100);
  await rendered.frame();
  const outlines = () => rendered.meshes().filter(mesh => mesh.material instanceof OutlineMaterial);
  return { ...rendered, outlines };
}

const parts = (
  <>
    <Minis />
    <Outlines />
  </>
);

test('the selected and the pointed at are outlined together, others are not', async () => {
  const { outlines } = await stage(
    parts,
    'medium',
    mini('a', 30, { selected: true }),
    mini('b', 32),
    mini('c', 34, { hovered: true }),
  );
  expect(outlines().map(mesh => placesOf(mesh).map(({ x }) => x))).toEqual([[-6, -2]]);
});

test('who is pointed at has the lighter line', async () => {
  const { outlines } = await stage(
    parts,
    'medium',
    mini('a', 30, { selected: true }),
    mini('c', 34, { hovered: true }),
  );
  const light = outlines()[0]?.geometry.getAttribute('light');
  expect(light?.getX(1)).toBeGreaterThan(light?.getX(0) ?? 1);
});

test('an outline follows its figure and goes with the selection', async () => {
  const { outlines, show, frame } = await stage(parts, 'medium', mini('a', 30, { selected: true }));
  await show({ minis: [mini('a', 40, { selected: true })] });
  await frame();
  expect(placesOf(outlines()[0])[0]?.x).toBe(4);
  await show({ minis: [mini('a', 40)] });
  await frame();
  expect(outlines()).toEqual([]);
});

test('lines that come after the last frame ask for another', async () => {
  const { context } = await renderScene(<Outlines />);
  let asked = 0;
  context.drawBy(() => asked++);
  const batches = [{ sculpt: new BoxGeometry(), room: 32 }];
  await act(async () => context.miniStore.plan.setState({ batches, minis: 32, badges: 32 }, true));
  expect(asked).toBeGreaterThan(0);
});

test('the slain are not outlined', async () => {
  const { outlines } = await stage(parts, 'medium', mini('a', 30, { selected: true, fallen: true }));
  expect(outlines()).toEqual([]);
});

test.each([
  ['low', 0],
  ['medium', 1],
  ['high', 1],
] as const)('at %s quality there are %i outlines', async (quality, count) => {
  const { outlines, frame } = await stage(
    <>
      <Minis />
      <LazyEffects />
    </>,
    quality,
    mini('a', 30, { selected: true }),
  );
  // the script of the ornament takes its time on a busy machine
  for (let i = 0; i < 40 && outlines().length === 0; i++) {
    await settled(count > 0 ? 100 : 10);
    await frame();
  }
  expect(outlines()).toHaveLength(count);
});
