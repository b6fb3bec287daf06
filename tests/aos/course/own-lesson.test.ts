import { describe, expect, test } from 'vitest';
import { type LessonSession, openLessonSession } from '../../../src/games/aos/course/lesson-session';
import { ownLesson } from '../../../src/games/aos/course/own-lesson';
import { positionTrouble, row } from '../../../src/games/aos/course/position';
import { positionFrom } from '../../../src/games/aos/measure/file/copy';
import { exampleTable } from '../../../src/games/aos/measure/file/example';

const position = {
  table: { width: 48, depth: 36 },
  azure: [
    { id: 'captain', warscroll: 'lord-celestant', models: 1, at: row(20, 10, 1, 0) },
    { id: 'liberators', warscroll: 'liberators', models: 5, at: row(14, 14, 5, 1.8) },
  ],
  ember: [{ id: 'chainrasps', warscroll: 'chainrasp-horde', models: 10, at: row(14, 24, 10, 1.2) }],
};

const finish = (room: LessonSession) => {
  for (const _ of room.lesson.steps) room.showMe(act => room.notice(act));
};

describe('a lesson on the learner’s own table', () => {
  test('begins with everyone where they stood, and ends after a whole turn of Azure’s', () => {
    const room = openLessonSession(ownLesson(position));
    const { battle } = room.match.getGame();
    expect(battle.phase).toBe('hero');
    expect(battle.units.flatMap(({ models }) => models.map(({ x, y }) => [x, y]))).toEqual(
      [...position.azure, ...position.ember].flatMap(({ at }) => at.map(({ x, y }) => [x, y])),
    );
    finish(room);
    expect(room.getState().step).toBe(room.lesson.steps.length);
    expect(room.match.getGame().battle.active).toBe('ember');
  });

  test('whatever the rules allow may be done on the way, and what they refuse is refused', () => {
    const room = openLessonSession(ownLesson(position));
    room.showMe(act => room.notice(act));
    const move = room.match.options().find(({ type }) => type === 'move');
    if (!move) expect.fail('nobody can move');
    expect(room.match.submit(move).ok).toBe(true);
    expect(room.getState()).toMatchObject({ step: 1, answer: undefined });
    expect(room.match.submit({ ...move, seat: 'ember' }).ok).toBe(false);
    expect(room.getState().answer?.kind).toBe('refused');
  });

  test('a position that the rules forbid is refused with the rule, before anything is opened', () => {
    const [captain] = position.azure;
    if (!captain) expect.fail('nobody there');
    const astray = { ...position, azure: [{ ...captain, at: row(20, 30, 1, 0) }] };
    const trouble = positionTrouble(ownLesson(astray).position);
    expect(trouble?.kind === 'refused' && trouble.refusals.map(({ rule }) => rule)).toEqual(['FB-03', 'FB-03']);
    const nobody = positionTrouble(ownLesson({ ...position, ember: [] }).position);
    expect(nobody?.kind).toBe('faults');
    expect(positionTrouble(ownLesson(position).position)).toBeUndefined();
  });

  test('the measuring table gives the position', () => {
    const { table, azure, ember } = positionFrom(exampleTable());
    expect(table).toEqual({ width: 72, depth: 48 });
    expect(azure.length).toBeGreaterThan(0);
    for (const { models, at } of [...azure, ...ember]) expect(at).toHaveLength(models);
  });
});
