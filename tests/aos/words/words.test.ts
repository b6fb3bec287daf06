import { describe, expect, test } from 'vitest';
import { ageOfSigmar } from '../../../src/games/aos';
import { firstClash } from '../../../src/games/aos/armies/lists';
import type { Command } from '../../../src/games/aos/commands';
import { askedNow } from '../../../src/games/aos/facts/open-question';
import { LAYOUTS, terrainFor } from '../../../src/games/aos/layouts';
import { RULEBOOK } from '../../../src/games/aos/rulebook';
import { lineOf } from '../../../src/games/aos/words/battle/events';
import { unitInWords } from '../../../src/games/aos/words/battle/screen-reader-table';
import { summaryOf } from '../../../src/games/aos/words/battle/summary';
import { namesIn } from '../../../src/games/aos/words/names';
import { change, counted, inches, listed } from '../../../src/games/aos/words/numbers';
import { questionOf } from '../../../src/games/aos/words/questions/asks';
import { buttonOf } from '../../../src/games/aos/words/questions/commands';
import { gist, sentenceOf } from '../../../src/games/aos/words/refusals/refusals';
import { rollsOf } from '../../../src/games/aos/words/rolls/rolls';
import { createMatch, newGame } from '../../../src/match/match';
import { historyOf } from '../../../src/play/history';
import { plain } from '../../../src/shell/parts/Rich';

/** What a slip in a sentence looks like. */
const SLIP = /undefined|NaN|\[object|null|Infinity|^\s*$/;

/** A battle that takes every option in turn, so that much of what can happen happens. */
function tumble(seed: number) {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, seed));
  const offered: Command[] = [];
  const questions: string[] = [];
  for (let i = 0; i < 400 && !match.outcome(); i++) {
    const { battle } = match.getGame();
    const ask = askedNow(battle);
    if (ask) questions.push(questionOf(ask, namesIn(battle, firstClash)));
    const options = match.options();
    offered.push(...options);
    const command = options[(i * 7 + seed) % Math.max(1, options.length)];
    if (command) match.submit(command);
  }
  return { match, offered, questions };
}

describe.each([1, 2, 3])('in a battle with seed %i', seed => {
  const { match, offered, questions } = tumble(seed);
  const { battle } = match.getGame();
  const names = namesIn(battle, firstClash);

  test('every line of the log is a sentence that points to a rule', () => {
    const lines = historyOf(match).flatMap(({ event, before }) => lineOf(event, names, before.battle) ?? []);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter(({ text }) => SLIP.test(text) || text.split('*').length % 2 === 0)).toEqual([]);
    expect(lines.filter(({ rule }) => !(rule in RULEBOOK))).toEqual([]);
  });

  test('every question is a sentence', () => {
    expect(questions.filter(text => SLIP.test(text))).toEqual([]);
  });

  test('every button has words', () => {
    const labels = new Set(offered.map(command => buttonOf(command, names, battle).label));
    expect([...labels].filter(label => SLIP.test(label) || label.length > 60)).toEqual([]);
  });

  test('every refusal is a sentence: each command given at the wrong time', () => {
    const sorts = new Map(offered.map(command => [command.type, command]));
    const refusals = [...sorts.values()].flatMap(command => match.check(command));
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.map(refusal => sentenceOf(refusal, names)).filter(text => SLIP.test(text))).toEqual([]);
  });

  test('the dice panel never shows a die that did not fall', () => {
    const told = historyOf(match);
    for (let end = 1; end <= told.length; end++) {
      const rolls = rollsOf(told.slice(0, end), names);
      for (const { dice, result } of rolls?.rows ?? []) {
        expect(dice.every(({ face }) => face >= 1 && face <= 6)).toBe(true);
        expect(dice.map(({ face }) => face)).toEqual(dice.map(({ face }) => face).sort((a, b) => b - a));
        expect(result).not.toMatch(SLIP);
      }
      if (rolls) expect(`${rolls.title} ${rolls.sum ?? ''}`).not.toMatch(/undefined|NaN/);
    }
  });

  test('every unit on the table has a description', () => {
    const standing = battle.units.filter(({ models, where }) => models.length > 0 && where.kind === 'table');
    for (const unit of standing) expect(unitInWords(battle, unit, names)).not.toMatch(SLIP);
  });
});

