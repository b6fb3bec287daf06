import { describe, expect, test } from 'vitest';
import { ageOfSigmar } from '../../../../src/games/aos';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import type { Setup } from '../../../../src/games/aos/battle-setup';
import {
  ACROSS_PLANS,
  acrossId,
  BATTLEPLANS,
  battleplanOf,
  findBattleplan,
} from '../../../../src/games/aos/battleplans';
import { planFaults } from '../../../../src/games/aos/battleplans/plan-faults';
import type { Battleplan } from '../../../../src/games/aos/battleplans/types';
import { greedyBot } from '../../../../src/games/aos/bots/greedy-bot';
import { setUpDistance, sideOf, territoryOf } from '../../../../src/games/aos/facts/places/territory';
import { originOf } from '../../../../src/games/aos/origin';
import { battleplanSchema } from '../../../../src/games/aos/schemas/battleplan';
import { readReplay } from '../../../../src/kernel/files/read-replay';
import { createMatch, newGame } from '../../../../src/match/match';
import { fileOf, openFile } from '../../../../src/match/resume';
import { answerOf } from '../../../../src/play/players/policy';
import { begin } from '../../begin';
import { rectangle } from '../terrain-pieces';

const RADIUS = 40 / 25.4 / 2;

const plan: Battleplan = {
  id: 'own-flanks',
  name: 'Flanks',
  says: 'Two strips along the short sides.',
  map: { width: 72, depth: 48 },
  territories: [rectangle(0, 0, 20, 48), rectangle(52, 0, 72, 48)],
  setUpDistance: 36,
  lastRound: 3,
  hasFirstBlood: false,
  victory: 'objectives',
  objectives: [
    { x: 36, y: 12 },
    { x: 36, y: 36 },
  ],
};
const setup: Setup = { ...firstClash, battleplan: plan.id, ownPlans: [plan] };
const lords: Setup['armies'] = {
  azure: { player: 'a', units: [{ id: 'a', warscroll: 'lord-celestant', models: 1 }] },
  ember: { player: 'e', units: [{ id: 'e', warscroll: 'lord-celestant', models: 1 }] },
};
const reasons = (changes: Partial<Battleplan>) => planFaults({ ...plan, ...changes });

describe('PLAN-02 a battleplan of the players’ own making', () => {
  test('is carried by the set-up, played, saved and opened again to the same state', () => {
    expect(ageOfSigmar.faults(setup)).toEqual([]);
    const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, setup, 5));
    for (let count = 0; count < 2000 && match.outcome() === undefined; count++) {
      const command = answerOf(greedyBot, ageOfSigmar, match.getGame());
      if (!command) throw new Error('nothing can be done');
      expect(match.submit(command).ok).toBe(true);
    }
    expect(match.outcome()).toBeDefined();
    expect(match.getGame().battle.round).toBeLessThanOrEqual(3);
    const opened = openFile(ageOfSigmar, fileOf(match));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.hash()).toBe(match.hash());
    expect(battleplanOf(opened.value.getGame().battle)).toEqual(plan);
  });

  test('its rounds, its markers and its ground are those of the battle', () => {
    const battle = { ...originOf(setup), territories: { azure: 0, ember: 1 } } as const;
    expect(battleplanOf(battle).lastRound).toBe(3);
    expect(battle.objectives.map(({ at }) => at)).toEqual(plan.objectives);
    expect(territoryOf(battle, 'ember')).toEqual(plan.territories[1]);
    expect([sideOf(battle, 0), sideOf(battle, 1)]).toEqual(['left', 'right']);
  });

  test.each([
    ['FB-03 36.01" from the other territory', 52 - 36.01 - RADIUS, []],
    ['FB-03 36.00" is too near', 52 - 36 - RADIUS, ['setUp.nearEnemyTerritory']],
  ])('%s', (_, x, codes) => {
    const table = begin({ ...setup, armies: lords }, [6, 1]);
    table.submit({ seat: 'azure', type: 'chooseTerritory', territory: 0 });
    const places = [{ x, y: 24, facing: 0 }];
    expect(table.refusals({ seat: 'azure', type: 'deploy', unit: 'a', places }).map(({ code }) => code)).toEqual(codes);
  });

  test('PLAN-01 may be proposed against a plan of the game, and chosen', () => {
    const table = begin(
      { ...setup, armies: lords, proposals: { azure: plan.id, ember: 'the-crossing' } },
      [6, 1, 6, 1],
    );
    table.submit({ seat: 'azure', type: 'chooseBattleplan', plan: plan.id });
    expect(table.battle().plan).toBe(plan.id);
    expect(table.battle().objectives).toHaveLength(2);
  });

  test('a plan that nobody carries, or one carried twice, is refused', () => {
    expect(ageOfSigmar.faults({ ...firstClash, battleplan: 'own-flanks' })).toMatchObject([{ path: 'battleplan' }]);
    expect(ageOfSigmar.faults({ ...setup, ownPlans: [plan, plan] })).toEqual([
      { path: 'ownPlans[1].id', reason: 'PLAN-02: another plan is called "own-flanks" already' },
    ]);
  });

  test('cannot take the place of a plan of the game', () => {
    const read = readReplay(ageOfSigmar, {
      ...newGame(ageOfSigmar, { ...setup, ownPlans: [{ ...plan, id: 'first-blood' }] }, 1),
    });
    expect(read).toMatchObject({ ok: false, error: [{ path: 'setup.ownPlans[0].id' }] });
  });
});

