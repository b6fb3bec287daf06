import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Aos } from '../../../src/games/aos';
import { endsOf, isChoice, isMove, isPlacing, middleOf } from '../../../src/games/aos/hands/draft/drafts';
import { canTakeOne } from '../../../src/games/aos/hands/keyboard-edit';
import { tableMachine } from '../../../src/games/aos/hands/table.machine';
import { otherSeat } from '../../../src/games/aos/types';
import type { Match } from '../../../src/match/match';
import { clash, give, ownUnit, playTo } from './clash';

function handsOn(match: Match<Aos>) {
  const { battle } = match.getGame();
  const table = createActor(tableMachine, { input: { battle, check: command => match.check(command) } });
  table.start();
  const ask = () => table.send({ type: 'asked', battle: match.getGame().battle, options: match.options() });
  ask();
  const interaction = () => table.getSnapshot().context;
  const isIn = (state: Parameters<ReturnType<typeof table.getSnapshot>['matches']>[0]) =>
    table.getSnapshot().matches(state);
  return { table, interaction, isIn, ask };
}

const at = (spot: { readonly x: number; readonly y: number }, model?: string, single = false) => ({
  spot: { x: spot.x, y: spot.y },
  model,
  single,
});

describe('dragging', () => {
  const moving = () => {
    const match = playTo(clash(1), 'act', 'movement');
    const unit = ownUnit(match, 2);
    const [model] = unit.models;
    if (!model) throw new Error('nobody');
    const back = model.y > 24 ? 1 : -1;
    return { match, unit, model, back, ...handsOn(match) };
  };

  test('a pressed hand holds, and drags once it has moved', () => {
    const { table, isIn, model, interaction, unit, back } = moving();
    expect(isIn({ purpose: 'arranging', hand: 'free' })).toBe(true);
    table.send({ type: 'press', point: at(model, model.id) });
    expect(isIn({ hand: 'holding' })).toBe(true);
    table.send({ type: 'drag', spot: { x: model.x, y: model.y + 0.05 } });
    expect(isIn({ hand: 'holding' })).toBe(true);
    table.send({ type: 'drag', spot: { x: model.x, y: model.y + 2 * back } });
    expect(isIn({ hand: { dragging: 'unit' } })).toBe(true);
    expect(interaction().selected).toBe(unit.id);
    table.send({ type: 'release' });
    expect(isIn({ hand: 'free' })).toBe(true);
    const { draft, battle } = interaction();
    expect(draft && isMove(draft) && draft.steps.length).toBe(unit.models.length);
    expect(draft && endsOf(battle, draft).get(model.id)?.y).toBeCloseTo(model.y + 2 * back, 9);
  });

  test('one model is taken without a key held down, and the whole unit again once that is switched off', () => {
    const { table, interaction, isIn, model, unit, back } = moving();
    const pull = () => {
      table.send({ type: 'press', point: at(model, model.id) });
      table.send({ type: 'drag', spot: { x: model.x, y: model.y + 0.6 * back } });
    };
    table.send({ type: 'select', unit: unit.id });
    expect(canTakeOne(interaction())).toBe(true);
    table.send({ type: 'takeOne' });
    pull();
    expect(isIn({ hand: { dragging: 'model' } })).toBe(true);
    table.send({ type: 'release' });
    const { draft } = interaction();
    expect(draft && isMove(draft) && draft.steps.map(step => step.model)).toEqual([model.id]);
    table.send({ type: 'reset' });
    table.send({ type: 'press', point: at(model, model.id) });
    table.send({ type: 'release' });
    expect(interaction().focus, 'a click marks the model that is taken').toBe(model.id);
    table.send({ type: 'takeOne' });
    pull();
    expect(isIn({ hand: { dragging: 'unit' } })).toBe(true);
  });

  test('an answer switches it off, and a unit of one model does not offer it', () => {
    const { table, interaction, ask } = moving();
    table.send({ type: 'takeOne' });
    ask();
    expect(interaction().takesOne).toBe(false);
    const alone = interaction().battle.units.find(
      ({ models, seat }) => models.length === 1 && seat === interaction().battle.active,
    );
    table.send({ type: 'select', unit: alone?.id });
    expect(canTakeOne(interaction())).toBe(false);
  });

  test('a drag that is cancelled leaves the draft as it was', () => {
    const { table, interaction, model } = moving();
    table.send({ type: 'press', point: at(model, model.id) });
    table.send({ type: 'drag', spot: { x: model.x + 2, y: model.y } });
    table.send({ type: 'cancel' });
    expect(interaction().draft).toBeUndefined();
  });

  test('the ghost can be taken up again where it lies', () => {
    const { table, interaction, model, back } = moving();
    table.send({ type: 'press', point: at(model, model.id) });
    table.send({ type: 'drag', spot: { x: model.x, y: model.y + 2 * back } });
    table.send({ type: 'release' });
    table.send({ type: 'press', point: at({ x: model.x, y: model.y + 2 * back }) });
    table.send({ type: 'drag', spot: { x: model.x, y: model.y + 3 * back } });
    table.send({ type: 'release' });
    const { draft, battle } = interaction();
    expect(draft && endsOf(battle, draft).get(model.id)?.y).toBeCloseTo(model.y + 3 * back, 9);
  });

  test('taken by the figure, the drag begins where it stands', () => {
    const { table, interaction, model, back } = moving();
    for (const far of [2, 1]) {
      table.send({ type: 'press', point: at(model, model.id) });
      table.send({ type: 'drag', spot: { x: model.x, y: model.y + far * back } });
      table.send({ type: 'release' });
    }
    const { draft, battle } = interaction();
    expect(draft && endsOf(battle, draft).get(model.id)?.y).toBeCloseTo(model.y + back, 9);
  });

  test('MOVE-06 a unit dropped behind a friend finds its way there, and what it shows is legal', () => {
    const { match, table, interaction, unit, model } = moving();
    const friend = match.getGame().battle.units.find(({ seat, id }) => seat === unit.seat && id !== unit.id)?.models[0];
    if (!friend) throw new Error('nobody');
    table.send({ type: 'press', point: at(model, model.id) });
    table.send({ type: 'drag', spot: { x: friend.x, y: friend.y } });
    table.send({ type: 'release' });
    const { draft } = interaction();
    expect(draft && match.check(draft)).toEqual([]);
    expect(draft && isMove(draft) && draft.steps.length).toBeGreaterThan(0);
  });

  test('one model alone is dragged when asked for', () => {
    const { table, interaction, model, isIn } = moving();
    table.send({ type: 'press', point: at(model, model.id, true) });
    table.send({ type: 'drag', spot: { x: model.x, y: model.y + 1 } });
    expect(isIn({ hand: { dragging: 'model' } })).toBe(true);
    const { draft } = interaction();
    expect(draft && isMove(draft) && draft.steps.map(step => step.model)).toEqual([model.id]);
  });

  test('MOVE-02 a unit that has moved does not follow, and the bar says why', () => {
    const { match, table, interaction, unit, ask } = moving();
    give(
      match,
      match.options().find(option => option.type === 'move' && option.unit === unit.id),
    );
    ask();
    const moved = ownUnit(match, 2).models[0];
    if (!moved) throw new Error('nobody');
    table.send({ type: 'press', point: at(moved, moved.id) });
    table.send({ type: 'drag', spot: { x: moved.x + 2, y: moved.y } });
    expect(interaction().draft).toBeUndefined();
    expect(interaction().refused.map(({ code }) => code)).toContain('move.already');
  });

  test('GEN-03 the enemy cannot be dragged', () => {
    const { match, table, interaction, unit } = moving();
    const enemy = match.getGame().battle.units.find(({ seat }) => seat === otherSeat(unit.seat))?.models[0];
    if (!enemy) throw new Error('nobody');
    table.send({ type: 'press', point: at(enemy, enemy.id) });
    table.send({ type: 'drag', spot: { x: enemy.x + 2, y: enemy.y } });
    expect(interaction().draft).toBeUndefined();
  });

  test('keys nudge, turn and put back; one model at a time after M', () => {
    const { table, interaction, unit, model } = moving();
    table.send({ type: 'select', unit: unit.id });
    table.send({ type: 'nudge', by: { x: 1, y: 0 } });
    table.send({ type: 'focusNext' });
    table.send({ type: 'nudge', by: { x: 0, y: 0.25 } });
    const { draft, battle } = interaction();
    const ends = draft && endsOf(battle, draft);
    expect(ends?.get(model.id)?.y).toBeCloseTo(model.y + 0.25, 9);
    expect(ends?.get(unit.models[1]?.id ?? '')?.y).toBeCloseTo(unit.models[1]?.y ?? 0, 9);
    table.send({ type: 'reset' });
    const home = interaction().draft;
    expect(home && endsOf(battle, home).get(model.id)?.x).toBe(model.x);
    for (let i = 0; i < unit.models.length; i++) table.send({ type: 'focusNext' });
    expect(interaction().focus).toBeUndefined();
    table.send({ type: 'reset' });
    expect(interaction().draft).toBeUndefined();
  });
});

