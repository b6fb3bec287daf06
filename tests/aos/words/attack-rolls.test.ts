import { expect, test } from 'vitest';
import { profileOf } from '../../../src/games/aos/abilities/profile';
import type { Effect } from '../../../src/games/aos/abilities/types';
import type { Volley } from '../../../src/games/aos/activation';
import { firstClash } from '../../../src/games/aos/armies/lists';
import type { EventOf } from '../../../src/games/aos/events';
import { findWeapon } from '../../../src/games/aos/facts/attacks/attacks';
import { lineOf } from '../../../src/games/aos/words/battle/events';
import { namesIn } from '../../../src/games/aos/words/names';
import { rollsOf } from '../../../src/games/aos/words/rolls/rolls';
import { seededState } from '../../../src/kernel/dice';
import { ahead, mark, stage, unit } from '../fixture';

const LORD = 'lord-celestant';

/** What the dice panel shows of the hit rolls 6, 6 and 4 of Liberators whose sixes do this. */
function shown(what: Extract<Effect, { do: 'onSix' }>['what'], rolled: Partial<EventOf<'diceRolled'>>) {
  const effect: Effect = { do: 'onSix', roll: 'hit', what };
  const staged = stage({
    azure: [unit('liberators', { at: { x: 20, y: 10 }, across: 1, marks: [mark(effect, 'Fury')] })],
    ember: [unit(LORD, { at: { x: 20, y: 10 + ahead('liberators', LORD, 0.5) } })],
  });
  const attacker = staged.unit('liberators');
  const target = staged.unit(LORD);
  const weapon = findWeapon(attacker, attacker.models[0]?.weapons[0] ?? '');
  const [model] = attacker.models;
  if (!weapon || !model) throw new Error('nobody strikes');
  const profile = profileOf(staged.battle(), { attacker, model, weapon, target });
  const volley = { weapon: weapon.id, target: LORD, attacks: 3, profile, step: 'hit', standing: 3 } as const;
  const activation = { unit: 'liberators', how: 'fight', volleys: [volley], asked: [] } as const;
  const before = { ...staged.battle(), activation };
  const dice = ([6, 6, 4] as const).map(face => ({ face, result: face, passed: true }));
  const event = {
    type: 'diceRolled',
    roll: 'hit',
    needed: 4,
    modifier: 0,
    dice,
    standing: 3,
    next: [{ ...volley, step: 'wound' }],
    mortals: 0,
  } as const;
  const game = { at: '', battle: before, dice: seededState(1) };
  const told = [
    { event: { type: 'targetsPicked', volleys: [volley] } as const, before: game },
    { event: { ...event, ...rolled }, before: game },
  ];
  const names = namesIn(before, firstClash);
  const line = told[1] && lineOf(told[1].event, names, before)?.text;
  return { ...rollsOf(told, names)?.rows[0], line };
}

test('additional mortal wounds are shown with their cause, and the attacks go on', () => {
  const row = shown({ kind: 'alsoMortal', amount: 1 }, { mortals: 2 });
  expect(row).toMatchObject({
    result: '3',
    line: '3 to hit on 4+: *3*, and *2 mortal wounds*',
    note: expect.stringMatching(/(^|; )2 mortal wounds Fury$/),
  });
});

/** A volley that succeeded to hit; only its number is read. */
const goingOn = (standing: number): Volley => ({ step: 'wound', standing }) as Volley;

test('attacks that a 6 has changed go on with the others, and added attacks start again', () => {
  const row = shown(
    { kind: 'damage', by: 1 },
    { standing: 1, next: [goingOn(1), goingOn(2), { ...goingOn(5), step: 'hit' }] },
  );
  expect(row).toMatchObject({ result: '3', line: '3 to hit on 4+: *3*' });
});
