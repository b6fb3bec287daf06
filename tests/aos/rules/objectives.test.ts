import { describe, expect, test } from 'vitest';
import { countsAt } from '../../../src/games/aos/facts/places/control';
import type { Battle, Objective, Seat } from '../../../src/games/aos/types';
import { type StagedUnit, stage, unit } from '../fixture';
import { piece, rectangle } from './terrain-pieces';

const RADIUS = 40 / 25.4 / 2;
/** The markers of The Crossing lie at 18, 36 and 54 along the middle line. */
const MARKER = { x: 36, y: 24 };

/** A battleshock phase that nobody needs, so that the end of the turn comes next. */
const turnEnds = (
  azure: readonly StagedUnit[],
  ember: readonly StagedUnit[],
  more: { readonly turn?: 1 | 2; readonly active?: Seat; readonly dice?: readonly number[] } = {},
) => stage({ battleplan: 'the-crossing', phase: 'battleshock', azure, ember, ...more });
const lord = (id: string, gap: number, angle = 0) =>
  unit('lord-celestant', {
    id,
    at: { x: MARKER.x + Math.cos(angle) * (RADIUS + gap), y: MARKER.y + Math.sin(angle) * (RADIUS + gap) },
  });
const bystander = (id: string, y: number) => unit('lord-celestant', { id, at: { x: 5, y } });
const holders = (battle: Battle) => battle.objectives.map(({ holder }) => holder);

describe('who controls an objective', () => {
  test.each([
    ['OBJ-02 OBJ-03 a base edge 6.00" from the centre counts', 6, 'azure'],
    ['OBJ-03 one 6.01" away does not', 6.01, undefined],
  ])('%s', (_, gap, holder) => {
    const staged = turnEnds([lord('a', gap)], [bystander('e', 44)]);
    expect(holders(staged.battle())).toEqual([undefined, holder, undefined]);
  });

  test('OBJ-03 models are counted, not their wounds', () => {
    const staged = turnEnds(
      [unit('lord-arcanum-on-gryph-charger', { at: { x: 33, y: 20 } })],
      [unit('chainrasp-horde', { at: { x: 36, y: 26 }, lost: 8, lostBefore: true })],
    );
    expect(holders(staged.battle())[1]).toBe('ember'); // two Chainrasps against one great beast
  });

  test.each([
    ['OBJ-04 two against one gains it', 2, 1, 'azure'],
    ['OBJ-04 two against two changes nothing', 2, 2, undefined],
    ['OBJ-04 one against two', 1, 2, 'ember'],
  ])('%s', (_, mine, theirs, holder) => {
    const side = (seat: string, count: number, angle: number) =>
      Array.from({ length: count }, (_unused, i) => lord(`${seat}${i}`, 3, angle + i * 0.8));
    const staged = turnEnds(side('a', mine, 3.6), side('e', theirs, 0.2));
    expect(holders(staged.battle())[1]).toBe(holder);
  });

  test.each([1, 2] as const)('OBJ-04 it is checked at the end of turn %i', turn => {
    const staged = turnEnds([lord('a', 3)], [bystander('e', 44)], { turn, dice: turn === 2 ? [6, 1] : [] });
    expect(staged.eventsOf('objectiveTaken')).toMatchObject([
      { objective: 'objective-2', seat: 'azure', counts: { azure: 1, ember: 0 } },
    ]);
  });

  test('OBJ-05 control lasts when its holder has gone, until the enemy comes with one against none', () => {
    const staged = turnEnds([lord('a', 4, Math.PI)], [lord('e', 9)], { dice: [6, 1, 6, 1] });
    const shift = (id: string, dx: number) => {
      const { x = 0, y = 0 } = staged.unit(id).models[0] ?? {};
      const path = [
        { x, y },
        { x: x + dx, y },
      ];
      staged.submit({ type: 'move', unit: id, steps: [{ model: `${id}/1`, path }] });
    };
    expect(holders(staged.battle())[1]).toBe('azure');
    staged.playTo('movement', 'azure');
    shift('a', -5);
    staged.playTo('movement', 'ember');
    expect(holders(staged.battle())[1]).toBe('azure'); // nobody is near
    shift('e', -5);
    staged.playTo('hero', 'azure');
    expect(holders(staged.battle())[1]).toBe('ember');
  });

  test('OBJ-06 GARR-05 a garrison counts from its feature, every model of it', () => {
    const keep = piece(rectangle(41, 20, 46, 28), { id: 'keep', height: 4, isGarrison: true }); // 5" from the centre
    const staged = stage({
      battleplan: 'the-crossing',
      phase: 'battleshock',
      azure: [unit('liberators', { inside: 'keep' })],
      ember: [lord('e', 3, 3.2), lord('f', 3, 2.2)],
      terrain: [keep],
    });
    expect(staged.eventsOf('objectiveTaken')).toMatchObject([{ seat: 'azure', counts: { azure: 5, ember: 2 } }]);
  });

  test('FIELD-02 OBJ-03 terrain is nobody’s model: it is not counted and blocks nothing as a marker', () => {
    const staged = stage({
      battleplan: 'the-crossing',
      phase: 'battleshock',
      azure: [bystander('a', 4)],
      ember: [bystander('e', 44)],
      terrain: [piece(rectangle(35, 23, 37, 25), { height: 2 })],
    });
    expect(staged.eventsOf('objectiveTaken')).toEqual([]);
    expect(staged.battle().units.flatMap(({ models }) => models)).toHaveLength(2);
  });
});

