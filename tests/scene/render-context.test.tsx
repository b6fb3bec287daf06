import { expect, test, vi } from 'vitest';
import { renderScene } from './render-scene';

test('a page that renders again with nothing new asks for no frame; one change asks for one', async () => {
  const { context, show } = await renderScene(undefined);
  const invalidate = vi.fn();
  context.drawBy(invalidate);
  await show({ ...context.live.getState() });
  expect(invalidate).not.toHaveBeenCalled();
  await show({ theme: 'death' });
  expect(invalidate).toHaveBeenCalledTimes(1);
});

test('another table redraws the shadows, another overlay does not', async () => {
  const { context, show } = await renderScene(undefined);
  context.shadowsAreStale = false;
  await show({ overlays: { rings: [] } });
  expect(context.shadowsAreStale).toBe(false);
  await show({ features: [] });
  expect(context.shadowsAreStale).toBe(true);
});

test('a table that is gone asks for no frame, whatever changes', async () => {
  const { context, show } = await renderScene(undefined);
  const invalidate = vi.fn();
  context.drawBy(invalidate);
  context.dispose();
  await show({ theme: 'death' });
  context.requestFrame();
  expect(invalidate).not.toHaveBeenCalled();
});
