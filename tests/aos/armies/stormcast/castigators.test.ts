import { describe, expect, test } from 'vitest';
import { ahead, type StagedUnit, stage, unit } from '../../fixture';

type More = Omit<Partial<StagedUnit>, 'warscroll'>;

const channel = (choice: 0 | 1) =>
  ({ type: 'useAbility', unit: 'castigators', ability: 'castigators-aetheric-channelling', choice }) as const;
const ACCURACY = 0;
const POWER = 1;

/** Three Castigators before an enemy ten inches off. */
const volley = (dice: readonly number[], more: More = {}, enemy = 'liberators') =>
  stage({
    azure: [unit('castigators', { at: { x: 20, y: 10 }, ...more })],
    ember: [unit(enemy, { at: { x: 20, y: 10 + ahead('castigators', enemy, 10) } })],
    phase: 'shooting',
    dice,
  });

describe('Castigators', () => {
  test('Castigator-Prime: +1 to hit with its greatbow, for itself alone', () => {
    const staged = volley([2, 2, 2, 1]);
    staged.submit(channel(POWER));
    staged.attack('castigators', 'liberators');
    const hits = staged.eventsOf('diceRolled').filter(({ roll }) => roll === 'hit');
    expect(hits.map(({ modifier, standing, dice }) => [modifier, standing, dice.length])).toEqual([
      [1, 1, 1],
      [0, 0, 2],
    ]);
  });

  test('Castigator-Prime: not with its heavy stock', () => {
    const staged = stage({
      azure: [unit('castigators', { at: { x: 20, y: 20 }, across: 1 })],
      ember: [unit('liberators', { at: { x: 20, y: 20 + ahead('castigators', 'liberators', 0.5) }, across: 1 })],
      dice: [3, 3],
    });
    staged.attack('castigators', 'liberators');
    expect(staged.eventsOf('diceRolled')[0]).toMatchObject({ needed: 4, modifier: 0, standing: 0 });
  });

  test.each([
    ['D3 hits against Nighthaunt', 'chainrasp-horde', [6, 5, 1, 1, 1], 3],
    ['one hit against anyone else', 'liberators', [6, 1], 1],
  ])('Burst of Celestial Energy: an unmodified hit roll of 6 scores %s', (_, enemy, dice, hits) => {
    const staged = volley(dice, { lost: 2 }, enemy);
    staged.submit(channel(POWER));
    staged.attack('castigators', enemy);
    expect(staged.eventsOf('diceRolled')[0]?.standing).toBe(hits);
  });

  test('Burst of Celestial Energy: a 6 that is only a modified one scores one hit', () => {
    const staged = volley([5, 1], { lost: 2 }, 'chainrasp-horde');
    staged.submit(channel(POWER));
    staged.attack('castigators', 'chainrasp-horde');
    expect(staged.eventsOf('diceRolled')[0]).toMatchObject({ standing: 1, dice: [{ face: 5, result: 6 }] });
  });

  test('Aetheric Channelling must be used, once, as your shooting phase begins', () => {
    const staged = volley([]);
    expect(staged.check({ type: 'pass' })).toEqual(['ability.mustUse']);
    staged.submit(channel(POWER));
    expect(staged.check(channel(ACCURACY))).toEqual(['ability.usedUp']);
    staged.pass();
    expect(staged.ask()).toEqual({ kind: 'act', seat: 'azure', phase: 'shooting' });
  });

  test('Aetheric Channelling into accuracy: hit rolls of 1 are re-rolled, Rend stays −1', () => {
    const staged = volley([1, 2, 3, 4], { lost: 2 });
    staged.submit(channel(ACCURACY));
    staged.attack('castigators', 'liberators');
    expect(staged.eventsOf('diceRolled').map(({ roll, dice, modifier }) => [roll, dice[0]?.before, modifier])).toEqual([
      ['hit', 1, 1],
      ['wound', undefined, 0],
      ['save', undefined, -1],
    ]);
  });

  test('Aetheric Channelling into power: greatbows have Rend −2, and a 1 stays a 1', () => {
    const staged = volley([2, 3, 5], { lost: 2 });
    staged.submit(channel(POWER));
    staged.attack('castigators', 'liberators');
    expect(staged.eventsOf('diceRolled').at(-1)).toMatchObject({ roll: 'save', modifier: -2, standing: 1 });
  });

  test.each([
    ['at 18.00" in range', 18, []],
    ['at 18.01" out of it', 18.01, ['shoot.outOfRange']],
  ])('Thunderhead Greatbow: %s', (_, gap, codes) => {
    const staged = stage({
      azure: [unit('castigators', { at: { x: 20, y: 10 } })],
      ember: [unit('lord-celestant', { at: { x: 20, y: 10 + ahead('castigators', 'lord-celestant', gap) } })],
      phase: 'shooting',
    });
    staged.submit(channel(POWER));
    staged.pass();
    expect(staged.check({ type: 'shoot', unit: 'castigators' })).toEqual(codes);
  });
});
