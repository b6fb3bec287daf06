import { describe, expect, test } from 'vitest';
import { QuestionBar } from '../../../src/games/aos/panels/bar/QuestionBar';
import { Card } from '../../../src/games/aos/panels/card/Card';
import { ScreenReaderTable } from '../../../src/games/aos/panels/screen-reader/ScreenReaderTable';
import { loadWhyNot } from '../../../src/games/aos/panels/why/use-why-not';
import type { BattleSession } from '../../../src/games/aos/session/battle-session';
import { clash, playTo } from '../hands/clash';
import { buttonsIn, renderPanel, textOf } from './render-panel';

const match = playTo(clash(1), 'act', 'movement');
const selecting =
  (unit: string) =>
  ({ table }: BattleSession) =>
    table.send({ type: 'select', unit });
const ignore = () => {};

describe('QuestionBar', () => {
  const bar = <QuestionBar onRule={ignore} />;

  test('says who decides what, and offers every answer with the first one last and bright, seed 1', () => {
    const html = renderPanel(match, bar);
    expect(textOf(html)).toMatch(/^Azure decides Move your units, or end the phase/);
    expect(buttonsIn(html)).toEqual(['Undo', 'Measure', 'End movement', 'Choose Lord-Celestant Enter']);
    expect(html).toMatch(/data-look="prime"[^>]*aria-keyshortcuts="Enter"/);
  });

  test('asks about the selected unit and offers what it can do, seed 1', () => {
    const html = renderPanel(match, bar, selecting('lord-celestant'));
    expect(textOf(html)).toContain('Drag Lord-Celestant');
    expect(buttonsIn(html)).toEqual(['Undo', 'Measure', 'Run', 'End movement', 'Advance Enter']);
  });

  test('ROUND-07 puts the reason and its rule in place of the question when a command is refused, seed 1', async () => {
    await loadWhyNot();
    const refusals = match.check({ seat: 'azure', type: 'tryCharge', unit: 'lord-celestant' });
    expect(refusals[0]?.rule).toBe('ROUND-07');
    const html = renderPanel(match, bar, ({ table }) => table.send({ type: 'refused', refusals }));
    expect(html).toContain('data-refused="true"');
    expect(buttonsIn(html)[0]).toBe('ROUND-07');
    expect(html).toMatch(/<p class="ask-why" role="alert">/);
    expect(textOf(html)).not.toContain('Move your units');
  });
});

describe('ScreenReaderTable', () => {
  test('names every unit with its side, its place and the gap to the nearest enemy, seed 1', () => {
    const buttons = buttonsIn(renderPanel(match, <ScreenReaderTable />));
    expect(buttons).toHaveLength(4);
    expect(buttons[0]).toBe(
      'Lord-Celestant Azure, 1 model, 36″ from the left and 18″ from the near edge, 10.1″ from Guardian of Souls',
    );
  });

  test('marks the selected unit, and no other, seed 1', () => {
    const html = renderPanel(match, <ScreenReaderTable />, selecting('liberators'));
    expect(html.match(/aria-pressed="true"[^>]*><b>[^<]*/g)).toEqual(['aria-pressed="true"><b>Liberators']);
  });
});

describe('Card', () => {
  const card = <Card onRule={ignore} />;

  test('is not there while no unit is pointed at or selected, seed 1', () => {
    expect(renderPanel(match, card)).toBe('');
  });

  test('shows the characteristics, weapons, abilities and keywords of the selected unit, seed 1', () => {
    const html = renderPanel(match, card, selecting('liberators'));
    expect(html).toMatch(/^<section class="card vellum" aria-label="[^"]*Liberators/);
    const text = textOf(html);
    for (const part of ['5 models', 'Move 5″', 'Wounds 2', 'Save', 'Warhammer', 'REDEEMER'])
      expect(text).toContain(part);
  });

  test('prefers the unit under the pointer, and says what its enemy changes, seed 1', () => {
    const html = renderPanel(match, card, session => {
      selecting('liberators')(session);
      session.table.send({ type: 'hover', model: 'lord-celestant/1' });
    });
    expect(html).toContain('<h2>Lord-Celestant</h2>');
    expect(textOf(html)).toContain('rend −1 → 0');
  });
});
