import { describe, expect, test } from 'vitest';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import type { Muster, Setup } from '../../../../src/games/aos/battle-setup';
import type { Terrain } from '../../../../src/games/aos/types';
import { begin } from '../../begin';
import { stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

const stronghold = (id: string, ...corners: readonly [number, number, number, number]): Terrain =>
  piece(rectangle(...corners), { id, height: 4, isGarrison: true });

const SMALLEST = { width: 24, depth: 24 }; // FIELD-01

/** Azure sets up on ground that strongholds fill, which reach too far to the front to be held from the start. */
function crammed(terrain: readonly Terrain[], units: readonly Muster[], more: Partial<Setup> = {}) {
  const armies = {
    azure: { player: 'a', allegiance: 'order', units },
    ember: { player: 'e', units: [{ id: 'foe', warscroll: 'lord-celestant', models: 1 }] },
  };
  const table = begin(
    { ...firstClash, battleplan: 'first-blood', table: SMALLEST, terrain, armies, ...more },
    [6, 1, 6, 1],
  );
  table.submit({ seat: 'azure', type: 'chooseTerritory', territory: 0 });
  return table;
}

/** Each question takes the first option, and there must be one, until this is asked or the battle is over. */
function playOn(table: ReturnType<typeof crammed>, until?: string): void {
  for (let ask = table.ask(); ask && ask.kind !== until; ask = table.ask()) {
    const [first] = table.options();
    expect(first, ask.kind).toBeDefined();
    if (first) table.submit(first);
  }
}

describe('UNIT-06 no unit of a side can be set up', () => {
  const all = [stronghold('all', 0, 0, 24, 11.9)];
  const host: readonly Muster[] = ['one', 'two'].map(id => ({ id, warscroll: 'liberators', models: 5 }));

  test.each([
    ['first-blood', { winner: 'ember', rank: 'major', points: { azure: 0, ember: 20 } }],
    ['skirmish', { winner: 'ember', rank: 'major' }],
  ])(
    'FB-08 %s ends by its rules when both armies are set up, and nobody is asked for a general',
    (battleplan, outcome) => {
      const table = crammed(all, host, { battleplan });
      playOn(table);
      expect(table.battle()).toMatchObject({ ended: true, round: 0, asks: [], generals: {} });
      expect(table.outcome()).toMatchObject(outcome);
    },
  );

  test('models without room are slain before the unit is set up, so that every model has a place', () => {
    const table = crammed(all, host);
    const told = table.submit({ seat: 'azure', type: 'deploy', unit: 'one', places: [] }).map(({ type }) => type);
    expect(told.slice(0, 6)).toEqual([...Array.from({ length: 5 }, () => 'modelSlain'), 'unitSetUp']);
  });

  test('it goes on while the other side is still to be set up', () => {
    const table = crammed(all, host);
    table.submit({ seat: 'azure', type: 'deploy', unit: 'one', places: [] });
    table.submit({ seat: 'ember', type: 'deploy', unit: 'foe', places: [{ x: 12, y: 22, facing: 0 }] });
    expect(table.battle().ended).toBe(false);
    expect(table.ask()).toEqual({ kind: 'deploy', seat: 'azure' });
  });

  test('GENL-03 a side of which only allies found room fights without a general', () => {
    const pocket = [
      stronghold('left', 0, 0, 7, 11.9),
      stronghold('right', 17, 0, 24, 11.9),
      stronghold('front', 7, 1.7, 17, 11.9),
    ];
    const riders = ['one', 'two', 'three'].map(id => ({ id, warscroll: 'lord-arcanum-on-gryph-charger', models: 1 }));
    const table = crammed(pocket, [...riders, { id: 'ally', warscroll: 'liberators', models: 5, isAlly: true }]);
    playOn(table, 'chooseFirst');
    expect(table.battle().units.map(({ models }) => models.length)).toEqual([0, 0, 0, 5, 1]);
    expect(table.battle().generals).toEqual({ azure: undefined, ember: 'foe/1' });
    expect(table.options()).not.toEqual([]);
  });
});

test('CAST-07 a spell that does something to its caster is not aimed where nobody is in reach', () => {
  const staged = stage({
    phase: 'hero',
    azure: [unit('knight-incantor', { at: { x: 10, y: 5 } })],
    ember: [unit('lord-celestant', { id: 'foe', at: { x: 60, y: 44 } })],
    dice: [4, 4],
  });
  const cast = { type: 'cast', unit: 'knight-incantor', model: 'knight-incantor/1', spell: 'spirit-storm' } as const;
  staged.submit(cast);
  expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'hero' });
  expect(staged.unit('knight-incantor').marks).toHaveLength(2);
});
