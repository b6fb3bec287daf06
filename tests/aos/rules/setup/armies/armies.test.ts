import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../../../src/games/aos';
import { abilitiesOf } from '../../../../../src/games/aos/abilities/held';
import { armyFaults } from '../../../../../src/games/aos/armies/checks/validate';
import { firstClash } from '../../../../../src/games/aos/armies/lists';
import { knownSpells } from '../../../../../src/games/aos/armies/parts/spells';
import type { ArmyList, Muster, Setup } from '../../../../../src/games/aos/battle-setup';
import { findBattleplan } from '../../../../../src/games/aos/battleplans';
import { REALMS } from '../../../../../src/games/aos/battleplans/realms';
import { hasKeyword } from '../../../../../src/games/aos/facts/units';
import { originOf } from '../../../../../src/games/aos/origin';
import { RULEBOOK } from '../../../../../src/games/aos/rulebook';
import { scriptedState } from '../../../../../src/kernel/dice';
import { stage, unit } from '../../../fixture';
import { lastBlow } from '../../../last-blow';

const lord = (id: string, more: Partial<Muster> = {}): Muster => ({
  id,
  warscroll: 'lord-celestant',
  models: 1,
  ...more,
});
const rank = (id: string, more: Partial<Muster> = {}): Muster => ({ id, warscroll: 'liberators', models: 5, ...more });
const list = (units: readonly Muster[], more: Partial<ArmyList> = {}): ArmyList => ({ player: 'a', units, ...more });
const codes = (army: ArmyList) => [...new Set(armyFaults(army).map(({ reason }) => reason.split(':')[0]))];

const sequitors = (id: string, more: Partial<Muster> = {}): Muster => ({
  id,
  warscroll: 'sequitors',
  models: 5,
  battalion: 'cleansing-phalanx',
  ...more,
});
const evocators = (id: string, more: Partial<Muster> = {}): Muster => ({
  ...sequitors(id),
  warscroll: 'evocators',
  ...more,
});
/** Two units of Sequitors and two of Evocators, as the battalion asks for. */
const phalanx = (more: Partial<Muster> = {}, suffix = ''): readonly Muster[] => [
  sequitors(`a${suffix}`, more),
  sequitors(`b${suffix}`, more),
  evocators(`c${suffix}`, more),
  evocators(`d${suffix}`, more),
];

