import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { exampleTable } from '../../../src/games/aos/measure/file/example';
import { pack } from '../../../src/games/aos/measure/file/pack';
import type { Measuring } from '../../../src/games/aos/measure/measuring';
import type { Spot } from '../../../src/geometry/shapes/shape';
import { faults } from '../faults';
import { expect, test } from '../table';

declare global {
  interface Window {
    measuring?: {
      now(): Measuring;
      pixelOf(spot: Spot): { readonly left: number; readonly top: number } | undefined;
    };
  }
}

const START = '/?test&still&quality=low';
const BATTLE = gunzipSync(readFileSync('tests/replays/skirmish-500.json.gz'));

/** Opens the measuring table and waits until it is drawn. */
async function openTable(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.getAttribute('data-frame') === 'ready', undefined, {
    timeout: 40_000,
  });
  await page.waitForFunction(() => window.measuring?.pixelOf({ x: 36, y: 24 }) !== undefined);
}

const now = (page: Page): Promise<Measuring> =>
  page.evaluate(() => {
    if (!window.measuring) throw new Error('no table is open');
    const { measureTable, selected, question, held } = window.measuring.now();
    return { measureTable, selected, question, held } as Measuring;
  });

async function pixel(page: Page, spot: Spot): Promise<{ x: number; y: number }> {
  const at = await page.evaluate(wanted => window.measuring?.pixelOf(wanted), spot);
  if (!at) throw new Error('not in the picture');
  return { x: at.left, y: at.top };
}

const words = (page: Page) => page.locator('.measure-words');
const card = (page: Page) => page.locator('.measure-card');
/** The gap to a unit as the card tells it. */
const gapTo = async (page: Page, unit: string): Promise<number> => {
  const row = card(page).getByRole('row').filter({ hasText: unit });
  return Number.parseFloat((await row.locator('.measure-number').textContent()) ?? '');
};

test('the start page leads to a table with something on it; a dragged unit is measured while it moves', async ({
  page,
}) => {
  await page.goto(START);
  await page.getByRole('button', { name: 'Measure', exact: false }).click();
  await openTable(page, `${START}#/measure`);
  await expect(words(page)).toContainText('Liberators to Lord-Celestant');
  const lord = (await now(page)).measureTable.units[2]?.places[0] ?? { x: 0, y: 0 };
  const [from, to] = [await pixel(page, lord), await pixel(page, { x: lord.x + 3, y: lord.y })];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(card(page).getByRole('heading')).toHaveText('Lord-Celestant');
  await expect.poll(() => gapTo(page, 'Liberators')).toBeGreaterThan(5);
  expect((await now(page)).held).toBeDefined();
  await page.mouse.up();
  expect((await now(page)).measureTable.units[2]?.places[0]?.x).toBeGreaterThan(lord.x + 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await now(page)).measureTable.units[2]?.places[0]).toEqual(lord);
  expect(await faults(page)).toEqual([]);
});

test('by keys alone: a unit is put down, moved, asked about in every way, mended, doubled and removed', async ({
  page,
}) => {
  await openTable(page, `${START}#/measure`);
  await page.keyboard.press('a');
  await page.getByLabel('Warscroll').selectOption('judicators');
  await page.getByRole('button', { name: 'Add the unit' }).press('Enter');
  expect((await now(page)).measureTable.units).toHaveLength(7);
  const placed = (await now(page)).measureTable.units[6]?.places[0] ?? { x: 0, y: 0 };
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  const moved = (await now(page)).measureTable.units[6]?.places[0];
  expect([moved?.x, moved?.y]).toEqual([expect.closeTo(placed.x + 1, 5), expect.closeTo(placed.y + 0.25, 5)]);
  await page.keyboard.press('d');
  await page.keyboard.press('Delete');
  expect((await now(page)).measureTable.units).toHaveLength(7);

  await page
    .getByRole('button', { name: /^Grimghast Reapers/ })
    .first()
    .press('Enter');
  await page.keyboard.press('2');
  await expect(words(page)).toContainText('is in 2 groups: the nearest gap is 1.75″, 1″ is allowed');
  await page.keyboard.press('r');
  await expect(words(page)).toContainText('Every unit is one group');
  await page.keyboard.press('4');
  await expect(words(page)).toContainText(/on 2D6: [\d.]+ %, with a re-roll [\d.]+ %/);
  await page.keyboard.press('6');
  await expect(words(page)).toContainText(/sees with \d of 5 models/);
  await page.keyboard.press('7');
  await expect(words(page)).toContainText('Objective 1: 2 of Azure, 10 of Ember, Ember gains it');
  await page.keyboard.press('3');
  await page.keyboard.press('g');
  await expect(words(page)).toContainText(/to the goal: 5″ of 6″, (in|out of) reach/);
});

