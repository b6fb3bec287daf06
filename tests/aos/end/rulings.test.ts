import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Agreed } from '../../../src/games/aos/consent/types';
import { Rulings } from '../../../src/games/aos/end/Rulings';
import type { Names } from '../../../src/games/aos/words/names';

const names: Names = {
  unit: id => `Unit ${id}`,
  model: id => `Model ${id}`,
  weapon: id => id,
  feature: id => id,
  player: seat => (seat === 'azure' ? 'Anna' : 'Ben'),
};
const lines = (...agreed: readonly Agreed[]): readonly string[] =>
  (renderToStaticMarkup(createElement(Rulings, { agreed, names })).match(/<li>.*?<\/li>/g) ?? []).map(line =>
    line.replace(/<[^>]+>/g, ''),
  );
const about = { by: 'azure', round: 2, phase: 'charge' } as const;

describe('TABLE-01 the result of a battle', () => {
  test.each<[string, Agreed, string]>([
    [
      'a model put elsewhere',
      { ...about, ruling: { kind: 'placeModel', model: 'a/1', x: 12.5, y: 3, facing: 0 } },
      'Round 2: Model a/1 stands 12.5″ from the left edge and 3″ from the near one. Anna proposed it.',
    ],
    [
      'a model that had been slain',
      { ...about, ruling: { kind: 'placeModel', model: 'a/1', x: 1, y: 3, facing: 0 }, wasSlain: true },
      'Round 2: Model a/1 stands 1″ from the left edge and 3″ from the near one; it had been slain. Anna proposed it.',
    ],
    [
      'wounds',
      { ...about, ruling: { kind: 'setWounds', model: 'a/1', wounds: 1 }, before: 2 },
      'Round 2: Model a/1 has 1 wound allocated to it (before: 2). Anna proposed it.',
    ],
    [
      'command points, before the first round',
      { ...about, round: 0, by: 'ember', ruling: { kind: 'setCommandPoints', seat: 'ember', points: 3 }, before: 1 },
      'Set-up: Ben has 3 command points (before: 1). Ben proposed it.',
    ],
    [
      'a roll made again',
      { ...about, ruling: { kind: 'rollAgain' } },
      'Round 2: the newest roll is made again. Anna proposed it.',
    ],
    [
      'a question skipped',
      { ...about, ruling: { kind: 'skipQuestion' }, skipped: 'chargeMove' },
      'Round 2: the open question is skipped: the charge move. Anna proposed it.',
    ],
    [
      'a phase ended',
      { ...about, ruling: { kind: 'endPhase' } },
      'Round 2: the charge phase ended early. Anna proposed it.',
    ],
  ])('tells of %s', (_, agreed, line) => {
    expect(lines(agreed)).toEqual([line]);
  });

  test('counts them, and says nothing where there are none', () => {
    const roll: Agreed = { ...about, ruling: { kind: 'rollAgain' } };
    expect(renderToStaticMarkup(createElement(Rulings, { agreed: [roll, roll], names }))).toContain(
      'Rulings by consent: 2',
    );
    expect(renderToStaticMarkup(createElement(Rulings, { agreed: [], names }))).toBe('');
  });
});
