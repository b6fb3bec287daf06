import { describe, expect, test } from 'vitest';
import type { Deal, Effect, Mark } from '../../../../src/games/aos/abilities/types';
import type { Dealing } from '../../../../src/games/aos/rules/abilities/dealing';
import { dealTo } from '../../../../src/games/aos/rules/abilities/deals';
import { raiseFallen } from '../../../../src/games/aos/rules/specials/soul-of-the-stormhost';
import { diceFrom, facesLeft, scriptedState } from '../../../../src/kernel/dice';
import { apart, stage, unit } from '../../fixture';

const LORD = 'lord-celestant';
const mark = (effect: Effect): Mark => ({
  ability: 'old',
  effect,
  until: 'battle',
  seat: 'azure',
  against: false,
  given: [],
});

/**
 * The events of the deal between a lord and enemy liberators (Wounds 2, Bravery 7), three of which were slain, with
 * another enemy 6" from them.
 */
function dealt(deal: Deal, faces: readonly number[], more: Partial<Dealing> = {}) {
  const staged = stage({
    phase: 'hero',
    azure: [unit(LORD, { at: { x: 20, y: 10 }, wounds: 3, marks: [mark({ do: 'spellMortals', by: 1 })] })],
    ember: [
      unit('liberators', { at: { x: 20, y: 20 }, fallen: [3, 4, 5], lostBefore: true }),
      unit('lord-executioner', { at: { x: 20 - apart('liberators', 'lord-executioner', 6), y: 20 } }),
    ],
  });
  const state = scriptedState(faces);
  const dice = diceFrom(state);
  const events = dealTo(
    {
      battle: staged.battle(),
      bearer: staged.unit(LORD),
      target: staged.unit('liberators'),
      source: { id: 'omen', name: 'Omen' },
      cause: 'ability',
      total: 0,
      dice,
      dealTo,
      ...more,
    },
    [deal],
  );
  expect(facesLeft(dice.state), 'dice left over').toEqual([]);
  return events;
}
const rolled = (faces: readonly number[], needed: number) => ({
  type: 'abilityRolled',
  unit: LORD,
  ability: 'omen',
  faces,
  needed,
});
const dealtTo = (id: string, mortals: number) => ({ type: 'damageDealt', damage: { unit: id, mortals, by: 'azure' } });
const wound: Deal = { do: 'mortalWounds', amount: 1 };

