import { expect, test } from 'vitest';
import { piece, rectangle } from '../aos/rules/terrain-pieces';
import { openTable, row } from './open-table';

const HERO = 40 / 25.4 / 2;

test('SCEN-01 CAST-07 a hero phase: a sacrifice as it begins, a spell unbound, the next one cast, and its wounds at once', () => {
  const table = openTable({
    azure: [
      { id: 'incantor', warscroll: 'knight-incantor', models: 1, places: row(30, 18, 1, 0) },
      { id: 'libs', warscroll: 'liberators', models: 5, places: row(40, 18, 5, 1.7) },
      {
        id: 'arcanum',
        warscroll: 'lord-arcanum-on-gryph-charger',
        models: 1,
        places: [{ x: 25, y: 16, facing: 1.57 }],
      },
    ],
    ember: [
      { id: 'guardian', warscroll: 'guardian-of-souls', models: 1, places: row(34, 30, 1, 0) },
      { id: 'rasps', warscroll: 'chainrasp-horde', models: 10, places: row(40, 30, 10, 1.2) },
    ],
    terrain: [piece(rectangle(38, 15, 46, 18 - HERO - 0.5), { id: 'altar', scenery: 'damned' })],
    first: 'azure',
    dice: [
      ...[5], // the sacrifice: D3 of 3
      ...[3, 4], // Arcane Bolt: 7
      ...[4, 4], // the Guardian unbinds it with 8
      ...[4, 5], // Healing Light: 9, which is D6 for a roll of 8 or more
      ...[2], // two wounds, though it has but one
    ],
  });
  expect(table.ask()).toEqual({ kind: 'useAbilities', seat: 'azure', moment: 'heroStart' });
  expect(table.check({ type: 'sacrifice', unit: 'incantor' })).toEqual(['scenery.tooFar']);
  table.submit({ type: 'sacrifice', unit: 'libs' });
  table.submit({ type: 'allocate', unit: 'libs', models: ['libs/5', 'libs/1'] }); // MW-03: before anything else is done
  expect(table.battle()).toMatchObject({ slain: [{ model: 'libs/5', cause: 'scenery', by: undefined }] });
  expect(table.battle().firstBlood).toBeUndefined(); // FB-07
  expect(table.unit('libs').marks).toMatchObject([{ ability: 'SCEN-01', until: 'yourHero' }]);
  expect(table.check({ type: 'sacrifice', unit: 'libs' })).toContain('ability.usedUp');
  while (table.ask()?.kind === 'useAbilities') table.submit({ type: 'pass' });

  const cast = (unit: string, spell: string) => ({ type: 'cast', unit, model: `${unit}/1`, spell }) as const;
  table.submit(cast('incantor', 'arcane-bolt'));
  expect(table.ask()).toEqual({ kind: 'unbind', seat: 'ember' });
  table.submit({ type: 'unbind', unit: 'guardian', model: 'guardian/1' });
  expect(table.events('spellEnded').at(-1)).toMatchObject({ spell: 'arcane-bolt', how: 'unbound' });
  expect(table.check(cast('arcanum', 'arcane-bolt'))).toEqual(['cast.alreadyTried']); // CAST-01
  expect(table.check(cast('incantor', 'mystic-shield'))).toEqual(['cast.noneLeft']); // WIZ-04

  table.submit(cast('arcanum', 'healing-light'));
  expect(table.ask()).toEqual({ kind: 'aimSpell', seat: 'azure' }); // WIZ-04: the Guardian has no attempt left
  table.submit({ type: 'aimSpell', target: 'libs' });
  expect(table.unit('libs').models.map(({ wounds }) => wounds)).toEqual([0, 0, 0, 0]); // HEAL-01
  table.submit({ type: 'endPhase' });
  expect(table.battle().phase).toBe('movement');
  table.close();
});
