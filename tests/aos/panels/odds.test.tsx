import { describe, expect, test } from 'vitest';
import { chargeOdds, meanOf } from '../../../src/games/aos/odds';
import { CardOdds } from '../../../src/games/aos/panels/odds/CardOdds';
import { barsOf } from '../../../src/games/aos/panels/odds/Distribution';
import { OddsPanel } from '../../../src/games/aos/panels/odds/OddsPanel';
import { oddsAtHand } from '../../../src/games/aos/panels/odds/odds-at-hand';
import { chanceInWords } from '../../../src/games/aos/words/numbers';
import { clash, playTo, unitIn } from '../hands/clash';
import { renderPanel, textOf } from './render-panel';

const asked = (match: ReturnType<typeof clash>, selected?: string) => ({
  battle: match.getGame().battle,
  options: match.options(),
  draft: undefined,
  selected,
});

describe('odds at hand', () => {
  test('every target of an attack has its chance of slain models, and the chances sum to 1, seed 1', () => {
    const match = playTo(clash(1), 'pickTargets');
    const lines = oddsAtHand(asked(match))?.lines ?? [];
    expect(lines.map(line => line.of)).toEqual(lines.map(() => 'attack'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      if (line.of !== 'attack') continue;
      expect(line.slain.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(line.slain.length - 1).toBeLessThanOrEqual(unitIn(match, line.target).models.length);
      expect(meanOf(line.slain)).toBeGreaterThan(0);
    }
  });

  test('a drafted target is marked as chosen, seed 1', () => {
    const match = playTo(clash(1), 'pickTargets');
    const draft = match.options().find(({ type }) => type === 'attack');
    const lines = oddsAtHand({ ...asked(match), draft })?.lines ?? [];
    expect(lines.filter(line => line.of === 'attack' && line.isChosen)).toHaveLength(1);
  });

  test('CHARGE-01 a selected unit sees the chance to reach each enemy within 12 inches, the nearest first, seed 1', () => {
    const match = playTo(clash(1), 'act', 'charge');
    const { battle } = match.getGame();
    const charger = match.options().find(option => option.type === 'tryCharge');
    if (charger?.type !== 'tryCharge') throw new Error('nobody can charge');
    const lines = oddsAtHand(asked(match, charger.unit))?.lines ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      if (line.of !== 'charge') throw new Error(line.of);
      expect(line.gap).toBeLessThanOrEqual(12);
      expect(line.arrives).toBe(chargeOdds(battle, unitIn(match, charger.unit), unitIn(match, line.target)).arrives);
    }
    expect(oddsAtHand(asked(match))).toBeUndefined();
  });

  test('movement has no odds, seed 1', () => {
    expect(oddsAtHand(asked(playTo(clash(1), 'act', 'movement'), 'liberators'))).toBeUndefined();
  });
});

describe('OddsPanel', () => {
  test('says the mean and the chance of at least one, with the bars in words, seed 1', () => {
    const match = playTo(clash(1), 'pickTargets');
    const html = renderPanel(match, <OddsPanel>nothing</OddsPanel>);
    expect(textOf(html)).toMatch(/^Odds .* (slain on average|slain [0-9.]+ %)/);
    expect(html).toMatch(/role="img" aria-label="[^"]+: 0 [0-9.]+ %/);
  });

  test('shows what else stands there when no dice follow, seed 1', () => {
    expect(renderPanel(playTo(clash(1), 'act', 'movement'), <OddsPanel>the dice</OddsPanel>)).toBe('the dice');
  });
});

test('a card tells what the unit does to the enemy at hand, with all in reach, seed 1', () => {
  const match = playTo(clash(1), 'act', 'movement');
  const [unit, opponent] = [unitIn(match, 'liberators'), unitIn(match, 'chainrasp-horde')];
  const text = textOf(renderPanel(match, <CardOdds unit={unit} opponent={opponent} />));
  expect(text).toMatch(
    /^Odds against Chainrasp Horde Fights, all in reach: [0-9.]+ slain on average, at least one [0-9.]+ %$/,
  );
});

describe('bars', () => {
  test('each outcome has its bar while there are eleven at most', () => {
    expect(barsOf(Float64Array.from([0.25, 0.5, 0.25]))).toEqual([
      { name: '0', first: 0, chance: 0.25 },
      { name: '1', first: 1, chance: 0.5 },
      { name: '2', first: 2, chance: 0.25 },
    ]);
  });

  test('more outcomes share bars, and nothing that can be seen is left out', () => {
    const bars = barsOf(new Float64Array(20).fill(0.05));
    expect(bars.length).toBeLessThanOrEqual(11);
    expect(bars[0]?.name).toBe('0–1');
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

test('a chance is never rounded to certainty', () => {
  expect([0, 0.0001, 0.8333, 0.99999, 1].map(chanceInWords)).toEqual(['0 %', '0.1 %', '83.3 %', '99.9 %', '100 %']);
});
