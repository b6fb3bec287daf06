import { describe, expect, test } from 'vitest';
import { openTable, row, shifted } from './open-table';

const LORD = 40 / 25.4 / 2;
const RASP = 25 / 25.4 / 2;
const FRONT = 24 - 5 - LORD - 0.01;
const ENEMY = 24 + 5 + RASP + 0.01;
/** How far a Lord-Celestant at the front is from a Chainrasp at theirs. */
const GAP = ENEMY - RASP - FRONT - LORD;

describe('a turn of charges', () => {
  const misses = (count: number) => Array.from({ length: count }, () => 1);

  test('CHARGE-07 CMD-11 one charge is saved by Forward to Victory, the next finds no point left, and first blood pays for it', () => {
    const table = openTable({
      azure: [
        { id: 'lord', warscroll: 'lord-celestant', models: 1, places: row(36, FRONT, 1, 0) },
        { id: 'libs', warscroll: 'liberators', models: 5, places: row(44, FRONT, 5, 1.7) },
      ],
      ember: [
        { id: 'rasps', warscroll: 'chainrasp-horde', models: 10, places: row(30, ENEMY, 10, 1.2) },
        { id: 'lone', warscroll: 'chainrasp-horde', models: 10, places: row(46, ENEMY, 10, 1.2) },
      ],
      first: 'azure',
      dice: [
        ...[1, 2], // the lord's charge falls short
        ...[3, 4], // Forward to Victory: both dice again
        ...[1, 1], // the Liberators'
        ...[3, 1, 1, 1, 1, 3, 1], // a runeblade of five attacks, for it charged: one hit, one wound, no save
        ...misses(3), // and the hammer's three
        ...misses(6), // three Chainrasps reach the lord
        ...[1], // nerve: 1 and 1 against 10 and none
      ],
    });
    expect(table.battle().commandPoints).toEqual({ azure: 1, ember: 0 }); // CMD-06
    table.playTo('movement', 'azure');
    for (const id of ['lord', 'libs']) {
      table.submit({ type: 'move', unit: id, steps: shifted(table.unit(id), 0, 5) });
    }
    table.playTo('charge', 'azure');

    table.submit({ type: 'tryCharge', unit: 'lord' });
    const charge = { type: 'chargeMove', unit: 'lord', steps: shifted(table.unit('lord'), 0, GAP - 5) } as const;
    expect(table.check(charge)).toEqual(['move.tooFar']);
    table.submit({ type: 'forwardToVictory', unit: 'lord' });
    expect(table.battle()).toMatchObject({ commandPoints: { azure: 0 }, rolledMove: { roll: 7 } });
    table.submit(charge);

    table.submit({ type: 'tryCharge', unit: 'libs' });
    expect(table.check({ type: 'forwardToVictory', unit: 'libs' })).toEqual(['command.noPoints']);
    const before = table.unit('libs').models;
    table.submit({ type: 'declineCharge', unit: 'libs' });
    expect(table.unit('libs').models).toEqual(before); // CHARGE-07: nobody has moved
    expect(table.check({ type: 'tryCharge', unit: 'libs' })).toContain('charge.alreadyTried');
    table.submit({ type: 'endPhase' });

    while (table.ask()?.kind === 'useAbilities') table.submit({ type: 'pass' });
    expect(table.check({ type: 'pass' })).toEqual(['fight.mustPick']);
    expect(table.check({ type: 'fight', unit: 'libs' })).toEqual(['fight.notEligible']);
    table.submit({ type: 'fight', unit: 'lord' });
    table.submit({ type: 'pileIn', unit: 'lord', steps: [] });
    const orders = ['runeblade', 'warhammer'].map(weapon => ({ weapon, target: 'rasps' }));
    table.submit({ type: 'attack', unit: 'lord', orders });
    table.submit({ type: 'allocate', unit: 'rasps', models: ['rasps/10'] });
    expect(table.battle()).toMatchObject({ firstBlood: 'azure', commandPoints: { azure: 1 } }); // FB-06

    table.submit({ type: 'fight', unit: 'rasps' });
    table.submit({ type: 'pileIn', unit: 'rasps', steps: [] });
    table.submit({ type: 'attack', unit: 'rasps', orders: [{ weapon: 'malignant-weapon', target: 'lord' }] });
    expect(table.events('diceRolled').at(-1)?.dice).toHaveLength(6);
    table.submit({ type: 'pass' });
    table.submit({ type: 'pass' });
    table.submit({ type: 'testNerve', unit: 'rasps' });
    expect(table.battle()).toMatchObject({ turn: 2, active: 'ember', phase: 'hero', slain: [{ model: 'rasps/10' }] });
    table.close();
  });
});