describe('battalions', () => {
  const shroudguard = (...units: readonly string[]) =>
    list(
      units.map((warscroll, i) => ({
        id: `u${i}`,
        warscroll,
        models: warscroll === 'bladegheist-revenants' ? 5 : 1,
        battalion: 'shroudguard',
      })),
    );
  const knight = 'knight-of-shrouds-on-ethereal-steed';

  test.each([
    ['GEN-07 BATT-03 by title: two units of each', list(phalanx()), []],
    [
      'BATT-04 by keyword: any KNIGHT OF SHROUDS',
      shroudguard(knight, 'bladegheist-revenants', 'bladegheist-revenants'),
      [],
    ],
    ['BATT-04 not without it', shroudguard('bladegheist-revenants', 'bladegheist-revenants'), ['BATT-03']],
    ['BATT-01 one unit is no battalion', list([sequitors('a')]), ['BATT-01', 'BATT-03']],
    [
      'BATT-03 a unit that has no place in it',
      list([...phalanx(), lord('e', { battalion: 'cleansing-phalanx' })]),
      ['BATT-03'],
    ],
    [
      'BATT-05 SIZE-02 an understrength unit',
      list([sequitors('a', { models: 3 }), sequitors('b'), evocators('c'), evocators('d')]),
      ['BATT-05'],
    ],
    [
      'GEN-07 no such battalion',
      list([lord('a', { battalion: 'nothing' }), rank('b', { battalion: 'nothing' })]),
      ['GEN-07'],
    ],
    [
      'ALLY-04 an ally in a battalion counts against no limit',
      list([sequitors('a', { isAlly: true }), sequitors('b'), evocators('c', { isAlly: true }), evocators('d')]),
      [],
    ],
  ])('%s', (_, army, expected) => {
    expect(codes(army)).toEqual(expected);
  });

  const setup = (azure: ArmyList): Setup => ({ ...firstClash, armies: { azure, ember: list([lord('foe')]) } });

  test('CMD-05 BATT-09 a point for each battalion before the first round, and not two', () => {
    const two = list([...phalanx(), ...phalanx({ battalion: 'cleansing-phalanx-2' }, '2')]);
    expect(codes(two)).toEqual([]);
    expect(originOf(setup(two)).commandPoints).toEqual({ azure: 2, ember: 0 });
  });

  test('BATT-07 BATT-08 its abilities are its units’ alone', () => {
    const battle = originOf(setup(list([...phalanx(), evocators('e', { battalion: undefined })])));
    const named = (id: string) =>
      abilitiesOf(battle, 'azure', battle.musters.azure.find(muster => muster.id === id) ?? lord('x')).map(
        ({ name }) => name,
      );
    expect(named('c')).toContain('Channelled Empowerment');
    expect(named('e')).not.toContain('Channelled Empowerment');
  });

  test('BATT-06 its units may be set up in one pick, and no others with them', () => {
    const army = list([...phalanx(), lord('e')]);
    let { game } = aos.start(setup(army), scriptedState([6, 1]));
    const play = (command: Parameters<typeof aos.play>[1]) => {
      expect(aos.check(game, command)).toEqual([]);
      game = aos.play(game, command).game;
    };
    const places = (x: number) => [0, 1, 2, 3, 4].map(i => ({ x: x + i * 1.7, y: 5, facing: 0 }));
    play({ seat: 'azure', type: 'chooseTerritory', territory: 0 });
    play({ seat: 'azure', type: 'deploy', unit: 'a', places: places(10) });
    expect(game.battle.asks.at(-1)).toEqual({ kind: 'deployMore', seat: 'azure', battalion: 'cleansing-phalanx' });
    const stranger = { seat: 'azure', type: 'deploy', unit: 'e', places: [{ x: 30, y: 5, facing: 0 }] } as const;
    expect(aos.check(game, stranger).map(({ code }) => code)).toEqual(['setUp.otherBattalion']);
    play({ seat: 'azure', type: 'deploy', unit: 'b', places: places(40) });
    play({ seat: 'azure', type: 'pass' });
    expect(game.battle.asks.at(-1)).toEqual({ kind: 'deploy', seat: 'ember' });
  });
});

