import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Effect, Mark } from '../../../../src/games/aos/abilities/types';
import { Marks } from '../../../../src/games/aos/panels/card/Marks';
import { markInWords } from '../../../../src/games/aos/words/abilities/effects';
import { EVERY_ABILITY } from '../../abilities/every-ability';
import { mark, stage, unit } from '../../fixture';
import { textOf } from '../../panels/render-panel';

/** The effects that stand anywhere in an ability, those it lays on others included. */
const effectsIn = (part: unknown): readonly Effect[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([field, value]) => [
        ...(field === 'effects' ? (value as readonly Effect[]) : []),
        ...(field === 'effect' && typeof value === 'object' ? [value as Effect] : []),
        ...effectsIn(value),
      ]);

test.each<[string, Effect]>([
  ['+1 to hit rolls', { do: 'modify', roll: 'hit', by: 1 }],
  ['−2 to charge rolls', { do: 'modify', roll: 'charge', by: -2 }],
  ['re-roll 1s for save rolls', { do: 'reroll', roll: 'save', which: 'ones' }],
  [
    '6s of wound rolls: 1 mortal wound besides',
    { do: 'onSix', roll: 'wound', what: { kind: 'alsoMortal', amount: 1 } },
  ],
  ['may not charge', { do: 'forbid', commands: ['tryCharge'] }],
  ['may run and still charge', { do: 'waive', refusal: 'charge.hasRun' }],
  ['mortal wounds are negated on 5+', { do: 'negate', on: 5, kind: 'mortal' }],
  ['charges with 3 dice from 18″', { do: 'chargeDice', dice: 3, range: 18 }],
])('%s', (words, effect) => {
  expect(markInWords(mark(effect))).toBe(words);
  expect(markInWords({ ...mark(effect), against: true })).toBe(`attacks against it: ${words}`);
});

test('every effect of every ability has words without a gap', () => {
  const effects = effectsIn(EVERY_ABILITY);
  expect(effects.length).toBeGreaterThan(100);
  for (const effect of effects) {
    const words = markInWords(mark(effect));
    expect(words).toMatch(/^[^.]{4,120}$/);
    expect(words).not.toMatch(/undefined|NaN|\[object|[a-z][A-Z]|\.has/);
  }
});

test('the card says what lies on a unit and what it does', () => {
  const lit: Mark = { ...mark({ do: 'modify', roll: 'hit', by: 1 }), ability: 'mystic-shield' };
  const staged = stage({
    azure: [unit('liberators', { at: { x: 20, y: 20 }, marks: [lit, { ...lit, effect: { do: 'fightsFirst' } }] })],
    ember: [unit('chainrasp-horde', { at: { x: 20, y: 30 } })],
  });
  const html = renderToStaticMarkup(<Marks unit={staged.unit('liberators')} />);
  expect(textOf(html)).toBe('Mystic Shield: +1 to hit rolls, fights first');
});
