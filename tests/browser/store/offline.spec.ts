import { ADDRESS, enterUntilActing, expect, prime, tableIsLaid, test } from '../table';

test('once it was open the table plays without a network, and can be installed, seed 71', async ({ page, context }) => {
  await page.goto(`${ADDRESS}&offline&seed=71`);
  await expect(page.getByRole('button', { name: 'Just play' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const [name = ''] = await caches.keys();
    return { state: active !== null, files: (await (await caches.open(name)).keys()).length };
  });
  expect(kept.state).toBe(true);
  expect(kept.files).toBeGreaterThan(50);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Just play' }).click();
  await tableIsLaid(page);
  await prime(page).click();
  await enterUntilActing(page);

  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json() as Promise<{ icons: { src: string }[]; display: string }>;
  });
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) {
    expect(await page.evaluate(async address => (await fetch(address)).ok, src), src).toBe(true);
  }
});
