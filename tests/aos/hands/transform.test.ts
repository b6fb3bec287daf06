import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/games/aos/commands';
import { endsOf, isEmpty, middleOf, withEnds } from '../../../src/games/aos/hands/draft/drafts';
import { moveLimitOf } from '../../../src/games/aos/hands/draft/move-limit';
import { centreDraftAt, shiftDraft, turnDraft } from '../../../src/games/aos/hands/drag/transform';
import { clash, give, ownUnit, playTo } from './clash';

const moving = (seed = 1) => {
  const match = playTo(clash(seed), 'act', 'movement');
  const { battle } = match.getGame();
  const unit = ownUnit(match, 2);
  const draft: Command = { seat: unit.seat, type: 'move', unit: unit.id, steps: [] };
  return { match, battle, unit, draft, check: (command: Command) => match.check(command) };
};

describe('a draft of a move', () => {
  test('without steps everyone ends where they stand', () => {
    const { battle, unit, draft } = moving();
    const first = unit.models[0];
    expect(isEmpty(draft)).toBe(true);
    expect(endsOf(battle, draft).get(first?.id ?? '')).toEqual({ x: first?.x, y: first?.y, facing: first?.facing });
  });

  test('shiftDraft, every model goes as far and the foremost steps first', () => {
    const { battle, unit, draft } = moving();
    const after = shiftDraft({ battle, draft, models: undefined, allowed: 5 }, { x: 0, y: 2 });
    const ends = endsOf(battle, after);
    for (const { id, x, y } of unit.models) {
      expect(ends.get(id)?.x).toBeCloseTo(x, 9);
      expect(ends.get(id)?.y).toBeCloseTo(y + 2, 9);
    }
    const order = 'steps' in after ? after.steps.map(step => step.path[0]?.y ?? 0) : [];
    expect(order).toEqual([...order].sort((a, b) => b - a));
  });

  test('it stops at the limit, and further dragging changes nothing', () => {
    const { battle, unit, draft } = moving();
    const edit = { battle, draft, models: undefined, allowed: 5 };
    const far = shiftDraft(edit, { x: 30, y: 40 });
    const further = shiftDraft(edit, { x: 60, y: 80 });
    const [model] = unit.models;
    const end = endsOf(battle, far).get(model?.id ?? '');
    expect(Math.hypot((end?.x ?? 0) - (model?.x ?? 0), (end?.y ?? 0) - (model?.y ?? 0))).toBeCloseTo(5, 5);
    expect(endsOf(battle, further)).toEqual(endsOf(battle, far));
  });

  test('one model alone can be touched; the others stay', () => {
    const { battle, unit, draft } = moving();
    const [first, second] = unit.models;
    const after = shiftDraft({ battle, draft, models: [first?.id ?? ''], allowed: 5 }, { x: 1, y: 0 });
    expect('steps' in after && after.steps.map(step => step.model)).toEqual([first?.id]);
    expect(endsOf(battle, after).get(second?.id ?? '')?.x).toBe(second?.x);
  });

  test('turnDraft, the unit keeps its middle and its gaps', () => {
    const { battle, unit, draft } = moving();
    const after = turnDraft({ battle, draft, models: undefined, allowed: 5 }, Math.PI / 2);
    const ends = [...endsOf(battle, after).values()];
    expect(middleOf(ends).x).toBeCloseTo(middleOf(unit.models).x, 9);
    const gap = (a: { x: number; y: number } | undefined, b: { x: number; y: number } | undefined) =>
      Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
    expect(gap(ends[0], ends[1])).toBeCloseTo(gap(unit.models[0], unit.models[1]), 9);
  });

  test('centred at a spot out of reach it goes towards it as far as it may', () => {
    const { battle, unit, draft } = moving();
    const middle = middleOf(unit.models);
    const after = centreDraftAt({ battle, draft, models: undefined, allowed: 4 }, { x: middle.x + 20, y: middle.y });
    expect(middleOf(endsOf(battle, after).values()).x).toBeCloseTo(middle.x + 4, 5);
  });

  test('ends put back where they were leave no step', () => {
    const { battle, draft } = moving();
    const moved = shiftDraft({ battle, draft, models: undefined, allowed: 5 }, { x: 1, y: 1 });
    expect(isEmpty(withEnds(battle, moved, endsOf(battle, draft)))).toBe(true);
  });
});

describe('how far a unit may go is what the rules say', () => {
  test('MOVE-12 its Move', () => {
    const { battle, draft, check } = moving();
    const reach = moveLimitOf(battle, check, draft);
    expect('allowed' in reach && reach.allowed).toBeGreaterThanOrEqual(5);
  });

  test('RUN-02 its Move and the die, after a run', () => {
    const { match, unit, check } = moving();
    const walk = moveLimitOf(match.getGame().battle, check, {
      seat: unit.seat,
      type: 'move',
      unit: unit.id,
      steps: [],
    });
    give(match, { seat: unit.seat, type: 'run', unit: unit.id });
    const { battle } = match.getGame();
    const run = moveLimitOf(battle, check, { seat: unit.seat, type: 'move', unit: unit.id, steps: [] });
    const before = 'allowed' in walk ? (walk.allowed ?? 0) : 0;
    expect('allowed' in run && run.allowed).toBe(before + (battle.rolledMove?.roll ?? Number.NaN));
  });

  test('MOVE-02 a unit that has moved is refused, with the reason', () => {
    const { match, unit, check, draft } = moving();
    const move = match.options().find(option => option.type === 'move' && option.unit === unit.id);
    give(match, move);
    const reach = moveLimitOf(match.getGame().battle, check, draft);
    expect('refusals' in reach && reach.refusals.map(({ code }) => code)).toContain('move.already');
  });
});
