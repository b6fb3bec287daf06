import { expect, test } from './table';

interface Weight {
  readonly bytes: number;
  readonly most: number;
}

test('all script to a playing table weighs at most 540 kB gzipped', async ({ request }) => {
  const weight: Weight = await (await request.get('/script-weight.json')).json();
  expect(weight.most).toBe(540_000);
  expect(weight.bytes).toBeGreaterThan(100_000);
  expect(weight.bytes).toBeLessThanOrEqual(weight.most);
});

test('the first page itself weighs at most 82 kB gzipped, and nothing of the picture comes with it', async ({
  page,
  request,
}) => {
  const { start, parts }: { readonly start: Weight; readonly parts: readonly { readonly file: string }[] } = await (
    await request.get('/script-weight.json')
  ).json();
  expect(start.most).toBe(82_000);
  expect(start.bytes).toBeGreaterThan(20_000);
  expect(start.bytes).toBeLessThanOrEqual(start.most);

  const drawing = parts.map(({ file }) => file).filter(file => /\/(Table|three|scene)/.test(file));
  expect(drawing.length).toBeGreaterThan(0);
  const loaded: string[] = [];
  page.on('request', asked => loaded.push(asked.url()));
  await page.goto('/?test');
  await page.getByRole('button', { name: 'Just play' }).waitFor();
  expect(loaded.filter(address => drawing.some(file => address.endsWith(file)))).toEqual([]);
});
