import { expect, test } from './table';

test('all script to a playing table weighs at most 1.3 times the smallest table with React and fiber on it', async ({
  request,
}) => {
  const weight: { readonly bytes: number; readonly most: number } = await (
    await request.get('/script-weight.json')
  ).json();
  expect(weight.most).toBe(407_000);
  expect(weight.bytes).toBeGreaterThan(100_000);
  expect(weight.bytes).toBeLessThanOrEqual(weight.most);
});
