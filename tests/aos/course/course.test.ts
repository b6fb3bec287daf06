import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lessonsText, taughtRules } from '../../../src/cli/lessons';
import { COURSE, lessonAfter, minutesOf, moreByGroup, ROAD, suggested } from '../../../src/games/aos/course/course';
import { GROUPS, type Lesson } from '../../../src/games/aos/course/lesson';
import { finished, leftAt, loadProgress, NOTHING_DONE, saveProgress } from '../../../src/games/aos/course/progress';
import { CHAPTERS, chapterOf } from '../../../src/games/aos/words/rulebook/chapters';

const byId = (a: Lesson, b: Lesson): number => a.id.localeCompare(b.id);

describe('the course', () => {
  test('has at least twenty lessons, each with a name of its own, and every group has some', () => {
    expect(COURSE.length).toBeGreaterThanOrEqual(26);
    expect(new Set(COURSE.map(({ id }) => id)).size).toBe(COURSE.length);
    expect(new Set(COURSE.map(({ group }) => group))).toEqual(new Set(GROUPS));
    const onRoad = ROAD.flatMap(({ lessons }) => lessons);
    expect([...onRoad, ...moreByGroup().flatMap(([, lessons]) => lessons)].toSorted(byId)).toEqual(
      COURSE.toSorted(byId),
    );
  });

  test('touches every chapter of the rulebook', () => {
    const touched = new Set(taughtRules().map(chapterOf));
    expect(Object.keys(CHAPTERS).filter(chapter => !touched.has(chapter as never))).toEqual([]);
  });

  test('docs/lessons.md tells which rules are taught now (npm run lessons writes it)', () => {
    expect(readFileSync('docs/lessons.md', 'utf8')).toBe(lessonsText());
  });

  test('begins with a short road of eight stages, at most thirty minutes long, that ends with a small battle', () => {
    expect(ROAD.map(({ name }) => name)).toEqual([
      'Inches',
      'Units and their cards',
      'One turn',
      'A move',
      'The dice',
      'A charge',
      'Fighting in turn',
      'A small battle',
    ]);
    const lessons = ROAD.flatMap(stage => stage.lessons);
    expect(minutesOf(lessons)).toBeLessThanOrEqual(30);
    expect(lessons.at(-1)?.id).toBe('guided-battle');
    expect(COURSE.slice(0, lessons.length)).toEqual(lessons);
    expect(lessonAfter('inches')?.id).toBe('units');
    expect(lessonAfter(COURSE.at(-1)?.id ?? '')).toBeUndefined();
  });

  test('reading a warscroll comes before any step that points at a card', () => {
    const needsCard = COURSE.findIndex(
      ({ id, steps }) => id !== 'reading' && steps.some(({ point }) => point?.panel === 'card'),
    );
    expect(COURSE.findIndex(({ id }) => id === 'reading')).toBeLessThan(needsCard);
  });

  test('every lesson ends with a test', () => {
    expect(COURSE.filter(({ unaided }) => !unaided)).toEqual([]);
  });
});

describe('progress', () => {
  const shelf = () => {
    const texts = new Map<string, string>();
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
    };
  };
  const place = { step: 1, marks: [3, 3], commands: [] };

  test('is kept, and a finished lesson is no longer open', () => {
    const kept = shelf();
    saveProgress(kept, finished(leftAt(leftAt(NOTHING_DONE, 'inches', place), 'units', place), 'inches'));
    expect(loadProgress(kept)).toEqual({ ...NOTHING_DONE, done: ['inches'], open: { units: place } });
  });

  test('a lesson can be taken again without losing its tick', () => {
    const again = leftAt(finished(NOTHING_DONE, 'inches'), 'inches', place);
    expect(again.done).toEqual(['inches']);
    expect(finished(again, 'inches')).toEqual({ ...NOTHING_DONE, done: ['inches'] });
  });

  test.each(['', 'no json', '[]', '{"done":[1],"open":{}}', '{"done":[],"open":{"x":{"step":-1}}}'])(
    'what cannot be read is nothing: %s',
    text => {
      const kept = shelf();
      kept.setItem('realmtable.course', text);
      expect(loadProgress(kept)).toEqual(NOTHING_DONE);
    },
  );

  test('what was kept before there were tests is still read', () => {
    const kept = shelf();
    kept.setItem('realmtable.course', '{"done":["inches"],"open":{}}');
    expect(loadProgress(kept)).toEqual({ ...NOTHING_DONE, done: ['inches'] });
  });

  test('a browser that keeps nothing still teaches', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => saveProgress(full, NOTHING_DONE)).not.toThrow();
  });

  test('what was begun is suggested first, then the first that is not done', () => {
    expect(suggested(NOTHING_DONE)?.id).toBe('inches');
    expect(suggested(finished(NOTHING_DONE, 'inches'))?.id).toBe('units');
    expect(suggested(leftAt(NOTHING_DONE, 'cast', place))?.id).toBe('cast');
    expect(suggested({ ...NOTHING_DONE, done: COURSE.map(({ id }) => id) })).toBeUndefined();
  });
});
