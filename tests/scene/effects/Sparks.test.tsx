import { Points } from 'three';
import { expect, test, vi } from 'vitest';
import { Sparks } from '../../../src/scene/effects/Sparks';
import { Minis } from '../../../src/scene/minis/Minis';
import { plainMini } from '../minis/plain-mini';
import { renderScene, settled } from '../render-scene';

/** No sculpt bears this name, so a stand-in comes without asking any server. */
const minis = [30, 34].map((x, i) => plainMini({ id: `m${i}`, figure: 'nobody', x, y: 24 }).view);

async function stage() {
  const rendered = await renderScene(
    <>
      <Minis />
      <Sparks />
    </>,
    { minis },
  );
  for (let i = 0; i < 100 && rendered.meshes().length === 0; i++) await settled();
  let asked = 0;
  rendered.context.drawBy(() => asked++);
  const conjure = async (...models: readonly string[]) => {
    rendered.context.magic.setState({ kind: 'cast', models }, true);
    await settled();
  };
  const sparks = () => rendered.scene.children.filter(child => child instanceof Points);
  return { ...rendered, conjure, sparks, asked: () => asked };
}

test('sparks fly around models affected by magic, in one draw call', async () => {
  const { conjure, sparks } = await stage();
  expect(sparks()).toEqual([]);
  await conjure('m0', 'm1');
  expect(sparks()).toHaveLength(1);
  expect(sparks()[0]?.position).toMatchObject({ x: -4, z: 0 });
});

test('frames are asked for only while sparks fly, and then the sparks are gone', async () => {
  const { conjure, sparks, context, asked } = await stage();
  await conjure('m0');
  expect(sparks()).toHaveLength(1);
  expect(context.motion.tick(1000)).toBe(true);
  expect(context.motion.tick(1500)).toBe(true);
  expect(context.motion.tick(4000)).toBe(false);
  await settled();
  expect(sparks()).toEqual([]);
  const before = asked();
  await settled(100);
  expect(asked()).toBe(before);
});

test('no sparks fly for those who do not stand on the table', async () => {
  const { conjure, sparks } = await stage();
  await conjure('gone');
  expect(sparks()).toEqual([]);
});

test.each([
  ['the system asks for less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['the address asks for stillness', () => vi.stubGlobal('location', { search: '?still' })],
])('no sparks fly when %s', async (_, ask) => {
  const { conjure, sparks } = await stage();
  ask();
  await conjure('m0');
  expect(sparks()).toEqual([]);
});
