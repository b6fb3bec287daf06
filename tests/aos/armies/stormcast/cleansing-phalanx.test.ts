import { describe, expect, test } from 'vitest';
import { type StagedUnit, stage, unit } from '../../fixture';

const battalion = 'cleansing-phalanx';
const inIt = (warscroll: string, id: string, x: number, more: Partial<StagedUnit> = {}) =>
  unit(warscroll, { id, at: { x, y: 20 }, across: 1, battalion, ...more });

const scene = (dice: readonly number[] = []) =>
  stage({
    azure: [
      inIt('evocators', 'evocators-1', 20),
      inIt('evocators', 'evocators-2', 10),
      inIt('sequitors', 'sequitors-1', 23),
      inIt('sequitors', 'sequitors-2', 26),
      unit('sequitors', { id: 'stranger', at: { x: 17, y: 20 }, across: 1 }),
    ],
    ember: [unit('chainrasp-horde', { at: { x: 60, y: 44 } })],
    phase: 'hero',
    dice,
  });
const empower = (target: string) => {
  const staged = scene([3, 3]);
  staged.submit({ type: 'cast', unit: 'evocators-1', model: 'evocators-1/1', spell: 'empower' });
  staged.submit({ type: 'aimSpell', target });
  return staged.unit(target).marks.map(({ effect, until }) => [effect, until]);
};
const wound = [{ do: 'reroll', roll: 'wound', which: 'failed' }, 'yourHero'];
const hit = [{ do: 'reroll', roll: 'hit', which: 'failed' }, 'yourHero'];

describe('Channelled Empowerment', () => {
  test('Sequitors of the battalion that its Evocators empower re-roll failed hits too', () =>
    expect(empower('sequitors-1')).toEqual([wound, hit]));
  test('other Sequitors do not', () => expect(empower('stranger')).toEqual([wound]));
  test('nor do its Evocators', () => expect(empower('evocators-1')).toEqual([wound]));
  test('BATT-09 the battalion is worth a command point', () =>
    expect(scene().battle().commandPoints.azure).toBe(1 + 1));
});
