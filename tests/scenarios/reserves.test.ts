import { expect, test } from 'vitest';
import { piece, rectangle } from '../aos/rules/terrain-pieces';
import { openTable, row, shifted } from './open-table';

const RADIUS = 40 / 25.4 / 2;

test('RES-02 SCEN-04 reserves arrive beside Deadly ground unharmed, and pay when they first move there', () => {
  const table = openTable({
    azure: [
      { id: 'lord', warscroll: 'lord-celestant', models: 1, places: row(10, 10, 1, 0) },
      { id: 'libs', warscroll: 'liberators', models: 5 },
    ],
    ember: [{ id: 'rasps', warscroll: 'chainrasp-horde', models: 10, places: row(40, 40, 10, 1.2) }],
    terrain: [piece(rectangle(30, 6, 42, 10), { id: 'bog', scenery: 'deadly' })],
    first: 'azure',
    allegiances: { azure: 'stormcast-eternals' },
    dice: [
      ...[6, 1], // round 2
      ...[1, 5], // Deadly: a 1, and D3 of 3
      ...[2], // nerve: 2 and 1 against 7
    ],
  });
  expect(table.unit('libs').where).toEqual({ kind: 'reserve', place: 'the Celestial Realm' });
  table.playTo('movement', 'azure');
  expect(table.check({ type: 'move', unit: 'libs', steps: [] })).not.toEqual([]); // RES-05
  table.submit({ type: 'endPhase' });
  const y = 10 + RADIUS + 0.9;
  table.submit({ type: 'arrive', unit: 'libs', places: row(31, y, 5, 1.7) });
  expect(table.events('deadlyRolled')).toEqual([]);
  table.playTo('movement', 'azure');
  expect(table.battle().round).toBe(2);

  table.submit({ type: 'move', unit: 'libs', steps: shifted(table.unit('libs'), 0.4, 0) });
  expect(table.events('deadlyRolled')).toMatchObject([{ unit: 'libs', face: 1 }]);
  expect(table.ask()).toEqual({ kind: 'allocate', seat: 'azure', unit: 'libs', wounds: 3 });
  table.submit({ type: 'allocate', unit: 'libs', models: ['libs/1', 'libs/2'] });
  expect(table.battle().firstBlood).toBeUndefined(); // FB-07: the land slew it
  table.playTo('charge', 'azure');
  table.submit({ type: 'endPhase' });
  while (table.ask()?.kind === 'pickFighter' || table.ask()?.kind === 'useAbilities') table.submit({ type: 'pass' });
  while (table.ask()?.kind === 'inspire') table.submit({ type: 'pass' });
  table.submit({ type: 'testNerve', unit: 'libs' });
  expect(table.unit('libs').models).toHaveLength(4);
  table.close();
});