describe('setting up', () => {
  const placing = () => {
    const match = playTo(clash(1), 'deploy');
    return { match, ...handsOn(match) };
  };

  test('FB-02 the first unit is laid out where it may stand', () => {
    const { match, interaction, isIn } = placing();
    const { draft } = interaction();
    expect(isIn({ purpose: 'placing' })).toBe(true);
    expect(draft && isPlacing(draft)).toBe(true);
    expect(draft && match.check(draft)).toEqual([]);
  });

  test('a click on the ground lays the unit out there; a drag takes it along', () => {
    const { table, interaction } = placing();
    const middle = () => {
      const { draft, battle } = interaction();
      return draft ? middleOf(endsOf(battle, draft).values()) : { x: 0, y: 0 };
    };
    const { y } = middle();
    table.send({ type: 'press', point: at({ x: 20, y }) });
    table.send({ type: 'release' });
    expect(middle().x).toBeCloseTo(20, 9);
    table.send({ type: 'press', point: at({ x: 20, y }) });
    table.send({ type: 'drag', spot: { x: 25, y } });
    table.send({ type: 'release' });
    expect(middle()).toEqual({ x: expect.closeTo(25, 9), y: expect.closeTo(y, 9) });
  });

  test('another unit can be taken up instead', () => {
    const { match, table, interaction } = placing();
    const seat = match.deciding();
    const second = match.getGame().battle.units.filter(unit => unit.seat === seat)[1];
    table.send({ type: 'select', unit: second?.id });
    const { draft } = interaction();
    expect(draft && isPlacing(draft) && draft.unit).toBe(second?.id);
  });
});

