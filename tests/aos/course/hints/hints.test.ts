import { describe, expect, test } from 'vitest';
import { type Hint, type HintLevel, hintFor } from '../../../../src/games/aos/course/hints';
import { type Figure, figuresFor } from '../../../../src/games/aos/course/key-numbers';
import type { RuleId } from '../../../../src/games/aos/rulebook';
import { ahead, type Scene, type Staged, stage, unit } from '../../fixture';

/** Every plain hint has been read before. */
const PLAIN = new Set(
  ['hero', 'movement', 'shooting', 'charge', 'combat', 'battleshock']
    .map(phase => `phase ${phase}`)
    .concat(['chargeMove', 'runMove', 'inspire', 'testNerve', 'pickTargets', 'flee'].map(ask => `decision ${ask}`)),
);

const hintIn = (staged: Staged, level: HintLevel, selected?: string, known: ReadonlySet<string> = PLAIN) =>
  hintFor({ battle: staged.battle(), options: staged.options(), selected }, level, known);

const told = (hint: Hint | undefined): readonly [string, RuleId, readonly string[]] | undefined =>
  hint && [hint.about.kind, hint.rule, hint.units];

/** Liberators and Judicators at some distance from reapers. */
const scene = (gap: number, more: Partial<Scene>): Scene => ({
  azure: [
    unit('liberators', { at: { x: 20, y: 10 }, facing: Math.PI / 2 }),
    unit('judicators', { at: { x: 40, y: 8 }, facing: Math.PI / 2 }),
  ],
  ember: [
    unit('grimghast-reapers', {
      at: { x: 20, y: 10 + ahead('liberators', 'grimghast-reapers', gap) },
      facing: -Math.PI / 2,
    }),
  ],
  ...more,
});

test('no hints where none are wanted', () => {
  const staged = stage(scene(8, { phase: 'movement' }));
  staged.pass();
  expect(hintIn(staged, 'off', undefined, new Set())).toBeUndefined();
});

test('some: the first time a kind of decision comes up it is explained, then no more', () => {
  const staged = stage(scene(8, { phase: 'movement' }));
  staged.pass();
  const first = hintIn(staged, 'some', undefined, new Set());
  expect(told(first)).toEqual(['phase', 'MOVE-01', []]);
  expect(hintIn(staged, 'some', undefined, new Set([first?.id ?? '']))).toBeUndefined();
});

test('all: every decision has its sentence, known or not', () => {
  const staged = stage(scene(8, { phase: 'movement' }));
  staged.pass();
  expect(told(hintIn(staged, 'all'))).toEqual(['phase', 'MOVE-01', []]);
});

test('some: units that have not moved are pointed at once others have', () => {
  const staged = stage(scene(8, { phase: 'movement' }));
  staged.pass();
  const { models } = staged.unit('judicators');
  const steps = models.map(({ id, x, y }) => ({
    model: id,
    path: [
      { x, y },
      { x, y: y - 1 },
    ],
  }));
  staged.submit({ type: 'move', unit: 'judicators', steps });
  expect(told(hintIn(staged, 'some'))).toEqual(['unmoved', 'MOVE-01', ['liberators']]);
});

test.each([
  ['at 3.00″ a unit is bound', 3, 'bound'],
  ['at 3.01″ it is not', 3.01, undefined],
] as const)('some: %s', (_, gap, kind) => {
  const staged = stage(scene(gap, { phase: 'movement' }));
  staged.pass();
  expect(hintIn(staged, 'some', 'liberators')?.about.kind).toBe(kind);
});

/** 2D6: 11 or more is 3 of 36, 10 or more 6 of 36. */
test.each([
  ['10.6″ needs 11: 3 of 36 is a poor charge', 10.6, 'poorCharge'],
  ['10.4″ needs 10: 6 of 36 is not', 10.4, undefined],
] as const)('some: %s', (_, gap, kind) => {
  const staged = stage(scene(gap, { phase: 'charge' }));
  staged.pass();
  const hint = hintIn(staged, 'some', 'liberators');
  expect(hint?.about.kind).toBe(kind);
  if (hint?.about.kind === 'poorCharge') {
    expect(hint.rule).toBe('CHARGE-05');
    expect(hint.about).toMatchObject({ needed: 11, chance: { good: 3, of: 36 } });
  }
});

test('some: a charge that falls short can be rolled again with a command point', () => {
  const hero = unit('lord-celestant', { at: { x: 16, y: 10 }, facing: Math.PI / 2 });
  const { azure, ...rest } = scene(8, { phase: 'charge', points: { azure: 1 }, dice: [1, 1] });
  const staged = stage({ azure: [hero, ...azure], ...rest });
  staged.pass();
  staged.submit({ type: 'tryCharge', unit: 'liberators' });
  expect(told(hintIn(staged, 'some'))).toEqual(['forwardToVictory', 'CMD-11', ['liberators']]);
});

