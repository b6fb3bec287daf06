import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Aos } from '../../../src/games/aos';
import { tableMachine } from '../../../src/games/aos/hands/table.machine';
import { minisOf } from '../../../src/games/aos/picture/minis';
import { overlaysOf } from '../../../src/games/aos/picture/overlays';
import type { Match } from '../../../src/match/match';
import { clash, ownUnit, playTo } from '../hands/clash';

function tableOf(match: Match<Aos>) {
  const { battle } = match.getGame();
  const table = createActor(tableMachine, { input: { battle, check: command => match.check(command) } });
  table.start();
  table.send({ type: 'asked', battle, options: match.options() });
  return { table, overlays: () => overlaysOf(table.getSnapshot().context, unit => unit.id) };
}

describe('the picture', () => {
  test('shows every model on the table once, and the unit being set up where it would stand', () => {
    const match = playTo(clash(1), 'deploy');
    const { table } = tableOf(match);
    const { draft } = table.getSnapshot().context;
    const minis = minisOf(table.getSnapshot().context);
    expect(minis).toHaveLength(ownUnit(match).models.length);
    expect(draft && 'places' in draft && minis[0]?.x).toBe(draft && 'places' in draft && draft.places[0]?.x);
  });

  test('a move shows ghosts, one way with its length, the reach, and the ground that is barred', () => {
    const match = playTo(clash(1), 'act', 'movement');
    const { table, overlays } = tableOf(match);
    const unit = ownUnit(match, 2);
    table.send({ type: 'select', unit: unit.id });
    table.send({ type: 'nudge', by: { x: 2, y: 0 } });
    const { rings, strokes, labels, areas } = overlays();
    expect(rings.filter(({ look }) => look === 'ghost' || look === 'foul')).toHaveLength(unit.models.length);
    expect(strokes.filter(({ look }) => look === 'tape')).toHaveLength(1);
    expect(labels.map(({ number, text }) => `${number} ${text}`)[0]).toMatch(/^2″ of \d+″, \d+″ left$/);
    expect(areas.map(({ look }) => look)).toEqual(['reach', 'danger']);
  });

  test('UNIT-02 a model that is pulled away breaks the unit, and the gap is shown', () => {
    const match = playTo(clash(1), 'act', 'movement');
    const { table, overlays } = tableOf(match);
    const unit = ownUnit(match, 5);
    table.send({ type: 'select', unit: unit.id });
    table.send({ type: 'focusNext' });
    table.send({ type: 'nudge', by: { x: -4, y: 0 } });
    const { strokes, labels } = overlays();
    expect(strokes.some(({ look }) => look === 'gap')).toBe(true);
    expect(labels.some(({ text, tone }) => text === 'apart' && tone === 'foul')).toBe(true);
  });

  test('CHARGE-01 before a charge the tape to the nearest enemy is laid', () => {
    const match = playTo(clash(1), 'act', 'charge');
    const { table, overlays } = tableOf(match);
    table.send({ type: 'select', unit: ownUnit(match).id });
    expect(overlays().labels.map(({ text }) => text)).toContain('to the nearest enemy');
  });

  test('a flag flies over every unit', () => {
    const match = playTo(clash(1), 'act', 'movement');
    expect(tableOf(match).overlays().unitFlags).toHaveLength(match.getGame().battle.units.length);
  });

  test('while a unit is dragged its knob is hidden, and nothing that stays is redrawn', () => {
    const match = playTo(clash(1), 'act', 'movement');
    const { table, overlays } = tableOf(match);
    const [model] = ownUnit(match, 2).models;
    if (!model) throw new Error('nobody');
    table.send({ type: 'select', unit: ownUnit(match, 2).id });
    const before = overlays();
    expect(before.rings.some(({ look }) => look === 'seen')).toBe(true);
    table.send({ type: 'press', point: { spot: model, model: model.id, single: false } });
    table.send({ type: 'drag', spot: { x: model.x + 1, y: model.y } });
    const { rings, unitFlags, objectives, banners } = overlays();
    expect(rings.some(({ look }) => look === 'seen')).toBe(false);
    expect(unitFlags).toBe(before.unitFlags);
    expect(objectives).toBe(before.objectives);
    expect(banners).toBe(before.banners);
    table.send({ type: 'release' });
    expect(overlays().rings.some(({ look }) => look === 'seen')).toBe(true);
  });
});