describe('a model near two objectives', () => {
  /** The Crossing on a table so narrow that its markers lie 9" apart, at 9, 18 and 27: a model at 13.5 is near two. */
  const narrow = (azure: readonly number[], ember: readonly number[], active: Seat = 'azure') => {
    const army = (seat: string, xs: readonly number[], y: number) =>
      xs.map((x, i) => unit('lord-celestant', { id: `${seat}${i + 1}`, at: { x, y } }));
    return stage({
      battleplan: 'the-crossing',
      table: { width: 36, depth: 48 },
      phase: 'battleshock',
      active,
      azure: army('a', azure, 22),
      ember: army('e', ember, 26),
    });
  };
  const commit = (...choices: readonly (readonly [model: string, objective: string])[]) =>
    ({
      type: 'commitModels',
      choices: choices.map(([model, objective]) => ({ model: `${model}/1`, objective })),
    }) as const;

  test('OBJ-06 it counts for one of them, as its player says', () => {
    const staged = narrow([13.5], [30]);
    expect(staged.ask()).toEqual({ kind: 'commitModels', seat: 'azure' });
    expect(staged.check(commit())).toEqual(['objective.notChosen']);
    expect(staged.check(commit(['a1', 'objective-3']))).toEqual(['objective.notNear']);
    staged.submit(commit(['a1', 'objective-2']));
    expect(holders(staged.battle())).toEqual([undefined, 'azure', 'ember']);
  });

  test('OBJ-06 nor may it be named for both', () => {
    const staged = narrow([13.5], [30]);
    expect(staged.check(commit(['a1', 'objective-1'], ['a1', 'objective-2']))).toEqual(['model.named.twice']);
  });

  test('OBJ-06 the active player chooses first, then the other', () => {
    const staged = narrow([13.5], [13.5], 'ember');
    expect(staged.ask()).toEqual({ kind: 'commitModels', seat: 'ember' });
    staged.submit(commit(['e1', 'objective-1']));
    expect(staged.ask()).toEqual({ kind: 'commitModels', seat: 'azure' });
    staged.submit(commit(['a1', 'objective-2']));
    expect(holders(staged.battle())).toEqual(['ember', 'azure', undefined]);
  });

  test('OBJ-06 where no choice could change anything nobody is asked', () => {
    // four of ember's own at each of the two: azure's one is outnumbered wherever it counts
    const staged = narrow([13.5], [9, 11, 18, 20]);
    expect(staged.ask()?.kind).not.toBe('commitModels');
    expect(holders(staged.battle())).toEqual(['ember', 'ember', undefined]);
  });

  test('OBJ-06 every model near two is chosen for, each for itself', () => {
    const staged = narrow([13.5, 22.5], [30]);
    expect(staged.refusals(commit(['a1', 'objective-1']))).toEqual([
      { rule: 'OBJ-06', code: 'objective.notChosen', facts: { model: 'a2/1' } },
    ]);
    expect(staged.check(commit(['a1', 'objective-1'], ['a2', 'objective-2']))).toEqual([]);
    expect(staged.check(commit(['a1', 'objective-1'], ['a2', 'nowhere']))).toEqual(['objective.notNear']);
  });

  test('OBJ-06 every way to share them out is offered: who is near the same two is all one', () => {
    const ways = narrow([13.5, 13.5 + 1.6, 22.5], [30])
      .options()
      .map(
        option => option.type === 'commitModels' && option.choices.map(({ objective }) => objective.slice(-1)).join(''),
      );
    expect(ways).toEqual(['112', '113', '222', '223', '122', '123']);
  });

  test('OBJ-06 once the first has chosen, the other is asked only if its choice still matters', () => {
    // ember's shared model ties wherever it counts alone; azure's two others hold the second whatever it does
    const staged = narrow([13.5, 18, 20], [13.5]);
    staged.submit(commit(['a1', 'objective-2']));
    expect(staged.ask()).toEqual({ kind: 'commitModels', seat: 'ember' });
    staged.submit(commit(['e1', 'objective-2']));
    expect(holders(staged.battle())).toEqual([undefined, 'azure', undefined]);
  });

  test('OBJ-04 OBJ-06 who holds both already and cannot lose either is not asked', () => {
    const staged = narrow([13.5, 9, 18], [30]);
    expect(holders(staged.battle())[2]).toBe('ember');
    expect(staged.ask()?.kind).not.toBe('commitModels');
  });

  test('OBJ-06 a choice that only decides between a tie and a loss of control is asked for', () => {
    const staged = narrow([13.5, 9], [10.8, 18]); // at the first two against one, or one against one
    expect(staged.ask()).toEqual({ kind: 'commitModels', seat: 'azure' });
  });
});

describe('the end of a turn', () => {
  test('ROUND-08 SPLIT-01 OBJ-03 who is cut off is removed before objectives are counted', () => {
    const width = 2 * RADIUS;
    // three far from the marker, two near it but 1.01" from their mates
    const xs = [22, 22 + width + 0.2, 22 + 2 * (width + 0.2)];
    const cut = (xs[2] ?? 0) + width + 1.01;
    const places = [...xs, cut, cut + width + 0.2].map(x => ({ x, y: 24 }));
    const staged = turnEnds([unit('liberators', { places })], [bystander('e', 44)]);
    expect(staged.ask()).toEqual({ kind: 'keepGroup', seat: 'azure', unit: 'liberators' });
    expect(staged.eventsOf('objectiveTaken')).toEqual([]);
    const near = countsAt(staged.battle(), staged.battle().objectives[1] as Objective);
    staged.submit({ type: 'keepGroup', unit: 'liberators', model: 'liberators/1' });
    expect(near.azure).toBeGreaterThan(0);
    const order = staged.events().map(({ type }) => type);
    expect(order.lastIndexOf('modelSlain')).toBeLessThan(order.indexOf('objectiveTaken'));
  });
});