describe('ABIL-01 what abilities bring about', () => {
  test.each<[string, Deal, readonly number[], readonly object[]]>([
    [
      'on a roll: high enough',
      { do: 'onRoll', on: 4, deals: [wound] },
      [4],
      [rolled([4], 4), dealtTo('liberators', 1)],
    ],
    ['on a roll: too low', { do: 'onRoll', on: 4, deals: [wound] }, [3], [rolled([3], 4)]],
    ['without a roll', wound, [], [dealtTo('liberators', 1)]],
    ['a roll of its own', { ...wound, on: 5 }, [5], [rolled([5], 5), dealtTo('liberators', 1)]],
    [
      'a die for each model of the bearer',
      { do: 'pool', dicePerModel: 3, on: 5 },
      [5, 4, 6],
      [rolled([5, 4, 6], 5), dealtTo('liberators', 2)],
    ],
    [
      'a die for each Wound of the target',
      { do: 'woundPool', on: 5 },
      [4, 5],
      [rolled([4, 5], 5), dealtTo('liberators', 1)],
    ],
    ['nothing of a pool of low dice', { do: 'pool', dicePerModel: 1, on: 5 }, [4], [rolled([4], 5)]],
    [
      'more than its Bravery',
      { do: 'overBravery', dice: '2D6', deals: [wound] },
      [4, 4],
      [rolled([4, 4], 8), dealtTo('liberators', 1)],
    ],
    ['its Bravery is not more', { do: 'overBravery', dice: '2D6', deals: [wound] }, [4, 3], [rolled([4, 3], 8)]],
    [
      'its Bravery or more',
      { do: 'overBravery', dice: '2D6', orEqual: true, deals: [wound] },
      [4, 3],
      [rolled([4, 3], 7), dealtTo('liberators', 1)],
    ],
    [
      'to others of its side within 6.00"',
      { do: 'spread', within: 6, deals: [wound] },
      [],
      [dealtTo('lord-executioner', 1)],
    ],
    ['to nobody within 5.99"', { do: 'spread', within: 5.99, deals: [wound] }, [], []],
    [
      'to the unit that the die names',
      { do: 'numbered', deals: [wound] },
      [2],
      [rolled([2], 1), dealtTo('lord-executioner', 1)],
    ],
    ['to nobody where it names nobody', { do: 'numbered', deals: [wound] }, [3], [rolled([3], 1)]],
    [
      'HEAL-01 healing',
      { do: 'heal', amount: 2, isBearers: true },
      [],
      [{ type: 'modelHealed', unit: LORD, wounds: 2 }],
    ],
    [
      'HEAL-02 no more than is wounded',
      { do: 'heal', amount: 6, isBearers: true },
      [],
      [{ type: 'modelHealed', wounds: 3 }],
    ],
    ['healing nobody who is whole', { do: 'heal', amount: 2 }, [], []],
    [
      'healing only where its condition holds',
      { do: 'heal', amount: 2, isBearers: true, given: [{ is: 'wounded' }] },
      [],
      [],
    ],
    [
      'a command point',
      { do: 'points', by: 1 },
      [],
      [{ type: 'pointsGained', seat: 'azure', points: 1, because: 'ability' }],
    ],
    [
      'power for each die',
      { do: 'empower', dice: 2, on: 4 },
      [4, 3],
      [rolled([4, 3], 4), { type: 'remembered', unit: LORD, memory: { kind: 'power' } }],
    ],
  ])('%s', (_, deal, faces, events) => {
    expect(dealt(deal, faces)).toMatchObject(events);
  });

  test.each([
    ['so many models come back', 'models', 2],
    ['models come back worth so many Wounds', 'wounds', 1],
  ] as const)('%s', (_, count, most) => {
    const ask = { kind: 'returnModels', seat: 'ember', unit: 'liberators', count: most };
    expect(dealt({ do: 'return', amount: 2, count }, [])).toEqual([{ type: 'asked', ask }]);
    expect(dealt({ do: 'return', amount: 2, count, within: 9 }, [])).toEqual([
      { type: 'asked', ask: { ...ask, near: { unit: LORD, within: 9 } } },
    ]);
  });

  test('models worth less than one of them do not come back', () => {
    expect(dealt({ do: 'return', amount: 1, count: 'wounds' }, [])).toEqual([]);
  });

  test('SLAIN-01 the model named falls on a roll of more than its Wounds', () => {
    const model = 'liberators/2';
    expect(dealt({ do: 'slayModel' }, [3], { model })).toMatchObject([
      rolled([3], 3),
      { type: 'damageDealt', damage: { slays: model, wounds: 0, mortals: 0, cause: 'ability', by: 'azure' } },
    ]);
    expect(dealt({ do: 'slayModel' }, [2], { model })).toEqual([rolled([2], 3)]);
    expect(dealt({ do: 'slayModel' }, [6])).toEqual([rolled([6], 3)]);
  });

  test('MW-01 spells are stronger for what strengthens spells, abilities are not', () => {
    expect(dealt(wound, [], { cause: 'spell' })).toMatchObject([dealtTo('liberators', 2)]);
    expect(dealt(wound, [])).toMatchObject([dealtTo('liberators', 1)]);
  });

  test('CAST-03 an abjurer may unbind once more, in this phase and that caster alone', () => {
    expect(dealt({ do: 'abjure' }, [])).toMatchObject([
      {
        type: 'marked',
        unit: LORD,
        mark: { effect: { do: 'unbinds', by: 1, of: 'liberators' }, until: 'phase', seat: 'azure' },
      },
    ]);
  });
});

describe('RNF-01 a unit like the one that fell', () => {
  const raised = (fallen: string) => {
    const staged = stage({
      phase: 'hero',
      azure: [
        unit(LORD),
        ...['ranks', 'ranks-again-1', 'ranks-again-10'].map((id, i) =>
          unit('liberators', { id, at: { x: 10 + 15 * i, y: 5 } }),
        ),
      ],
      ember: [unit('chainrasp-horde')],
    });
    const ask = { kind: 'useAbilities', seat: 'azure', moment: 'unitDestroyed', target: fallen } as const;
    const battle = { ...staged.battle(), asks: [ask] };
    const azure = battle.musters.azure.map(muster => ({ ...muster, battalion: 'shroudguard', greater: 'host' }));
    return raiseFallen({ ...battle, musters: { ...battle.musters, azure } }, staged.unit(LORD), 9);
  };

  test('BATT-02 BATT-08 in no battalion, nor in the larger one', () => {
    const [event] = raised('ranks');
    const muster = event?.type === 'asked' && event.ask.kind === 'summon' ? event.ask.muster : undefined;
    expect(muster).toBeDefined();
    expect(muster).not.toHaveProperty('battalion');
    expect(muster).not.toHaveProperty('greater');
  });

  test.each(['ranks', 'ranks-again-1', 'ranks-again-10'])('of %s, under a name that nobody has had', fallen => {
    expect(raised(fallen)).toMatchObject([
      { ask: { kind: 'summon', unit: LORD, muster: { id: 'ranks-again-3', models: 5 }, away: 9 } },
    ]);
  });

  test('of nobody, none', () => {
    expect(raised('nobody')).toEqual([]);
  });
});
