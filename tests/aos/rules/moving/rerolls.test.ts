import { describe, expect, test } from 'vitest';
import type { Effect, Mark } from '../../../../src/games/aos/abilities/types';
import { ahead, stage, unit } from '../../fixture';

const LORD = 'lord-celestant';
const mark = (effect: Effect, against = false): Mark => ({
  ability: 'omen',
  effect,
  until: 'battle',
  seat: 'azure',
  against,
  given: [],
});
const again = { type: 'rerollMove', unit: LORD } as const;

describe('a run or charge that may be rolled again', () => {
  const running = (dice: readonly number[], roll: 'run' | 'charge', points = 0) => {
    const staged = stage({
      phase: roll === 'run' ? 'movement' : 'charge',
      azure: [unit(LORD, { at: { x: 20, y: 10 }, marks: [mark({ do: 'reroll', roll, which: 'failed' })] })],
      ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 10 + ahead(LORD, 'liberators', 8) }, across: 1 })],
      points: { azure: points },
      dice,
    });
    staged.submit(roll === 'run' ? { type: 'run', unit: LORD } : { type: 'tryCharge', unit: LORD });
    return staged;
  };

  test('RR-02 a run roll, once', () => {
    const staged = running([2, 5], 'run');
    expect(staged.battle().rolledMove).toMatchObject({ kind: 'run', roll: 2 });
    expect(staged.submit(again)[0]).toMatchObject({ type: 'runRolled', unit: LORD, isAgain: true });
    expect(staged.battle().rolledMove).toMatchObject({ kind: 'run', roll: 5 });
    expect(staged.refusals(again)).toEqual([{ rule: 'RR-03', code: 'command.alreadyUsed', facts: {} }]);
  });

  test('RR-02 a charge roll, both its dice', () => {
    const staged = running([6, 1, 3, 2], 'charge');
    staged.submit(again);
    expect(staged.battle().rolledMove).toMatchObject({ kind: 'charge', roll: 5 });
    expect(staged.check(again)).toEqual(['command.alreadyUsed']);
  });

  test('RR-03 not after At the Double has changed it', () => {
    const staged = running([2], 'run', 1);
    staged.submit({ type: 'atTheDouble', unit: LORD });
    expect(staged.check(again)).toEqual(['command.alreadyUsed']);
  });

  test('RR-01 not a run for what lets charges be rolled again', () => {
    const staged = stage({
      phase: 'movement',
      azure: [unit(LORD, { marks: [mark({ do: 'reroll', roll: 'charge', which: 'failed' })] })],
      ember: [unit('liberators', { id: 'foe' })],
      dice: [2],
    });
    staged.submit({ type: 'run', unit: LORD });
    expect(staged.refusals(again)).toEqual([{ rule: 'RR-01', code: 'ability.notGiven', facts: { ability: 'reroll' } }]);
  });
});

describe('saves of which a 6 does more than save', () => {
  const saving = (dice: readonly number[], saveSixes = true) => {
    const marks = [
      mark({ do: 'reroll', roll: 'save', which: 'failed' }),
      mark({ do: 'modify', roll: 'save', by: 1 }),
      ...(saveSixes ? [mark({ do: 'saveSixes', mortals: 1 }, true)] : []),
    ];
    const at = { x: 20, y: 10 + ahead('liberators', LORD, 0.5) };
    const staged = stage({
      azure: [unit('liberators', { at: { x: 20, y: 10 }, across: 1 })],
      ember: [unit(LORD, { at, marks })], // Save 3+
      dice,
    });
    staged.pass();
    staged.submit({ type: 'fight', unit: 'liberators' });
    staged.submit({ type: 'pileIn', unit: 'liberators', steps: [] });
    staged.submit({ type: 'attack', unit: 'liberators', orders: [{ weapon: 'warhammer', target: LORD }] });
    return staged;
  };
  /** Three attacks of the Liberator-Prime that hit and wound. */
  const STRUCK = [4, 4, 4, 4, 4, 4];

  test('RR-06 ABIL-02 the defender is asked about those that a modifier has saved', () => {
    const staged = saving([...STRUCK, 2, 3, 6]);
    expect(staged.ask()).toEqual({
      kind: 'rerollDice',
      seat: 'ember',
      unit: LORD,
      roll: 'save',
      dice: [0],
      faces: [2],
    });
    const refused = staged.refusals({ type: 'rerollDice', unit: LORD, dice: [2] });
    expect(refused).toEqual([{ rule: 'RR-03', code: 'dice.notThis', facts: { index: 2 } }]);
  });

  test('RR-01 rolled again it counts as it falls, and returns a wound for each 6', () => {
    const staged = saving([...STRUCK, 2, 3, 6, 6]);
    staged.submit({ type: 'rerollDice', unit: LORD, dice: [0] });
    expect(staged.eventsOf('diceRolled').at(-1)).toMatchObject({ roll: 'save', standing: 0, returned: 2 });
  });

  test('RR-06 nobody is asked where a 6 only saves', () => {
    const staged = saving([...STRUCK, 2, 3, 6], false);
    expect(staged.ask()?.kind).not.toBe('rerollDice');
    expect(staged.eventsOf('diceRolled').at(-1)).toMatchObject({ roll: 'save', standing: 0 });
  });
});
