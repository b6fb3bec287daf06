import { expect, test } from 'vitest';
import { openTable, row } from './open-table';

const WIDTH = 40 / 25.4;

test('CMD-12 SHOCK-07 SPLIT-01 a battleshock phase: one unit inspired, one tested, and a unit torn apart as the turn ends', () => {
  const table = openTable({
    azure: [
      { id: 'lord', warscroll: 'lord-celestant', models: 1, places: row(30, 14, 1, 0) },
      // a chain with gaps of just 1.00", which does not survive the loss of a link
      { id: 'libs', warscroll: 'liberators', models: 5, places: row(28, 18, 5, WIDTH + 1) },
      { id: 'rasps', warscroll: 'chainrasp-horde', models: 10, places: row(56, 16, 10, 1.2) },
    ],
    ember: [
      { id: 'guardian', warscroll: 'guardian-of-souls', models: 1, places: row(33, 31, 1, 0) },
      { id: 'incantor', warscroll: 'knight-incantor', models: 1, places: row(62, 31, 1, 0) },
    ],
    first: 'azure',
    dice: [
      ...[6, 5, 3], // Arcane Bolt of the Guardian: 11, and D3 of 2
      ...[4, 3], // Spirit Storm of the Incantor: 7, and 1 mortal wound on each unit within 18"
      ...[6], // the Chainrasps' nerve: 6 and 1 against 6, for their Dreadwarden is gone
      ...[6, 1], // round 2
    ],
  });
  table.playTo('hero', 'ember');
  const cast = (unit: string, spell: string) => ({ type: 'cast', unit, model: `${unit}/1`, spell }) as const;
  table.submit(cast('guardian', 'arcane-bolt'));
  table.submit({ type: 'aimSpell', target: 'libs' });
  table.submit({ type: 'allocate', unit: 'libs', models: ['libs/3'] }); // the link in the middle
  expect(table.battle()).toMatchObject({ firstBlood: 'ember', commandPoints: { azure: 1, ember: 2 } });
  table.submit(cast('incantor', 'spirit-storm'));
  table.submit({ type: 'allocate', unit: 'rasps', models: ['rasps/1'] });
  expect(table.unit('libs').models).toHaveLength(4); // UNIT-05: torn, and tolerated until the turn ends
  while (table.battle().phase !== 'battleshock') {
    table.submit(table.ask()?.kind === 'act' ? { type: 'endPhase' } : { type: 'pass' });
  }

  expect(table.ask()).toEqual({ kind: 'inspire', seat: 'azure' }); // ember lost nobody and is not asked
  expect(table.check({ type: 'inspire', unit: 'rasps' })).toEqual(['command.heroTooFar']);
  table.submit({ type: 'inspire', unit: 'libs' });
  expect(table.ask()).toEqual({ kind: 'testNerve', seat: 'azure' });
  expect(table.check({ type: 'testNerve', unit: 'libs' })).toEqual(['nerve.inspired']);
  table.submit({ type: 'testNerve', unit: 'rasps' });
  expect(table.events('nerveTested')).toMatchObject([{ unit: 'rasps', total: 7, bravery: 6 }]);
  table.submit({ type: 'flee', unit: 'rasps', models: ['rasps/10'] });

  expect(table.ask()).toEqual({ kind: 'keepGroup', seat: 'azure', unit: 'libs' });
  table.submit({ type: 'keepGroup', unit: 'libs', model: 'libs/5' });
  expect(table.unit('libs').models.map(({ id }) => id)).toEqual(['libs/4', 'libs/5']);
  expect(table.battle().slain.map(({ model, cause }) => `${model} ${cause}`)).toEqual([
    'libs/3 spell',
    'rasps/1 spell',
    'rasps/10 fled',
    'libs/1 split',
    'libs/2 split',
  ]);
  expect(table.battle().round).toBe(2);
  table.close();
});
