import { describe, expect, test } from 'vitest';
import { ahead, shifted, stage, unit } from '../../fixture';

const STALKERS = 'glaivewraith-stalkers';
const front = { x: 30, y: 20 + ahead(STALKERS, 'liberators', 0.5) };

describe('Glaivewraith Stalkers', () => {
  test.each([
    ['this unit charged', ['charged'] as const, [], 8],
    ['its target charged', [], ['charged'] as const, 8],
    ['neither charged', [], [], 0],
  ])('The Point of Death: failed hit rolls are re-rolled if %s', (_, own, theirs, again) => {
    const staged = stage({
      azure: [unit(STALKERS, { at: { x: 30, y: 20 }, deeds: own })],
      ember: [unit('liberators', { at: front, deeds: theirs })],
      dice: Array.from({ length: 8 + again }, () => 3),
    });
    staged.attack(STALKERS, 'liberators');
    const rolled = staged.eventsOf('diceRolled')[0]?.dice ?? [];
    expect(rolled.filter(({ before }) => before === 3)).toHaveLength(again);
  });

  const retreat = (fallen: readonly number[], dice: readonly number[], drums = 0) => {
    const swaps = drums > 0 ? { swaps: [{ id: 'drum', count: drums }] } : {};
    const staged = stage({
      azure: [unit(STALKERS, { at: { x: 30, y: 20 }, fallen, ...swaps })],
      generals: { azure: `${STALKERS}/2` },
      ember: [unit('liberators', { at: front })],
      phase: 'movement',
      dice,
    });
    staged.submit({ type: 'retreat', unit: STALKERS, steps: shifted(staged.unit(STALKERS), 0, -5) });
    staged.playTo('charge', 'azure');
    return staged;
  };

  test('Deathbeat Drummer: any number of them; while one drums the unit retreats and charges', () => {
    const staged = retreat([1], [6, 6], 2);
    expect(staged.unit(STALKERS).models.at(-1)).toMatchObject({ weapons: ['hunters-glaive'], wargear: ['drum'] });
    expect(staged.check({ type: 'tryCharge', unit: STALKERS })).toEqual([]);
    staged.submit({ type: 'tryCharge', unit: STALKERS });
    expect(retreat([1], []).check({ type: 'tryCharge', unit: STALKERS })).toEqual(['charge.hasRetreated']);
  });

  test('Deathbeat Drummer: a unit with a drummer retreats and charges in the same turn', () => {
    const staged = retreat([], [6, 6]);
    staged.submit({ type: 'tryCharge', unit: STALKERS });
    expect(staged.ask()).toMatchObject({ kind: 'chargeMove' });
  });

  test('Deathbeat Drummer: not once the drummer has fallen', () => {
    expect(retreat([1], []).check({ type: 'tryCharge', unit: STALKERS })).toEqual(['charge.hasRetreated']);
  });
});
