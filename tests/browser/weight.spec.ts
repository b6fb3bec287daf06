import { expect, test } from './table';

interface Weight {
  readonly bytes: number;
  readonly most: number;
}

test('all script to a playing table weighs at most 524 kB gzipped', async ({ request }) => {
  const weight: Weight = await (await request.get('/script-weight.json')).json();
  expect(weight.most).toBe(524_000);
  expect(weight.bytes).toBeGreaterThan(100_000);
  expect(weight.bytes).toBeLessThanOrEqual(weight.most);
});

test('the first page weighs at most 81 kB gzipped, and neither the rules nor the picture come with it', async ({
  page,
  request,
}) => {
  const { start }: { readonly start: Weight & { readonly parts: readonly { readonly file: string }[] } } = await (
    await request.get('/script-weight.json')
  ).json();
  expect(start.most).toBe(81_000);
  expect(start.bytes).toBeGreaterThan(20_000);
  expect(start.bytes).toBeLessThanOrEqual(start.most);

  const files = start.parts.map(({ file }) => file.replace(/^.*\//, ''));
  expect(files.filter(file => /^(game|scene|panels|tables)-/.test(file))).toEqual([]);
  const loaded: string[] = [];
  page.on('request', asked => {
    if (asked.resourceType() === 'script') loaded.push(asked.url().replace(/^.*\//, ''));
  });
  await page.goto('/?test');
  await page.getByRole('button', { name: 'Just play' }).waitFor();
  expect(loaded.toSorted()).toEqual(files.toSorted());
});