describe('choosing models', () => {
  test('WND-02 the model pointed at takes the wounds first', () => {
    const match = playTo(clash(3), 'allocate');
    const { table, interaction, isIn } = handsOn(match);
    const { draft, battle } = interaction();
    expect(isIn({ purpose: 'choosing' })).toBe(true);
    if (!draft || !isChoice(draft)) throw new Error('nothing to choose');
    const unit = battle.units.find(({ id }) => id === draft.unit);
    const other = unit?.models.find(({ id, wounds }) => !draft.models.includes(id) && wounds === 0);
    table.send({ type: 'press', point: at(other ?? { x: 0, y: 0 }, other?.id) });
    table.send({ type: 'release' });
    const after = interaction().draft;
    expect(after && isChoice(after) && after.models).toContain(other?.id);
    expect(after && match.check(after)).toEqual([]);
  });
});

test('while something is shown, hands only look', () => {
  const match = playTo(clash(1), 'act', 'movement');
  const { table, interaction, isIn } = handsOn(match);
  const [model] = ownUnit(match, 2).models;
  if (!model) throw new Error('nobody');
  table.send({ type: 'playing', battle: match.getGame().battle });
  expect(isIn({ purpose: 'watching' })).toBe(true);
  expect(interaction().options).toEqual([]);
  table.send({ type: 'press', point: at(model, model.id) });
  table.send({ type: 'release' });
  expect(interaction().draft).toBeUndefined();
});
