import { useFrame, useThree } from '@react-three/fiber';
import { expect, test, vi } from 'vitest';
import { FrameLoop } from '../../../src/scene/frame/FrameLoop';
import { renderScene } from '../render-scene';

const order: string[] = [];

/** Listens in on a frame. */
function Probe() {
  const gl = useThree(state => state.gl);
  gl.render = vi.fn(() => void order.push('draw'));
  useFrame(() => void order.push('leaf'));
  return undefined;
}

async function loop() {
  order.length = 0;
  const rendered = await renderScene(
    <>
      <Probe />
      <FrameLoop />
    </>,
  );
  rendered.context.afterFrame(() => order.push('after'));
  return rendered;
}

test('a frame advances motions, writes the leaves, draws once, and calls the listeners', async () => {
  const { context, frame } = await loop();
  void context.motion.play(100, () => order.push('motion'));
  await frame();
  expect(order).toEqual(['motion', 'leaf', 'draw', 'after']);
});

test('a composer of effects draws in place of the renderer', async () => {
  const { context, frame } = await loop();
  context.composer = { render: () => order.push('compose') };
  await frame();
  expect(order).toEqual(['leaf', 'compose', 'after']);
});

test('a removed table resolves the promises of its motions', async () => {
  const { context } = await loop();
  const underway = context.motion.play(1000, () => undefined);
  context.dispose();
  await underway;
  await context.motion.play(1000, () => undefined);
});
