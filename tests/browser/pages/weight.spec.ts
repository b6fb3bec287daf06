import { expect, test } from '../table';

interface Part {
  readonly file: string;
}
interface Weight {
  readonly bytes: number;
  readonly most: number;
  readonly parts: readonly Part[];
}

const nameOf = ({ file }: Part): string => file.replace(/^.*\//, '');

test('all script to a playing table weighs at most 516 kB gzipped, and 524 kB by Just play', async ({ request }) => {
  const weight: Weight & { readonly justPlay: Weight } = await (await request.get('/script-weight.json')).json();
  expect(weight.most).toBe(516_000);
  expect(weight.bytes).toBeGreaterThan(100_000);
  expect(weight.bytes).toBeLessThanOrEqual(weight.most);
  expect(weight.justPlay.most).toBe(524_000);
  expect(weight.justPlay.bytes).toBeGreaterThan(weight.bytes);
  expect(weight.justPlay.bytes).toBeLessThanOrEqual(weight.justPlay.most);
});

test('the first page weighs at most 77.9 kB gzipped, and neither the rules nor the picture come with it', async ({
  page,
  request,
}) => {
  const { start }: { readonly start: Weight & { readonly after: readonly Part[] } } = await (
    await request.get('/script-weight.json')
  ).json();
  expect(start.most).toBe(77_900);
  expect(start.bytes).toBeGreaterThan(20_000);
  expect(start.bytes).toBeLessThanOrEqual(start.most);

  const files = [...start.parts, ...start.after].map(nameOf);
  expect(files.filter(file => /^(game|scene|panels|SceneTable)-/.test(file))).toEqual([]);
  const loaded: string[] = [];
  page.on('request', asked => {
    if (asked.resourceType() === 'script') loaded.push(asked.url().replace(/^.*\//, ''));
  });
  await page.goto('/?test');
  await page.getByRole('button', { name: 'Just play' }).waitFor();
  await expect.poll(() => loaded.toSorted()).toEqual(files.toSorted());
});
