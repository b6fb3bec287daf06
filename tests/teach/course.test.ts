import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lessonsText, taughtRules } from '../../src/cli/lessons';
import { COURSE, courseByGroup, lessonAfter, suggested } from '../../src/teach/course';
import { GROUPS } from '../../src/teach/lesson';
import { finished, leftAt, loadProgress, NOTHING_DONE, saveProgress } from '../../src/teach/progress';
import { CHAPTERS, chapterOf } from '../../src/ui/text/chapters';

describe('the course', () => {
  test('has at least twenty lessons, each with a name of its own, and every group has some', () => {
    expect(COURSE.length).toBeGreaterThanOrEqual(26);
    expect(new Set(COURSE.map(({ id }) => id)).size).toBe(COURSE.length);
    expect(courseByGroup().map(([group]) => group)).toEqual(GROUPS);
  });

  test('touches every chapter of the rulebook', () => {
    const touched = new Set(taughtRules().map(chapterOf));
    expect(Object.keys(CHAPTERS).filter(chapter => !touched.has(chapter as never))).toEqual([]);
  });

  test('docs/lessons.md tells which rules are taught now (npm run lessons writes it)', () => {
    expect(readFileSync('docs/lessons.md', 'utf8')).toBe(lessonsText());
  });

  test('ends with the guided battle', () => {
    expect(COURSE.at(-1)?.id).toBe('guided-battle');
    expect(lessonAfter('guided-battle')).toBeUndefined();
    expect(lessonAfter('inches')?.id).toBe('units');
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
    expect(loadProgress(kept)).toEqual({ done: ['inches'], open: { units: place } });
  });

  test('a lesson can be taken again without losing its tick', () => {
    const again = leftAt(finished(NOTHING_DONE, 'inches'), 'inches', place);
    expect(again.done).toEqual(['inches']);
    expect(finished(again, 'inches')).toEqual({ done: ['inches'], open: {} });
  });

  test.each(['', 'no json', '[]', '{"done":[1],"open":{}}', '{"done":[],"open":{"x":{"step":-1}}}'])(
    'what cannot be read is nothing: %s',
    text => {
      const kept = shelf();
      kept.setItem('realmtable.course', text);
      expect(loadProgress(kept)).toEqual(NOTHING_DONE);
    },
  );

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
    expect(suggested({ done: COURSE.map(({ id }) => id), open: {} })).toBeUndefined();
  });
});