test('refusals of one kind become one sentence', () => {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, 1));
  const [refusal] = match.check({ seat: 'azure', type: 'endPhase' });
  if (!refusal) throw new Error('nothing was refused');
  expect(gist([refusal, refusal, refusal])).toHaveLength(1);
});

test('two units of one warscroll have different names, and a lone hero goes by its name', () => {
  const setup = {
    ...firstClash,
    armies: {
      ...firstClash.armies,
      azure: {
        ...firstClash.armies.azure,
        units: [
          { id: 'one', warscroll: 'liberators', models: 5 },
          { id: 'two', warscroll: 'liberators', models: 5 },
        ],
      },
    },
  };
  const { battle } = createMatch(ageOfSigmar, newGame(ageOfSigmar, setup, 1)).getGame();
  const names = namesIn(battle, setup);
  expect(names.unit('one')).not.toBe(names.unit('two'));
  expect(names.model('guardian-of-souls/1')).toBe(names.unit('guardian-of-souls'));
});

test('a model among several, and a weapon out of turn, are named on the button', () => {
  const units = [
    { id: 'many', warscroll: 'evocators', models: 5 },
    { id: 'alone', warscroll: 'knight-incantor', models: 1 },
    { id: 'lord', warscroll: 'lord-celestant', models: 1 },
  ];
  const azure = { ...firstClash.armies.azure, units };
  const setup = { ...firstClash, armies: { ...firstClash.armies, azure } };
  const { battle } = createMatch(ageOfSigmar, newGame(ageOfSigmar, setup, 1)).getGame();
  const label = (command: object) =>
    buttonOf({ seat: 'azure', ...command } as Command, namesIn(battle, setup), battle).label;
  const spell = 'arcane-bolt';
  expect(label({ type: 'cast', unit: 'many', model: 'many/2', spell })).toBe(
    'Cast Arcane Bolt with model 2 of Evocators',
  );
  expect(label({ type: 'cast', unit: 'alone', model: 'alone/1', spell })).toBe('Cast Arcane Bolt');
  expect(label({ type: 'unbind', unit: 'many', model: 'many/3' })).toBe('Unbind with model 3 of Evocators');
  expect(label({ type: 'nameGeneral', model: 'many/3' })).toBe('Name model 3 of Evocators');
  const orders = ['runeblade', 'warhammer'].map(weapon => ({ weapon, target: 'many' }));
  const attack = { type: 'attack', unit: 'lord', orders };
  expect(label(attack)).toBe('Attack Evocators');
  expect(label({ ...attack, orders: orders.toReversed() })).toBe('Attack Evocators, Warhammer first');
  const slit = { type: 'useAbility', unit: 'foe', ability: 'slitter', target: 'many' };
  expect(label({ ...slit, model: 'many/4' })).toBe('Slitter: model 4 of Evocators');
  expect(label(slit)).toBe('Slitter: Evocators');
});

test('what is chosen when the dice have fallen stands on its button, and what it is for in the question', () => {
  const { battle } = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, 1)).getGame();
  const names = namesIn(battle, firstClash);
  const choices = ['2 × Spirit Hosts', '7 × Chainrasp Horde'].map(name => ({ name, deals: [] }));
  const ask = { kind: 'choose', seat: 'azure', unit: 'lord', ability: 'blade-of-dark-summons', choices } as const;
  const asked = { ...battle, asks: [ask] };
  expect(questionOf(ask, names)).toBe('Choose for *Blade of Dark Summons*');
  expect(buttonOf({ seat: 'azure', type: 'choose', unit: 'lord', choice: 1 }, names, asked).label).toBe(
    '7 × Chainrasp Horde',
  );
  const without = { ...ask, choices: [{ name: 'No number', unit: 'lord-celestant', deals: [] }] };
  expect(
    buttonOf({ seat: 'azure', type: 'choose', unit: 'lord', choice: 0 }, names, { ...battle, asks: [without] }).label,
  ).toBe('No number: Lord-Celestant');
  const region = { seat: 'azure', type: 'chooseRealm', realm: 'aqshy', region: 'cinder-fields' } as const;
  expect(buttonOf(region, names, battle).label).toBe('The Cinder Fields in Aqshy, the Realm of Fire (our own rules)');
});