test('some: a short run can be made six inches with a command point, a long one need not', () => {
  for (const [face, kind] of [
    [3, 'atTheDouble'],
    [4, undefined],
  ] as const) {
    const hero = unit('lord-celestant', { at: { x: 16, y: 10 }, facing: Math.PI / 2 });
    const { azure, ...rest } = scene(8, { phase: 'movement', points: { azure: 1 }, dice: [face] });
    const staged = stage({ azure: [hero, ...azure], ...rest });
    staged.pass();
    staged.submit({ type: 'run', unit: 'liberators' });
    expect(hintIn(staged, 'some')?.about.kind).toBe(kind);
  }
});

test('some: a command point left for battleshock is pointed out, with the units it can help', () => {
  const hero = unit('lord-celestant', { at: { x: 16, y: 10 }, facing: Math.PI / 2 });
  const { azure, ember } = scene(12, {});
  const hurt = azure.map(each => (each.warscroll === 'liberators' ? { ...each, lost: 3 } : each));
  const staged = stage({ azure: [hero, ...hurt], ember, phase: 'battleshock', points: { azure: 1 } });
  expect(staged.ask()?.kind).toBe('inspire');
  const hint = hintIn(staged, 'some');
  expect(told(hint)?.slice(0, 2)).toEqual(['inspire', 'CMD-12']);
  expect(hint?.units).toContain('liberators');
});

test('some: units that could still shoot are pointed at once one has shot', () => {
  const { azure, ember } = scene(12, {});
  const second = unit('judicators', { id: 'second', at: { x: 30, y: 6 }, facing: Math.PI / 2 });
  const shot = azure.map(each => (each.warscroll === 'judicators' ? { ...each, deeds: ['shot'] as const } : each));
  const staged = stage({ azure: [...shot, second], ember, phase: 'shooting' });
  staged.pass();
  expect(told(hintIn(staged, 'some'))).toEqual(['canStillShoot', 'SHOOT-01', ['second']]);
});

test('a hint speaks only while the rules offer something', () => {
  const staged = stage(scene(8, { phase: 'movement' }));
  staged.pass();
  expect(hintFor({ battle: staged.battle(), options: [], selected: undefined }, 'all', PLAIN)).toBeUndefined();
});

describe('figures', () => {
  const figuresIn = (staged: Staged, selected?: string): readonly Figure[] =>
    figuresFor({ battle: staged.battle(), options: staged.options(), selected });

  test('CHARGE-01 CHARGE-02 CHARGE-05 a charge has its distance, its roll and its chance', () => {
    const staged = stage(scene(7.3, { phase: 'charge' }));
    staged.pass();
    const [gap, needed, chance] = figuresIn(staged, 'liberators');
    expect(gap).toMatchObject({ rule: 'CHARGE-01', is: { kind: 'gap', inches: expect.closeTo(7.3, 6) } });
    expect(needed).toEqual({ rule: 'CHARGE-05', is: { kind: 'needed', total: 7, dice: 2 } });
    expect(chance).toEqual({ rule: 'CHARGE-02', is: { kind: 'chance', chance: { good: 21, of: 36 } } });
  });

  test('CHARGE-05 7.50″ needs 7, 7.51″ needs 8', () => {
    for (const [gap, total] of [
      [7.5, 7],
      [7.51, 8],
    ] as const) {
      const staged = stage(scene(gap, { phase: 'charge' }));
      staged.pass();
      expect(figuresIn(staged, 'liberators')[1]?.is).toMatchObject({ total });
    }
  });

  test('a unit that may not charge has its distance only, and an enemy nothing', () => {
    const staged = stage(scene(12.5, { phase: 'charge' }));
    staged.pass();
    expect(figuresIn(staged, 'liberators').map(({ is }) => is.kind)).toEqual(['gap']);
    expect(figuresIn(staged, 'grimghast-reapers')).toEqual([]);
  });

  test('SHOCK-03 SHOCK-04 SHOCK-06 a battleshock test has its losses, its Bravery and its worst', () => {
    const { azure, ember } = scene(12, {});
    const hurt = azure.map(each => (each.warscroll === 'liberators' ? { ...each, lost: 3 } : each));
    const staged = stage({ azure: hurt, ember, phase: 'battleshock' });
    staged.pass();
    expect(staged.ask()?.kind).toBe('testNerve');
    expect(figuresIn(staged, 'liberators')).toEqual([
      { rule: 'SHOCK-03', is: { kind: 'slain', models: 3 } },
      { rule: 'SHOCK-04', is: { kind: 'bravery', bravery: 7 } },
      { rule: 'SHOCK-06', is: { kind: 'worst', models: 2 } },
    ]);
  });
});
