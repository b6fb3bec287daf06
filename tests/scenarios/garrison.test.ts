import { expect, test } from 'vitest';
import { piece, rectangle } from '../aos/rules/terrain-pieces';
import { openTable, row, shifted } from './open-table';

const RADIUS = 40 / 25.4 / 2;
const FRONT = 24 - 5 - RADIUS - 0.01;
const WALL = 24 + 5 + 0.01;
const misses = (count: number) => Array.from({ length: count }, () => 1);

test('GARR-06 GARR-09 GARR-10 GARR-11 a garrison is shot at, stormed, shaken, and leaves by the back door', () => {
  const table = openTable({
    azure: [
      { id: 'lord', warscroll: 'lord-celestant', models: 1, places: row(33, FRONT, 1, 0) },
      { id: 'bows', warscroll: 'castigators', models: 3, places: row(40, FRONT, 3, 1.7) },
    ],
    ember: [
      { id: 'libs', warscroll: 'liberators', models: 5, loadout: 'two-hammers', inside: 'keep' },
      { id: 'captain', warscroll: 'lord-celestant', models: 1, places: row(65, 45, 1, 0) },
    ],
    terrain: [piece(rectangle(30, WALL, 36, WALL + 5), { id: 'keep', height: 4, isGarrison: true })],
    first: 'azure',
    dice: [
      ...[3, 3, 3], // the Castigator-Prime: +1 and −1 to hit on 3+; wounds; Rend and cover make no odds to a 4+
      ...[4, 2, 3, 3], // the others hit on 4s
      ...[3, 3], // the charge
      ...[4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 4], // runeblade: four of five hit on 4s, one is saved
      ...[4, 1, 1], // the hammer would need a 5
      ...misses(7), // three Liberators strike back, the Prime once more
      ...[6], // nerve: 6 and 2 against 7
    ],
  });
  expect(table.unit('libs').where).toEqual({ kind: 'garrison', feature: 'keep' });
  table.playTo('movement', 'azure');
  const forward = (length: number) => shifted(table.unit('lord'), 0, length);
  table.submit({ type: 'move', unit: 'lord', steps: forward(5) });
  table.submit({ type: 'endPhase' });

  table.submit({ type: 'useAbility', unit: 'bows', ability: 'castigators-aetheric-channelling', choice: 0 });
  while (table.ask()?.kind === 'useAbilities') table.submit({ type: 'pass' });
  table.submit({ type: 'shoot', unit: 'bows' });
  table.submit({ type: 'attack', unit: 'bows', orders: [{ weapon: 'thunderhead-greatbow', target: 'libs' }] });
  table.submit({ type: 'allocate', unit: 'libs', models: ['libs/5'] });
  expect(table.unit('libs').models).toHaveLength(4);
  table.playTo('charge', 'azure');

  const gap = WALL - FRONT - RADIUS - 5;
  table.submit({ type: 'tryCharge', unit: 'lord' });
  const charge = (short: number) => ({ type: 'chargeMove', unit: 'lord', steps: forward(gap - short) }) as const;
  expect(table.check(charge(0.51))).toEqual(['charge.fellShort']); // GARR-06: the walls are an enemy model
  table.submit(charge(0));
  table.submit({ type: 'endPhase' });
  while (table.ask()?.kind === 'useAbilities') table.submit({ type: 'pass' });

  table.submit({ type: 'fight', unit: 'lord' });
  table.submit({ type: 'pileIn', unit: 'lord', steps: [] });
  const orders = ['runeblade', 'warhammer'].map(weapon => ({ weapon, target: 'libs' }));
  table.submit({ type: 'attack', unit: 'lord', orders });
  table.submit({ type: 'allocate', unit: 'libs', models: ['libs/4', 'libs/3'] });
  table.submit({ type: 'fight', unit: 'libs' });
  expect(table.ask()).toMatchObject({ kind: 'pickTargets', unit: 'libs' }); // GARR-08: no pile-in
  table.submit({ type: 'attack', unit: 'libs', orders: [{ weapon: 'warhammer', target: 'lord' }] });
  expect(table.events('diceRolled').at(-1)?.dice).toHaveLength(7);
  table.submit({ type: 'pass' });
  table.submit({ type: 'pass' });

  table.submit({ type: 'testNerve', unit: 'libs' });
  table.submit({ type: 'flee', unit: 'libs', models: ['libs/2'] });
  expect(table.battle()).toMatchObject({ active: 'ember', turn: 2 });
  table.playTo('movement', 'ember');
  const leave = (y: number) => ({ type: 'leaveGarrison', unit: 'libs', places: row(32, y, 2, 1.7) }) as const;
  expect(table.check(leave(WALL + 2))).toContain('setUp.cannotStand'); // GARR-12
  table.submit(leave(WALL + 5 + RADIUS + 0.1));
  expect(table.unit('libs')).toMatchObject({ where: { kind: 'table' }, deeds: ['moved'] });
  expect(table.unit('libs').models.map(({ id }) => id)).toEqual(['libs/1', 'libs/3']);
  table.close();
});
