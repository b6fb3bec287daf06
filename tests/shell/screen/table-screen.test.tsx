import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TableScreen } from '../../../src/shell/screen/TableScreen';

const screen = (
  <TableScreen
    screen="battle"
    heading="A battle"
    table={<canvas />}
    corner={{ left: <button type="button">Menu</button>, right: <button type="button">Rules</button> }}
    ribbon={<section>Ribbon</section>}
    left={<aside>Log</aside>}
    right={<section>Card</section>}
    bar={<section>Bar</section>}
    sheet={<dialog>Dialog</dialog>}
  />
);

test('every slot is on the page once, in the order in which Tab goes through them', () => {
  const words = renderToStaticMarkup(screen)
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s{2,}/);
  expect(words).toEqual(['A battle', 'Menu', 'Ribbon', 'Rules', 'Log', 'Card', 'Bar', 'Dialog']);
});

test('the left, right and bar slots lie in the grid of the panels; the table and dialogs lie outside it', () => {
  const [before = '', panels = ''] = renderToStaticMarkup(screen).split('<div class="table-screen-panels">');
  const [inside = '', after = ''] = panels.split('<dialog>');
  expect(before).toContain('<div class="table-screen-table"><canvas></canvas></div>');
  expect(inside).toMatch(/<aside>Log<\/aside><section>Card<\/section><div class="bar-stack"><section>Bar/);
  expect(after).toContain('</main>');
});

test('a slot may be empty, and the screen says its name and what a lesson points at', () => {
  const bare = renderToStaticMarkup(
    <TableScreen screen="lesson" heading="A lesson" pointsAt="card" table={undefined} corner={{}} ribbon={undefined} />,
  );
  expect(bare).toMatch(/^<main class="table-screen" data-screen="lesson" data-point="card">/);
  expect(bare).toContain('<div class="bar-stack"></div>');
});
