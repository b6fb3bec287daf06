import { expect, test } from './table';

test('all script to a playing table weighs at most 515 kB gzipped', async ({ request }) => {
  const weight: { readonly bytes: number; readonly most: number } = await (
    await request.get('/script-weight.json')
  ).json();
  expect(weight.most).toBe(515_000);
  expect(weight.bytes).toBeGreaterThan(100_000);
  expect(weight.bytes).toBeLessThanOrEqual(weight.most);
});
