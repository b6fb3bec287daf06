import { expect, test, vi } from 'vitest';
import { LazyEffects } from '../../../src/scene/effects/LazyEffects';
import { settingsFor } from '../../../src/scene/quality';
import { renderScene, settled } from '../render-scene';

vi.mock('../../../src/scene/effects/Effects', () => ({ default: () => <mesh /> }));

test.each([
  ['high', 1],
  ['medium', 1],
  ['low', 0],
] as const)('at %s quality there are %i parts of ornament', async (quality, count) => {
  const { meshes } = await renderScene(<LazyEffects />, {}, quality);
  await settled();
  expect(meshes()).toHaveLength(count);
});

test('with effects off there is no ornament at any quality', () => {
  expect(settingsFor({ quality: 'high', resolution: 1, effects: false }).effects).toBe('none');
});