describe('allegiances and enhancements', () => {
  const storm = (units: readonly Muster[], more: Partial<ArmyList> = {}) =>
    list(units, { allegiance: 'stormcast-eternals', ...more });
  const rasp = (more: Partial<Muster> = {}): Muster => ({
    id: 'rasps',
    warscroll: 'chainrasp-horde',
    models: 10,
    ...more,
  });

  test.each([
    ['ALG-01 no such allegiance', list([lord('a')], { allegiance: 'nobody' }), ['ALG-01']],
    ['ALG-02 ALG-05 all of one faction', storm([lord('a'), rank('b')]), []],
    [
      'ALG-03 ALG-04 the same army may be of the grand alliance instead',
      list([lord('a'), rank('b')], { allegiance: 'order' }),
      [],
    ],
    ['ALG-05 one without the keyword breaks it', storm([lord('a'), rasp()]), ['ALG-05']],
    [
      'KEY-03 ALG-04 no unit takes the keyword of a faction by itself',
      storm([lord('a'), rasp({ keywords: ['Stormcast Eternal'] })]),
      ['KEY-03'],
    ],
    [
      'ALLY-02 ALLY-03 an ally may lack it, but must be one the army can have',
      storm([lord('a'), rank('b'), rank('c'), rasp({ isAlly: true })]),
      ['ALLY-03'],
    ],
    ['ART-01 one artefact', storm([lord('a', { artefact: 'mirrorshield' })]), []],
    [
      'ART-01 BATT-10 a second needs a battalion',
      storm([lord('a', { artefact: 'mirrorshield' }), lord('b', { artefact: 'armour-of-destiny' })]),
      ['ART-01'],
    ],
    ['ART-01 only heroes carry them', storm([rank('b', { artefact: 'mirrorshield' })]), ['ART-01']],
    ['ART-01 an artefact of another army', storm([lord('a', { artefact: 'shrieking-blade' })]), ['ART-01']],
  ])('%s', (_, army, expected) => {
    expect(codes(army)).toEqual(expected);
  });

  test('ART-02 no artefact twice', () => {
    const army = storm([
      lord('y', { artefact: 'mirrorshield' }),
      lord('z', { artefact: 'mirrorshield' }),
      ...phalanx().map(line => (line.warscroll === 'evocators' ? { ...line, lore: 'celestial-blades' } : line)),
    ]);
    expect(codes(army)).toEqual(['ART-02']);
  });

  test('TRAIT-01 ALG-06 ALG-07 battle traits are everyone’s but the allies’', () => {
    const battle = originOf({
      ...firstClash,
      armies: { azure: storm([lord('a'), lord('b', { isAlly: true })]), ember: list([lord('foe')]) },
    });
    const traits = (id: string) =>
      abilitiesOf(battle, 'azure', lord(id, id === 'b' ? { isAlly: true } : {})).map(({ name }) => name);
    expect(traits('a')).toContain('Shock and Awe');
    expect(traits('b')).not.toContain('Shock and Awe');
  });

  test('TRAIT-02 UNIQ-01 a command trait is borne by heroes, and speaks while one of them is general', () => {
    const battle = originOf({
      ...firstClash,
      armies: {
        azure: storm([lord('a'), rank('b')], { commandTrait: 'staunch-defender' }),
        ember: list([lord('foe')]),
      },
    });
    const traits = (muster: Muster) => abilitiesOf(battle, 'azure', muster).map(({ id }) => id);
    expect(traits(lord('a'))).toContain('staunch-defender');
    expect(traits(rank('b'))).not.toContain('staunch-defender');
  });

  test('TRAIT-03 GENL-02 a new general who is a hero gets a trait at once', () => {
    const heir = unit('lord-celestant', { id: 'heir', at: { x: 50, y: 40 } });
    const allegiances = { ember: 'stormcast-eternals' };
    const staged = lastBlow([heir], { generals: { ember: 'liberators/1' }, allegiances });
    staged.submit({ type: 'nameGeneral', model: 'heir/1' });
    expect(staged.ask()).toEqual({ kind: 'chooseTrait', seat: 'ember' });
    expect(staged.check({ type: 'chooseTrait', trait: 'cloaked-in-shadow' })).toEqual(['trait.unknown']);
    staged.submit({ type: 'chooseTrait', trait: 'shielded-by-faith' });
    expect(staged.battle().extras.traits.ember).toBe('shielded-by-faith');
  });

  test('GENL-03 an ally is never general', () => {
    const staged = stage({
      phase: 'beforeBattle',
      azure: [
        unit('lord-celestant'),
        unit('liberators'),
        unit('liberators', { id: 'x' }),
        unit('liberators', { id: 'ally', isAlly: true }),
      ],
      ember: [unit('chainrasp-horde')],
      dice: [6, 1],
    });
    const battle = { ...staged.battle(), asks: [{ kind: 'nameGeneral', seat: 'azure' } as const] };
    expect(
      aos.check({ at: '', battle, dice: scriptedState([]) }, { seat: 'azure', type: 'nameGeneral', model: 'ally/1' }),
    ).toMatchObject([{ code: 'general.isAlly' }]);
  });

  test('KEY-01 KEY-02 KEY-03 keywords are printed or assigned, in any letter case', () => {
    const battle = originOf({
      ...firstClash,
      armies: { azure: list([lord('a', { keywords: ['Khorne'] }), rank('b')]), ember: list([lord('foe')]) },
    });
    const [a, b] = battle.units;
    if (!a || !b) throw new Error('no units');
    expect(['hero', 'HERO', 'KHORNE', 'wizard'].map(keyword => hasKeyword(battle, a, keyword))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(hasKeyword(battle, b, 'KHORNE')).toBe(false);
  });
});

describe('realms', () => {
  test('REALM-02 REALM-03 there are seven, and most add nothing', () => {
    expect(REALMS.map(({ id }) => id)).toEqual(['aqshy', 'shyish', 'ghyran', 'hysh', 'ghur', 'chamon', 'ulgu']);
  });

  test('REALM-04 LORE-01 wizards know the realm’s spells on top of their own', () => {
    const battle = originOf({ ...firstClash, realm: 'aqshy' });
    const [guardian, rasps] = battle.units.filter(({ seat }) => seat === 'ember');
    if (!guardian || !rasps) throw new Error('no units');
    expect(knownSpells(battle, guardian).map(({ id }) => id)).toEqual([
      'arcane-bolt',
      'mystic-shield',
      'spectral-lure',
      'shademist',
      'emberlance',
    ]);
    expect(knownSpells(battle, rasps)).toEqual([]);
  });

  test('REALM-05 REALM-06 REALM-07 its land is both sides’, its commands the heroes’, its region’s rules are added', () => {
    const battle = originOf({ ...firstClash, realm: 'aqshy', region: 'cinder-fields' });
    const ids = (seat: 'azure' | 'ember', index: number) =>
      abilitiesOf(battle, seat, battle.musters[seat][index] ?? lord('x')).map(({ id }) => id);
    expect(ids('azure', 1)).toEqual(expect.arrayContaining(['aqshy-hot-blood', 'aqshy-smoke']));
    expect(ids('ember', 1)).toEqual(expect.arrayContaining(['aqshy-hot-blood', 'aqshy-smoke']));
    expect(ids('azure', 0)).toContain('aqshy-fan-the-flames');
    expect(ids('azure', 1)).not.toContain('aqshy-fan-the-flames');
  });

  test('REALM-01 REALM-07 who disagree roll off; the winner may name any realm, or none, but no region of another', () => {
    const { game } = aos.start({ ...firstClash, realmWishes: { azure: 'ghyran' } }, scriptedState([2, 5, 6, 1]));
    expect(game.battle.asks.at(-1)).toEqual({ kind: 'chooseRealm', seat: 'ember' });
    const check = (realm?: string, region?: string) =>
      aos.check(game, { seat: 'ember', type: 'chooseRealm', realm, region }).map(({ code }) => code);
    expect([
      check('aqshy'),
      check(),
      check('azyr'),
      check('ghur', 'cinder-fields'),
      check('aqshy', 'cinder-fields'),
    ]).toEqual([[], [], ['realm.unknown'], ['realm.wrongRegion'], []]);
  });
});

describe('battleplans', () => {
  test('PLAN-01 GEN-06 who disagree roll off, and the winner picks one of the two', () => {
    const { game } = aos.start(
      { ...firstClash, proposals: { azure: 'first-blood', ember: 'the-crossing' } },
      scriptedState([5, 2, 6, 1]),
    );
    expect(game.battle.asks.at(-1)).toEqual({ kind: 'chooseBattleplan', seat: 'azure' });
    expect(aos.check(game, { seat: 'azure', type: 'chooseBattleplan', plan: 'last-stand' })).toMatchObject([
      { code: 'plan.notProposed' },
    ]);
    const after = aos.play(game, { seat: 'azure', type: 'chooseBattleplan', plan: 'the-crossing' }).game;
    expect(after.battle).toMatchObject({
      plan: 'the-crossing',
      objectives: [{ at: { x: 18, y: 24 } }, { at: { x: 36, y: 24 } }, { at: { x: 54, y: 24 } }],
    }); // OBJ-01
  });

  test('PLAN-05 OBJ-01 First Blood has its award and no objectives, The Crossing the other way round', () => {
    expect([findBattleplan('first-blood'), findBattleplan('the-crossing')]).toMatchObject([
      { hasFirstBlood: true, objectives: [] },
      { hasFirstBlood: false, objectives: [{}, {}, {}] },
    ]);
  });
});

test('every rule of the book has words, and no two the same', () => {
  const texts = Object.values(RULEBOOK);
  expect(texts.length).toBe(331);
  expect(new Set(texts).size).toBe(texts.length);
});
