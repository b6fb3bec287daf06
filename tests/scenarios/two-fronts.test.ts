import { expect, test } from 'vitest';
import { openTable, row, shifted } from './open-table';

const LORD = 40 / 25.4 / 2;
const GUARDIAN = 32 / 25.4 / 2;
const RASP = 25 / 25.4 / 2;
const FRONT = 24 - 5 - LORD - 0.01;
/** Where the Guardian stands, and a file of Chainrasps beside it, just room for a lord between them. */
const EAST = 24 + 5 + GUARDIAN + 0.01;

test('ATK-14 WND-01 GENL-02 a fight on two fronts: attacks are split, the general falls, another is named', () => {
  const between = 40 + GUARDIAN + 0.2 + LORD;
  const table = openTable({
    azure: [
      { id: 'lord', warscroll: 'lord-celestant', models: 1, places: row(between, FRONT, 1, 0) },
      { id: 'libs', warscroll: 'liberators', models: 5, places: row(60, FRONT - 4, 5, 1.7) },
    ],
    ember: [
      { id: 'guardian', warscroll: 'guardian-of-souls', models: 1, places: row(40, EAST, 1, 0) },
      {
        id: 'rasps',
        warscroll: 'chainrasp-horde',
        models: 10,
        places: Array.from({ length: 10 }, (_, i) => ({
          x: between + LORD + 0.2 + RASP,
          y: EAST + i * (2 * RASP + 0.1),
          facing: 0,
        })),
      },
    ],
    first: 'azure',
    allegiances: { ember: 'nighthaunt' },
    dice: [
      ...[6, 4], // the charge
      ...[3, 3, 3, 3, 3, 3, 1, 1, 1], // runeblade on the Guardian: three of three, and none saved
      ...[3, 1, 3, 1], // runeblade on the Chainrasps: one of two, not saved
      ...[4, 4, 3, 3, 1, 1], // hammer on the Guardian: both, none saved
      ...[4, 3, 4], // hammer on the Chainrasps: one, not saved
      ...[1, 1, 1, 1, 1], // Deathless Spirits fail the Guardian five times; with it gone the Chainrasps have none
    ],
  });
  table.playTo('movement', 'azure');
  table.submit({ type: 'move', unit: 'lord', steps: shifted(table.unit('lord'), 0, 5) });
  table.playTo('charge', 'azure');
  table.submit({ type: 'tryCharge', unit: 'lord' });
  table.submit({ type: 'chargeMove', unit: 'lord', steps: shifted(table.unit('lord'), 0, EAST - FRONT - 5) });
  table.submit({ type: 'endPhase' });
  while (table.ask()?.kind === 'useAbilities') table.submit({ type: 'pass' });
  table.submit({ type: 'fight', unit: 'lord' });
  table.submit({ type: 'pileIn', unit: 'lord', steps: [] });
  const share = (weapon: string, target: string, attacks: number) => ({
    weapon,
    target,
    shares: [{ model: 'lord/1', attacks }],
  });
  const split = (hammers: number) =>
    ({
      type: 'attack',
      unit: 'lord',
      orders: [
        share('runeblade', 'guardian', 3),
        share('runeblade', 'rasps', 2),
        share('warhammer', 'guardian', 2),
        share('warhammer', 'rasps', hammers),
      ],
    }) as const;
  expect(table.check(split(2))).toEqual(['attack.tooMany']);
  table.submit(split(1));
  expect(table.ask()).toEqual({ kind: 'pickDamaged', seat: 'ember', units: ['guardian', 'rasps'] });
  table.submit({ type: 'settleFirst', unit: 'guardian' });
  expect(table.unit('guardian').models).toEqual([]);
  expect(table.ask()).toEqual({ kind: 'allocate', seat: 'ember', unit: 'rasps', wounds: 2 }); // before anything else
  table.submit({ type: 'allocate', unit: 'rasps', models: ['rasps/10', 'rasps/9'] });

  expect(table.battle()).toMatchObject({ firstBlood: 'azure', commandPoints: { azure: 2 } });
  expect(table.ask()).toEqual({ kind: 'replaceGeneral', seat: 'ember' });
  expect(table.check({ type: 'nameGeneral', model: 'guardian/1' })).toEqual(['general.notYours']);
  table.submit({ type: 'nameGeneral', model: 'rasps/1' });
  expect(table.battle().generals.ember).toBe('rasps/1');
  expect(table.ask()).toEqual({ kind: 'pickFighter', seat: 'ember' }); // COMBAT-01: and the fight goes on
  const told = table.match.getEvents().map(({ type }) => type);
  expect(told.indexOf('firstBloodDrawn')).toBeGreaterThan(told.lastIndexOf('modelSlain')); // ATK-18
  table.close();
});