describe('PLAN-02 PLAN-03 faults of a plan are reported with their path', () => {
  test('all plans of the game are sound, along and across', () => {
    for (const each of [...Object.values(BATTLEPLANS), ...Object.values(ACROSS_PLANS)])
      expect(planFaults(each)).toEqual([]);
  });

  test.each<[string, Partial<Battleplan>, string, string]>([
    ['PLAN-02 no title', { name: '  ' }, 'name', 'has a title'],
    [
      'PLAN-03 territories that overlap',
      { territories: [rectangle(0, 0, 40, 48), rectangle(39, 0, 72, 48)] },
      'territories',
      'overlap',
    ],
    [
      'PLAN-03 the same territory twice',
      { territories: [plan.territories[0], plan.territories[0]] },
      'territories',
      'overlap',
    ],
    [
      'PLAN-03 one across the other, no corner of either inside',
      { territories: [rectangle(0, 20, 72, 28), rectangle(30, 0, 40, 48)] },
      'territories',
      'overlap',
    ],
    [
      'PLAN-03 a bow tie',
      {
        territories: [
          [
            { x: 0, y: 0 },
            { x: 20, y: 20 },
            { x: 20, y: 0 },
            { x: 0, y: 25 },
          ],
          plan.territories[1],
        ],
      },
      'territories[0]',
      'crosses itself',
    ],
    [
      'PLAN-03 a corner that points inwards',
      {
        territories: [
          [
            { x: 0, y: 0 },
            { x: 20, y: 0 },
            { x: 5, y: 5 },
            { x: 0, y: 20 },
          ],
          plan.territories[1],
        ],
      },
      'territories[0]',
      'points inwards',
    ],
    [
      'PLAN-03 one too small',
      { territories: [rectangle(0, 0, 4, 4), plan.territories[1]] },
      'territories[0]',
      'too small',
    ],
    [
      'PLAN-03 one beyond the map',
      { territories: [plan.territories[0], rectangle(52, 0, 80, 48)] },
      'territories[1]',
      'beyond the map',
    ],
    ['OBJ-01 an objective beyond the map', { objectives: [{ x: 73, y: 3 }] }, 'objectives[0]', 'beyond the map'],
    [
      'OBJ-01 an objective on another',
      {
        objectives: [
          { x: 9, y: 3 },
          { x: 9.5, y: 3 },
        ],
      },
      'objectives[1]',
      'on another',
    ],
    ['VICT-01 objectives for an aim, and none there', { objectives: [] }, 'objectives', 'needs at least one'],
  ])('%s', (_, changes, path, reason) => {
    expect(reasons(changes)).toEqual([{ path, reason: expect.stringContaining(reason) }]);
  });

  test('PLAN-03 ground of 2″ beyond the set-up distance is enough, less is not', () => {
    expect(reasons({ setUpDistance: 50 })).toEqual([]);
    expect(reasons({ setUpDistance: 50.1 }).map(({ path }) => path)).toEqual(['territories[0]', 'territories[1]']);
  });

  test('territories may share a border, and run either way round', () => {
    expect(reasons({ territories: [rectangle(0, 0, 36, 48), rectangle(36, 0, 72, 48)], setUpDistance: 12 })).toEqual(
      [],
    );
    const [one, two] = plan.territories;
    expect(reasons({ territories: [one.toReversed(), two] })).toEqual([]);
  });

  test.each<[string, object]>([
    ['eleven rounds', { lastRound: 11 }],
    ['half a round', { lastRound: 2.5 }],
    ['another aim', { victory: 'honour' }],
    ['three territories', { territories: [...plan.territories, plan.territories[0]] }],
    ['thirteen objectives', { objectives: Array.from({ length: 13 }, (_, i) => ({ x: i * 4, y: 4 })) }],
    ['a map of 20″', { map: { width: 20, depth: 48 } }],
    ['a corner below nothing', { objectives: [{ x: -1, y: 4 }] }],
  ])('%s is not the shape of a plan', (_, changes) => {
    expect(battleplanSchema['~run']({ value: { ...plan, ...changes } }, {}).issues?.length).toBeGreaterThan(0);
  });
});