test('a rolled trait is shown with its die', () => {
  const { battle } = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, 1)).getGame();
  const names = namesIn(battle, firstClash);
  const chosen = { type: 'traitChosen', seat: 'ember', trait: 'lingering-spirit' } as const;
  expect(lineOf(chosen, names, battle)?.text).toBe('Ember’s general: *Lingering Spirit*');
  expect(lineOf({ ...chosen, faces: [3] }, names, battle)?.text).toBe('Ember’s general rolled 3: *Lingering Spirit*');
  expect(buttonOf({ seat: 'ember', type: 'chooseTrait' }, names, battle).label).toBe('Roll for it');
});

test('who joins is counted: all of them, or fewer where that will do', () => {
  const { battle } = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, 1)).getGame();
  const names = namesIn(battle, firstClash);
  const muster = { id: 'risen', warscroll: 'chainrasp-horde', models: 2 };
  const ask = { kind: 'summon', seat: 'azure', unit: 'lord-celestant', muster, within: 12, away: 3 } as const;
  const asked = { ...battle, asks: [ask] };
  const place = { x: 1, y: 1, facing: 0 };
  const label = (...places: readonly (typeof place)[]) =>
    buttonOf({ seat: 'azure', type: 'summon', unit: 'lord-celestant', places }, names, asked).label;
  expect([label(place, place), label(place)]).toEqual(['Set them up', 'Set up only 1']);
  expect(questionOf(ask, names)).toBe('Set up the *2 models* that join you');
  expect(questionOf({ ...ask, isUpTo: true }, names)).toBe('Set up the *2 models* that join you, or fewer');
});

test('how models are shared out among objectives stands on the button', () => {
  const { battle } = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, 1)).getGame();
  const names = namesIn(battle, firstClash);
  const committed = ['objective-2', 'objective-1', 'objective-2'].map((objective, index) => ({
    model: `m/${index}`,
    objective,
  }));
  const commit = { seat: 'azure', type: 'commitModels', choices: committed } as const;
  expect(buttonOf(commit, names, battle).label).toBe('Count 1 for objective 1 and 2 for objective 2');
  expect(buttonOf({ ...commit, choices: committed.slice(0, 1) }, names, battle).label).toBe('Count for objective 2');
});

test.each([
  ['each by itself', { needed: 4 }, 'Mirror of Screaming Souls: 3, 5 on 4+', '1', '4+'],
  ['added up', { needed: 9, sum: 8 }, 'Mirror of Screaming Souls: 3 + 5 = *8* on 9+', '8', '9+'],
  ['added up for what they come to', { needed: 0, sum: 8 }, 'Mirror of Screaming Souls: 3 + 5 = *8*', '8', undefined],
] as const)('dice of an ability are shown %s', (_, rolled, text, result, need) => {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, 1));
  const { battle } = match.getGame();
  const names = namesIn(battle, firstClash);
  const about = { type: 'abilityRolled', unit: 'guardian-of-souls', ability: 'mirror-of-screaming-souls' } as const;
  const event = { ...about, faces: [3, 5] as const, ...rolled };
  expect(lineOf(event, names, battle)?.text).toBe(text);
  expect(rollsOf([{ event, before: match.getGame() }], names)?.rows).toMatchObject([{ result, need }]);
});

test('a keep is named by the side that may enter it, so that two have different names', () => {
  const [layout] = LAYOUTS;
  const setup = { ...firstClash, terrain: layout ? terrainFor(layout) : [] };
  const { battle } = createMatch(ageOfSigmar, newGame(ageOfSigmar, setup, 1)).getGame();
  const keeps = battle.field.features.filter(({ isGarrison }) => isGarrison);
  const labels = keeps.map(
    ({ id: feature }) =>
      buttonOf({ seat: 'azure', type: 'garrison', unit: 'liberators', feature }, namesIn(battle, setup), battle).label,
  );
  expect(labels).toEqual(['Garrison watch keep 1 with Liberators', 'Garrison watch keep 2 with Liberators']);
});

test.each([
  [inches(7.2), '7.2″'],
  [inches(4.4444), '4.44″'],
  [inches(5), '5″'],
  [inches(-1), '−1″'],
  [change(1), '+1'],
  [change(-1), '−1'],
  [counted(1, 'wound'), '1 wound'],
  [counted(3, 'wound'), '3 wounds'],
  [listed(['a', 'b', 'c']), 'a, b and c'],
  [listed([]), ''],
  [plain('ran *+4″*'), 'ran +4″'],
])('%s reads %s', (said, expected) => {
  expect(said).toBe(expected);
});

test('where a battle stands fits in a line', () => {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, 1));
  expect(summaryOf(match.getGame().battle, firstClash)).toBe('Setting up');
});