test('a wall blocks the sight: what hides the target is named', async ({ page }) => {
  await openTable(page, `${START}#/measure`);
  await page.keyboard.press('a');
  await page.getByLabel('Width, ″').fill('30');
  await page.getByLabel('Depth, ″').fill('1');
  await page.getByLabel('Height, ″').last().fill('8');
  await page.getByRole('button', { name: 'Add the block' }).click();
  await page.keyboard.press('6');
  await page
    .getByRole('button', { name: /^Liberators/ })
    .first()
    .click();
  await page.getByLabel('Looks at').selectOption({ label: 'Spirit Torment' });
  await expect(words(page)).toContainText('sees with');
  await page.getByRole('button', { name: /^Block 1/ }).click();
  const block = (await now(page)).measureTable.pieces.at(-1) ?? { x: 0, y: 0 };
  const [right, away] = [Math.round(40 - block.x), Math.round(20 - block.y)];
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(away); i++) await page.keyboard.press(away > 0 ? 'ArrowUp' : 'ArrowDown');
  await page
    .getByRole('button', { name: /^Liberators/ })
    .first()
    .click();
  await expect(words(page)).toContainText('Liberators to Spirit Torment: hidden by Block 1');
});

test('a table goes through its link; a damaged one is refused and nothing from it becomes markup', async ({ page }) => {
  await openTable(page, `${START}#/measure`);
  await page.keyboard.press('s');
  await page.getByLabel('Name of this table').fill('<img src=x onerror=alert(1)> & "co"');
  await page.getByLabel('Name of this table').blur();
  const field = page.getByLabel('Link: the whole table is in it');
  await expect(field).toHaveValue(/#\/measure\/t=1\.[0-9a-f]{8}\./);
  await expect.poll(async () => (await now(page)).measureTable.name).toContain('<img');
  await expect.poll(() => field.inputValue()).not.toBe('');
  await page.waitForTimeout(300);
  const link = await field.inputValue();
  const { measureTable } = await now(page);

  const other = await page.context().newPage();
  await openTable(other, link.replace('/#', '/?test&still&quality=low#'));
  expect((await now(other)).measureTable).toEqual(measureTable);
  await expect(other.locator('.ask-who')).toContainText('<img src=x onerror=alert(1)> & "co"');
  expect(await other.locator('img').count()).toBe(0);
  await other.close();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const damaged = `${link.slice(0, -40)}${link.slice(-39)}`;
  await openTable(page, damaged.replace('/#', '/?test&still&quality=low#'));
  await expect(page.getByRole('dialog', { name: 'This link holds no table' })).toContainText(
    'its checksum does not fit',
  );
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/#\/measure$/);
  await expect(card(page)).toBeVisible();
});

test('another table takes the place of this one, and undo brings this one back with everything on it', async ({
  page,
}) => {
  await openTable(page, `${START}#/measure`);
  await page.keyboard.press('ArrowRight');
  const { measureTable } = await now(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toContainText('comes back with Undo');
  await page.getByRole('button', { name: 'An empty one' }).click();
  expect((await now(page)).measureTable.units).toHaveLength(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await now(page)).measureTable).toEqual(measureTable);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect((await now(page)).measureTable.units).toHaveLength(0);
  await page.keyboard.press('u');
  expect((await now(page)).measureTable).toEqual(measureTable);

  const other = {
    ...exampleTable(),
    name: 'Small',
    table: { width: 44, depth: 30 },
    units: [],
    pieces: [],
    markers: [],
  };
  await page.evaluate(
    hash => {
      location.hash = hash;
    },
    `#/measure/t=${await pack(other)}`,
  );
  await expect.poll(async () => (await now(page)).measureTable.name).toBe('Small');
  await page.keyboard.press('u');
  expect((await now(page)).measureTable).toEqual(measureTable);
});

test('a kept table is deleted only when that is asked for twice', async ({ page }) => {
  await openTable(page, `${START}#/measure`);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Keep this table' }).click();
  const kept = page.locator('.save');
  await expect(kept).toHaveCount(1);
  await kept.getByRole('button', { name: /^Delete/ }).click();
  await expect(kept).toContainText('Delete for good?');
  await expect(kept.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(kept.getByRole('button', { name: /^Open/ })).toBeVisible();
  await kept.getByRole('button', { name: /^Delete/ }).click();
  await kept.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(kept).toHaveCount(0);
});

/** Pastes as a hand does: into what has the focus. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate(pasted => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);

test('a pasted link opens, on the table or in its field; what is no table is refused in words', async ({ page }) => {
  await openTable(page, `${START}#/measure`);
  const before = (await now(page)).measureTable;
  const other = { ...exampleTable(), name: 'From a friend', markers: [] };
  const link = `https://example.org/realmtable/#/measure/t=${await pack(other)}`;
  await paste(page, `Look: ${link}`);
  await expect.poll(async () => (await now(page)).measureTable.name).toBe('From a friend');
  await page.keyboard.press('u');
  expect((await now(page)).measureTable).toEqual(before);

  await page.keyboard.press('s');
  await page.getByLabel('Open a link').focus();
  await paste(page, link);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await now(page)).measureTable.name).toBe('From a friend');

  await paste(page, '<img src=x onerror=alert(1)>');
  const refusal = page.getByRole('dialog', { name: 'This holds no table' });
  await expect(refusal).toContainText('this is no link to a measuring table');
  await page.keyboard.press('Escape');
  await paste(page, link.slice(0, -9));
  await expect(refusal).toContainText('cut off');
  await page.keyboard.press('Escape');
  expect((await now(page)).measureTable.name).toBe('From a friend');
  expect(await faults(page)).toEqual([]);
});

test('the share sheet says that a link to this computer works only here, and offers the file', async ({ page }) => {
  await openTable(page, `${START}#/measure`);
  await page.keyboard.press('s');
  await expect(page.getByRole('note')).toContainText('opens on this computer only');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
});

test('a battle file is called a battle, and opens as one', async ({ page }) => {
  await openTable(page, `${START}&seed=7#/measure`);
  await page.keyboard.press('s');
  const battle = { name: 'fight.json', mimeType: 'application/json', buffer: BATTLE };
  await page.getByLabel('Table file').setInputFiles(battle);
  const sheet = page.getByRole('dialog', { name: 'This is a battle' });
  await sheet.getByRole('button', { name: 'Stay here' }).click();
  await expect(words(page)).toContainText('Liberators to Lord-Celestant');
  await page.keyboard.press('s');
  await page.getByLabel('Table file').setInputFiles(battle);
  await sheet.getByRole('button', { name: 'Open it as a battle' }).click();
  await expect(page).toHaveURL(/#\/(watch|battle)\//);
});

test('a battle is opened as a copy to measure, and a battle is begun from a table', async ({ page }) => {
  await openTable(page, `${START}&seed=7#/measure`);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Start a battle from here' }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  const units = await page.evaluate(() => window.realmtable?.match.getGame().battle.units.length);
  expect(units).toBe(6);
  await page.keyboard.press('F10');
  await page.getByRole('button', { name: 'What if: measure a copy' }).click();
  await page.getByRole('button', { name: /who are not on the table: go on/ }).click();
  await expect(page.locator('.things')).toContainText('Ruined arcade');
  expect((await now(page)).measureTable.units).toHaveLength(0);
});

test('a lesson begins from a table where all units are on their own side; otherwise the fault is shown', async ({
  page,
}) => {
  await openTable(page, `${START}#/measure`);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Start a lesson from here' }).click();
  await expect(page.getByRole('dialog')).toContainText('out of your territory');

  const example = exampleTable();
  const sorted = { ...example, units: example.units.filter(({ id }) => id !== 'u4' && id !== 'u5') };
  const lesson = page.getByRole('region', { name: 'Lesson: A turn on your own table' });
  await page.goto(`${START}#/measure/t=${await pack(sorted)}`);
  await page.reload();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Start a lesson from here' }).click();
  await expect(lesson).toContainText('hero phase');
  await page.reload();
  await lesson.getByRole('button', { name: 'Show me' }).click();
  await expect(lesson).toContainText('Movement');
});

test('at 1280 x 720, 1024 x 768 and 768 x 1024 no panel lies on another and the middle stays free', async ({
  page,
}) => {
  await openTable(page, `${START}#/measure`);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const key of ['1', '4', '5']) {
      await page.keyboard.press(key);
      expect(await crowding(page, width, height), `${key} at ${width} x ${height}`).toEqual([]);
    }
  }
  expect(await faults(page)).toEqual([]);
});

test('labels over the table keep clear of panels at 1280 x 720 and 768 x 1024, wherever the view is', async ({
  page,
}) => {
  await openTable(page, `${START}#/measure`);
  let seen = 0;
  for (const [width, height, zoom] of [
    [...SIZES[0], 0],
    [...SIZES[2], 0],
    [...SIZES[0], 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(width / 2, height * 0.62);
    await page.mouse.wheel(0, zoom);
    for (const key of ['1', '2', '4', '5', '7']) {
      await page.keyboard.press(key);
      for (const pan of ['', 'a', 'd', 'w']) {
        if (pan !== '') await turnView(page, pan);
        await page.waitForTimeout(120);
        const { covered, count } = await coveredLabels(page);
        expect(covered, `${key} ${pan} at ${width} x ${height}`).toEqual([]);
        seen += count;
      }
    }
  }
  expect(seen).toBeGreaterThan(20);
});

/** Drags the cloth, so that what labels speak of comes near to panels. */
async function turnView(page: Page, towards: string): Promise<void> {
  const [dx, dy] = towards === 'a' ? [-160, 0] : towards === 'd' ? [320, 0] : [-160, -120];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height * 0.62);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(width / 2 + dx, height * 0.62 + dy, { steps: 3 });
  await page.mouse.up({ button: 'middle' });
}

/** Labels that lie on or under a panel, and how many there are to see. */
const coveredLabels = (page: Page): Promise<{ readonly covered: readonly string[]; readonly count: number }> =>
  page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll(
        '.table-screen-panels .panel, .table-screen-panels .card, .table-screen-panels .corner',
      ),
    ]
      .map(element => element.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const labels = [...document.querySelectorAll<HTMLElement>('.table-label, [data-far="true"] .table-flag')].filter(
      label => label.style.visibility === 'visible',
    );
    const meets = (label: DOMRect) =>
      boxes.some(
        box =>
          label.left < box.right - 1 &&
          box.left < label.right - 1 &&
          label.top < box.bottom - 1 &&
          box.top < label.bottom - 1,
      );
    const covered = labels.filter(label => meets(label.getBoundingClientRect())).map(label => label.textContent ?? '');
    return { covered, count: labels.length };
  });

const SIZES = [
  [1280, 720],
  [1024, 768],
  [768, 1024],
] as const;

/** Panels that lie on one another, leave the page or cover its middle. */
const crowding = (page: Page, width: number, height: number): Promise<readonly string[]> =>
  page.evaluate(
    ([wide, high]) => {
      const boxes = [...document.querySelectorAll('.table-screen-panels .panel, .card, .corner')].map(element => ({
        name: element.className,
        box: element.getBoundingClientRect(),
      }));
      const meet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
      const middle = new DOMRect(wide * 0.42, high * 0.3, wide * 0.16, high * 0.4);
      return boxes.flatMap(({ name, box }, index) => [
        ...boxes.slice(index + 1).flatMap(other => (meet(box, other.box) ? [`${name} lies on ${other.name}`] : [])),
        ...(box.left < 0 || box.top < -1 || box.right > wide || box.bottom > high ? [`${name} leaves the page`] : []),
        ...(meet(box, middle) ? [`${name} covers the middle`] : []),
      ]);
    },
    [width, height] as const,
  );