describe('PLAN-04 maps are fitted to the table', () => {
  const on = (width: number, depth: number, of: Setup = setup) =>
    ({ ...originOf({ ...of, table: { width, depth } }), territories: { azure: 0, ember: 1 } }) as const;

  test('territories that face each other across the width scale their distance with the width', () => {
    expect(setUpDistance(on(72, 48))).toBe(36);
    expect(setUpDistance(on(72, 30))).toBe(36);
    expect(setUpDistance(on(36, 48))).toBe(18);
    expect(territoryOf(on(36, 24), 'azure')).toEqual(rectangle(0, 0, 10, 24));
    expect(on(36, 24).objectives.map(({ at }) => at)).toEqual([
      { x: 18, y: 6 },
      { x: 18, y: 18 },
    ]);
  });

  test('First Blood across the short axis: halves of 36″ by 48″, and still 12″ from the other', () => {
    const across = on(72, 48, { ...firstClash, battleplan: acrossId('first-blood') });
    expect(setUpDistance(across)).toBe(12);
    const [left = [], right = []] = [territoryOf(across, 'azure'), territoryOf(across, 'ember')];
    expect(left.toSorted((a, b) => a.x - b.x || a.y - b.y)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 48 },
      { x: 36, y: 0 },
      { x: 36, y: 48 },
    ]);
    expect(Math.min(...right.map(({ x }) => x))).toBe(36);
    expect(findBattleplan(acrossId('the-crossing'))?.objectives).toEqual([
      { x: 36, y: 12 },
      { x: 36, y: 24 },
      { x: 36, y: 36 },
    ]);
  });

  test('a plan that leaves no ground on a small table is refused for that table', () => {
    const near = { ...plan, setUpDistance: 49 };
    const faults = (width: number) =>
      ageOfSigmar.faults({ ...setup, ownPlans: [near], table: { width, depth: 48 }, terrain: [] });
    expect(faults(72)).toEqual([]);
    expect(faults(36)).toMatchObject([{ path: 'ownPlans[0].territories[0]' }, { path: 'ownPlans[0].territories[1]' }]);
  });

  test.each([
    [24, 24],
    [44, 30],
    [48, 48],
    [96, 48],
    [144, 144],
  ])('FIELD-01 on %s″ by %s″ every plan of the game can be set up, along and across', (width, depth) => {
    for (const battleplan of [...Object.keys(BATTLEPLANS), ...Object.keys(ACROSS_PLANS)]) {
      const table = begin({ ...firstClash, armies: lords, battleplan, table: { width, depth }, terrain: [] }, [6, 1]);
      table.submit({ seat: 'azure', type: 'chooseTerritory', territory: 1 });
      const deploy = table.options().filter(({ type }) => type === 'deploy');
      expect(deploy.length, battleplan).toBeGreaterThan(3);
    }
  });
});
