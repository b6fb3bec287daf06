import { expect, test } from 'vitest';
import type { Mark } from '../../src/games/aos/abilities/types';
import { effectiveUnit } from '../../src/games/aos/effective-values';
import { ahead, stage, unit } from './fixture';

const mark = (name: string, effect: Mark['effect']): Mark => ({
  ability: name,
  effect,
  until: 'turn',
  seat: 'ember',
  against: false,
  given: [],
});

const shooters = (marks: readonly Mark[] = []) => unit('judicators', { at: { x: 20, y: 10 }, marks });
const hero = (marks: readonly Mark[] = []) => unit('spirit-torment', { at: { x: 20, y: 24 }, marks });
const guard = unit('chainrasp-horde', { at: { x: 20, y: 24 + ahead('chainrasp-horde', 'spirit-torment', 1) } });

test('LOOK-01 MOD-01 a guarded hero is harder to hit, and the card says why', () => {
  const { battle, unit: find } = stage({ azure: [shooters()], ember: [hero(), guard], phase: 'shooting' });
  const [bow] = effectiveUnit(battle(), find('judicators'), find('spirit-torment')).weapons;
  expect(bow?.hit).toMatchObject({ printed: 3, now: 4, changes: [{ by: -1, cause: 'LOOK-01' }] });
  expect(bow?.wound).toMatchObject({ printed: 3, now: 3, changes: [] });
  const [plain] = effectiveUnit(battle(), find('judicators'), find('chainrasp-horde')).weapons;
  expect(plain?.hit).toMatchObject({ printed: 3, now: 3, changes: [] });
});

test('SPELL-02 RR-03 Mystic Shield: the Save stays, its re-roll is shown with its cause', () => {
  const shield = mark('mystic-shield', { do: 'reroll', roll: 'save', which: 'ones' });
  const { battle, unit: find } = stage({ azure: [shooters([shield])], ember: [hero()], phase: 'shooting' });
  expect(effectiveUnit(battle(), find('judicators'), find('spirit-torment')).save).toMatchObject({
    printed: 4,
    now: 4,
    reroll: { which: 'ones', cause: 'mystic-shield' },
  });
});

test('MOD-01 MOVE-12 SHOCK-04 Move and Bravery add up to what the rules use', () => {
  const marks = [mark('Swift', { do: 'move', by: 2 }), mark('Afraid', { do: 'bravery', by: -3 })];
  const { battle, unit: find } = stage({ azure: [shooters(marks)], ember: [hero()], phase: 'shooting' });
  const { move, bravery } = effectiveUnit(battle(), find('judicators'), undefined);
  expect(move).toEqual({ printed: 5, now: 7, changes: [{ by: 2, cause: 'Swift' }] });
  expect(bravery).toEqual({ printed: 7, now: 4, changes: [{ by: -3, cause: 'Afraid' }] });
});

test('MOD-01 what is added to Attacks, Rend and Damage stands beside what is printed', () => {
  const marks = [
    mark('Fury', { do: 'attacks', by: 1 }),
    mark('Edge', { do: 'rend', by: -1 }),
    mark('Weight', { do: 'damage', by: 1 }),
  ];
  const { battle, unit: find } = stage({
    azure: [shooters(marks)],
    ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 24 } })],
    phase: 'shooting',
  });
  const weapon = effectiveUnit(battle(), find('judicators'), find('foe')).weapons[0];
  const gained = (by: number, cause: string) => [{ by, cause }];
  expect(weapon?.attacks.now).toBe(Number(weapon?.attacks.printed) + 1);
  expect(weapon?.attacks.changes).toEqual(gained(1, 'Fury'));
  expect(weapon?.rend).toMatchObject({ changes: gained(-1, 'Edge') });
  expect(weapon?.damage).toMatchObject({ printed: 1, now: 2, changes: gained(1, 'Weight') });
});

test('ABIL-01 against a target whose saves nothing changes Rend counts for nothing, and the card says whose doing it is', () => {
  const { battle, unit: find } = stage({ azure: [shooters()], ember: [guard], phase: 'shooting' });
  const bow = effectiveUnit(battle(), find('judicators'), find('chainrasp-horde')).weapons.find(
    ({ rend }) => rend.printed !== 0,
  );
  expect(bow?.rend.now).toBe(0);
  expect(bow?.rend.changes).toEqual([{ by: -(bow?.rend.printed ?? 0), cause: 'ethereal' }]);
});
