import { use } from 'react';
import { expect, test, vi } from 'vitest';
import { FirstFrame } from '../../../src/scene/frame/FirstFrame';
import { FrameLoop } from '../../../src/scene/frame/FrameLoop';
import { renderScene, settled } from '../render-scene';

test('the page is notified of the first whole picture: two frames after everything has loaded', async () => {
  let arrive = (_: string) => {};
  const sculpt = new Promise<string>(resolve => {
    arrive = resolve;
  });
  const Late = () => {
    use(sculpt);
    return <mesh />;
  };
  const { context, frame } = await renderScene(
    <>
      <FrameLoop />
      <Late />
      <FirstFrame />
    </>,
  );
  const told = vi.fn();
  Object.assign(document, { documentElement: { setAttribute: told } });
  const draw = async () => {
    await frame();
    context.frameDrawn();
  };
  await draw();
  await draw();
  expect(told).not.toHaveBeenCalled();
  arrive('here');
  await settled();
  context.frameDrawn();
  expect(told).not.toHaveBeenCalled();
  context.frameDrawn();
  expect(told.mock.calls).toEqual([['data-frame', 'ready']]);
});
