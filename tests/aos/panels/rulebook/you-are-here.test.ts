import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Ask } from '../../../../src/games/aos/asks';
import { placeNames } from '../../../../src/games/aos/flow/places';
import { chartAt } from '../../../../src/games/aos/game';
import { YouAreHere } from '../../../../src/games/aos/panels/rulebook/YouAreHere';
import { PHASES } from '../../../../src/games/aos/types';
import { namesIn } from '../../../../src/games/aos/words/names';
import { PART_WORDS, stopWords } from '../../../../src/games/aos/words/rulebook/sequence';
import { stage, unit } from '../../fixture';

/** Places in which the battle never waits: there is nothing to call them by. */
const PASSED =
  /\.(enhancements|terrain|firstTurn|secondTurn|score|done|cut|cutAtEnd|weaponValues|nextRoll|special|finish|resume)$/;

describe('The chart of the present moment', () => {
  test('has the parts of a battle in the order of play, the six phases among them (ROUND-06)', () => {
    const parts = chartAt('over').map(({ id }) => id);
    expect(parts).toEqual(['setUp', 'round', ...PHASES, 'endOfTurn']);
    expect(parts.filter(id => PART_WORDS[id] === undefined)).toEqual([]);
  });

  test.each(placeNames().filter(at => at !== 'over'))('marks one part and one place at %s', at => {
    const here = chartAt(at).filter(({ isHere }) => isHere);
    expect(here).toHaveLength(1);
    expect(here[0]?.stops.filter(({ isHere }) => isHere)).toHaveLength(1);
  });

  test('has words for every state that asks a question', () => {
    const nameless = chartAt('over').flatMap(({ id, stops }) =>
      stops.filter(stop => stopWords(id, stop.id) === undefined).map(stop => `${id}.${stop.id}`),
    );
    expect(nameless.filter(path => !PASSED.test(path))).toEqual([]);
  });
});

const shown = (at: string, ask: Ask | undefined): string => {
  const staged = stage({ azure: [unit('liberators')], ember: [unit('chainrasp-horde')], phase: 'movement' });
  const army = (player: string) => ({ player, units: [] });
  const names = namesIn(staged.battle(), { armies: { azure: army('Ann'), ember: army('Bob') } });
  return renderToStaticMarkup(createElement(YouAreHere, { at, ask, names }));
};

describe('The page of the rules book', () => {
  test('says who decides what, and marks part, place and question for eyes and screen readers', () => {
    const page = shown('turn.hero.act', { kind: 'unbind', seat: 'ember' });
    expect(page).toContain('Bob decides: unbind the spell, or pass.');
    expect(page).toContain('<li aria-current="step">Hero</li>');
    expect(page.match(/aria-current="location"/g)).toHaveLength(1);
    expect(page).toContain('the caster’s opponent</i> unbind the spell, or pass<b');
    expect(page).toContain('You are here');
  });

  test('shows a question in between where the battle stands', () => {
    const page = shown('turn.shooting.act', { kind: 'allocate', seat: 'ember', unit: 'chainrasp-horde', wounds: 2 });
    expect(page).toContain('asked now, in between</i> allocate wounds');
  });

  test('says when the battle is over', () => {
    expect(shown('over', undefined)).toContain('The battle is over.');
  });
});
