import { describe, expect, test } from 'vitest';
import { mark, stage, unit } from '../../fixture';

describe('At the Double', () => {
  test.each([
    ['CMD-10 MOD-01 what is added to run rolls is added to the 6', 2, true, 8, ['+2 wind']],
    ['CMD-10 MOD-01 and taken from it', -2, true, 4, ['-2 wind']],
    ['CMD-10 MOD-02 to no less than 1', -7, true, 1, ['-7 wind', '+2 MOD-02']],
    ['CMD-10 MOD-02 where 1 is left nothing is made up for', -5, true, 1, ['-5 wind']],
    ['CMD-10 or neither, where the players ruled so', 2, false, 6, []],
  ])('%s', (_, by, runSixThenModifiers, roll, causes) => {
    const effect = { do: 'modify', roll: 'run', by } as const;
    const wind = mark(effect, 'wind');
    const staged = stage({
      phase: 'movement',
      azure: [unit('lord-celestant', { at: { x: 20, y: 10 }, marks: [wind] })],
      ember: [unit('liberators', { id: 'foe', at: { x: 20, y: 40 } })],
      points: { azure: 1 },
      rulings: { runSixThenModifiers },
      dice: [3],
    });
    staged.submit({ type: 'run', unit: 'lord-celestant' });
    expect(staged.submit({ type: 'atTheDouble', unit: 'lord-celestant' }).slice(0, 2)).toMatchObject([
      { type: 'pointSpent', seat: 'azure', on: 'at-the-double', unit: 'lord-celestant' },
      { type: 'runCounted', unit: 'lord-celestant', roll },
    ]);
    const changes = staged.eventsOf('runCounted')[0]?.modifiers ?? [];
    expect(changes.map(({ by: each, cause }) => `${each > 0 ? '+' : ''}${each} ${cause}`)).toEqual(causes);
  });
});

describe('who is asked to inspire', () => {
  /** On each side two units that lost one, a hero beside them. */
  const shakenSides = (
    points: { readonly azure: number; readonly ember: number },
    active: 'azure' | 'ember' = 'azure',
  ) => {
    const side = (seat: string, y: number) => [
      unit('lord-celestant', { id: `${seat}-lord`, at: { x: 10, y } }),
      ...[1, 2].map(n => unit('liberators', { id: `${seat}-${n}`, at: { x: 10 * n, y: y + 3 }, lost: 1, across: 5 })),
    ];
    return stage({ phase: 'battleshock', active, azure: side('azure', 5), ember: side('ember', 40), points });
  };

  test('CMD-12 ABIL-07 the active player first, then the other', () => {
    const staged = shakenSides({ azure: 1, ember: 1 }, 'ember');
    expect(staged.ask()).toEqual({ kind: 'inspire', seat: 'ember' });
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'inspire', seat: 'azure' });
  });

  test('CMD-07 CMD-12 as often as there are points', () => {
    const staged = shakenSides({ azure: 2, ember: 0 });
    staged.submit({ type: 'inspire', unit: 'azure-1' });
    expect(staged.ask()).toEqual({ kind: 'inspire', seat: 'azure' });
    staged.submit({ type: 'inspire', unit: 'azure-2' });
    expect(staged.ask()?.kind).toBe('testNerve');
    expect(staged.battle().commandPoints.azure).toBe(0);
  });

  test('GEN-03 SLAIN-02 only the player’s own living units', () => {
    const staged = shakenSides({ azure: 1, ember: 1 });
    expect(staged.check({ type: 'inspire', unit: 'nobody' })).toEqual(['unit.unknown']);
    expect(staged.check({ type: 'inspire', unit: 'ember-1' })).toEqual(['unit.notYours']);
  });
});

test('CMD-12 ABIL-07 as the battleshock phase begins the active player is done before the other uses anything', () => {
  const staged = stage({
    phase: 'battleshock',
    points: { azure: 1, ember: 1 },
    azure: [
      unit('lord-celestant', { at: { x: 20, y: 5 } }),
      unit('liberators', { at: { x: 20, y: 8 }, models: 10, lost: 3 }),
    ],
    ember: [
      unit('spirit-torment', { at: { x: 20, y: 40 }, wounds: 1 }),
      unit('chainrasp-horde', { at: { x: 20, y: 43 }, lost: 2 }),
    ],
    dice: [1, 1],
  });
  const asked = [];
  for (let ask = staged.ask(); ask && ask.kind !== 'testNerve'; ask = staged.ask()) {
    asked.push(`${ask.seat} ${ask.kind}`);
    staged.submit({ type: 'pass' });
  }
  expect(asked).toEqual(['azure inspire', 'ember useAbilities', 'ember inspire']);
  staged.submit({ type: 'testNerve', unit: 'liberators' });
  staged.submit({ type: 'testNerve', unit: 'chainrasp-horde' });
});
