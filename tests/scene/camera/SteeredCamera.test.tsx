import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { SteeredCamera } from '../../../src/scene/camera/SteeredCamera';
import { renderScene, settled } from '../render-scene';

vi.stubGlobal('DOMRect', class {});

test('the camera gets the table, the panels and the view, and its controls once, also where effects run twice', async () => {
  const { context, show, frame } = await renderScene(
    <StrictMode>
      <SteeredCamera />
    </StrictMode>,
  );
  const { tableCamera } = context;
  tableCamera.resize(1280, 720);
  const before = tableCamera.pose.distance;
  await show({ table: { width: 44, depth: 30 } });
  expect(tableCamera.pose.distance).toBeLessThan(before);
  await show({ view: { kind: 'focus', at: { x: 10, y: 10 } } });
  // it flies: only controls can
  expect(tableCamera.pose.distance).toBeGreaterThan(23);
  for (let i = 0; i < 120; i++) await frame();
  expect(tableCamera.pose.distance).toBeCloseTo(22);
});

test('a table that is gone leaves nobody waiting for a flight, and its camera where it was', async () => {
  const { context, renderer } = await renderScene(<SteeredCamera />);
  context.tableCamera.resize(1280, 720);
  const flight = context.tableCamera.show({ kind: 'top' });
  await renderer.unmount();
  await flight;
  await settled(200);
});
