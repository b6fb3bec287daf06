import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../../src/games/aos';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import type { Setup } from '../../../../src/games/aos/battle-setup';
import type { Command } from '../../../../src/games/aos/commands';
import { setUpDistance, territoryOf } from '../../../../src/games/aos/facts/places/territory';
import { originOf } from '../../../../src/games/aos/origin';
import type { Seat } from '../../../../src/games/aos/types';
import { scriptedState, seededState } from '../../../../src/kernel/dice';
import { begin } from '../../begin';

const RADIUS = 40 / 25.4 / 2;
const lords = (azure: number, ember: number, plan = 'first-blood'): Setup => {
  const army = (seat: Seat, count: number) => ({
    player: seat,
    units: Array.from({ length: count }, (_, i) => ({
      id: `${seat}-${i + 1}`,
      warscroll: 'lord-celestant',
      models: 1,
    })),
  });
  return { ...firstClash, battleplan: plan, armies: { azure: army('azure', azure), ember: army('ember', ember) } };
};

const deploy = (seat: Seat, unit: string, x: number, y: number): Command => ({
  seat,
  type: 'deploy',
  unit,
  places: [{ x, y, facing: 0 }],
});

describe('territories', () => {
  test('FB-01 RO-01 the higher die assigns them, and may take either', () => {
    const table = begin(lords(1, 1), [5, 3]);
    expect(table.ask()).toEqual({ kind: 'chooseTerritory', seat: 'azure' });
    table.submit({ seat: 'azure', type: 'chooseTerritory', territory: 1 });
    expect(table.battle().territories).toEqual({ azure: 1, ember: 0 });
  });

  test('RO-02 RO-03 a tie is rolled again, and every attempt is reported', () => {
    const { events } = aos.start(lords(1, 1), scriptedState([4, 4, 2, 2, 1, 6]));
    expect(events.find(({ type }) => type === 'territoriesRolled')).toMatchObject({
      winner: 'ember',
      rolls: [
        { azure: 4, ember: 4 },
        { azure: 2, ember: 2 },
        { azure: 1, ember: 6 },
      ],
    });
  });

  test('PLAN-03 PLAN-04 FB-03 maps are fitted to the table', () => {
    const small = {
      ...originOf({ ...lords(1, 1), table: { width: 24, depth: 24 } }),
      territories: { azure: 0, ember: 1 },
    } as const;
    expect(setUpDistance(small)).toBe(6);
    expect(territoryOf(small, 'azure')).toContainEqual({ x: 24, y: 12 });
    const square = originOf({ ...lords(1, 1), table: { width: 48, depth: 48 } });
    expect(setUpDistance(square)).toBe(12);
  });
});

describe('setting up', () => {
  const ready = (azure = 1, ember = 1) => {
    const table = begin(lords(azure, ember), [6, 1]);
    table.submit({ seat: 'azure', type: 'chooseTerritory', territory: 0 });
    return table;
  };

  test.each([
    ['FB-03 12.01" from the enemy’s territory', 20, 24 - 12.01 - RADIUS, []],
    ['FB-03 12.00" is too near', 20, 24 - 12 - RADIUS, ['setUp.nearEnemyTerritory']],
    ['SETUP-04 touching the edge', RADIUS, 5, []],
    ['SETUP-04 a hundredth over the edge', RADIUS - 0.01, 5, ['setUp.offTable', 'setUp.outsideTerritory']],
  ])('%s', (_, x, y, codes) => {
    expect(ready().check(deploy('azure', 'azure-1', x, y))).toEqual(codes);
  });

  test.each([
    ['SETUP-04 touching is allowed', 2 * RADIUS, []],
    ['SETUP-04 overlapping is not', 2 * RADIUS - 0.01, ['setUp.overlaps']],
  ])('%s', (_, dx, codes) => {
    const table = ready(2, 1);
    table.submit(deploy('azure', 'azure-1', 20, 5));
    table.submit(deploy('ember', 'ember-1', 20, 43));
    expect(table.check(deploy('azure', 'azure-2', 20 + dx, 5))).toEqual(codes);
  });

  test('SETUP-02 every model has a place, and a unit is set up once', () => {
    const table = ready();
    expect(table.check({ seat: 'azure', type: 'deploy', unit: 'azure-1', places: [] })).toEqual(['setUp.roomLeft']);
    expect(table.check(deploy('azure', 'ember-1', 20, 5))).toEqual(['unit.notYours']);
    expect(table.check(deploy('azure', 'nobody', 20, 5))).toEqual(['unit.unknown']);
  });

  test.each([
    ['FB-02 in turn, the winner first', 3, 3, ['azure', 'ember', 'azure', 'ember', 'azure', 'ember']],
    [
      'FB-04 who is done leaves the rest to the other',
      2,
      5,
      ['azure', 'ember', 'azure', 'ember', 'ember', 'ember', 'ember'],
    ],
  ])('%s', (_, azure, ember, order) => {
    const table = ready(azure, ember);
    const picks: (Seat | undefined)[] = [];
    const left = { azure: 0, ember: 0 };
    while (table.ask()?.kind === 'deploy') {
      const seat = table.ask()?.seat ?? 'azure';
      picks.push(seat);
      left[seat] += 1;
      table.submit(deploy(seat, `${seat}-${left[seat]}`, 10 + left[seat] * 4, seat === 'azure' ? 5 : 43));
    }
    expect(picks).toEqual(order);
  });

  test('SETUP-01 GENL-01 generals are named when all units are set up, the side that finished first begins', () => {
    const table = ready();
    expect(table.check({ seat: 'azure', type: 'nameGeneral', model: 'azure-1/1' })).toEqual(['turn.notTheMoment']);
    table.submit(deploy('azure', 'azure-1', 20, 5));
    table.submit(deploy('ember', 'ember-1', 20, 43));
    expect(table.ask()).toEqual({ kind: 'nameGeneral', seat: 'azure' });
    expect(table.check({ seat: 'azure', type: 'nameGeneral', model: 'ember-1/1' })).toEqual(['general.notYours']);
  });
});

describe('rounds and priority', () => {
  /** Both armies set up, azure done first; the dice are those of the priority rolls. */
  const started = (dice: readonly number[]) => {
    const table = begin(lords(1, 1), [6, 1, ...dice]);
    table.submit({ seat: 'azure', type: 'chooseTerritory', territory: 0 });
    table.submit(deploy('azure', 'azure-1', 20, 5));
    table.submit(deploy('ember', 'ember-1', 20, 43));
    table.submit({ seat: 'azure', type: 'nameGeneral', model: 'azure-1/1' });
    table.submit({ seat: 'ember', type: 'nameGeneral', model: 'ember-1/1' });
    return table;
  };
  const endTurn = (table: ReturnType<typeof started>) => {
    const { round, turn } = table.battle();
    const phases: (string | undefined)[] = [];
    while (table.battle().round === round && table.battle().turn === turn && table.ask()?.kind !== 'chooseFirst') {
      const ask = table.ask();
      if (!ask) break;
      if (phases.at(-1) !== table.battle().phase) phases.push(table.battle().phase);
      table.submit({ seat: ask.seat, type: ask.kind === 'act' ? 'endPhase' : 'pass' });
    }
    return phases;
  };

  test.each([
    ['ROUND-03 FB-05 the winner chooses', [2, 5], 'ember'],
    ['ROUND-05 FB-05 on a tie in round 1 whoever was done first', [2, 2], 'azure'],
  ] as const)('%s', (_, dice, chooser) => {
    expect(started(dice).ask()).toEqual({ kind: 'chooseFirst', seat: chooser });
  });

  test('ROUND-01 ROUND-02 ROUND-06 CMD-06 two turns of six phases; a point at the start of each player’s own hero phase', () => {
    const table = started([5, 1, 3, 3]);
    table.submit({ seat: 'azure', type: 'chooseFirst', first: 'ember' }); // ROUND-03: the winner may name the opponent
    expect(table.battle()).toMatchObject({ round: 1, turn: 1, active: 'ember', commandPoints: { azure: 0, ember: 1 } });
    expect(endTurn(table)).toEqual(['hero', 'movement', 'shooting', 'charge', 'combat']); // nobody fell: no test is asked
    expect(table.battle()).toMatchObject({ round: 1, turn: 2, active: 'azure', commandPoints: { azure: 1, ember: 1 } });
    endTurn(table);
    expect(table.battle()).toMatchObject({ round: 2 });
    expect(table.ask()).toEqual({ kind: 'chooseFirst', seat: 'ember' }); // ROUND-04: ember went first in round 1
  });

  test('FB-08 GEN-01 the battle ends after the second turn of round 5; FB-11 VICT-01 nobody slain is a draw', () => {
    const table = started(Array.from({ length: 10 }, () => 3));
    for (let turn = 0; turn < 10; turn++) {
      expect(table.battle().ended).toBe(false);
      if (table.ask()?.kind === 'chooseFirst')
        table.submit({ seat: table.ask()?.seat ?? 'azure', type: 'chooseFirst', first: 'azure' });
      endTurn(table);
    }
    expect(table.battle().ended).toBe(true);
    expect(aos.outcome(table.game())).toEqual({ winner: undefined, rank: 'draw', points: { azure: 0, ember: 0 } });
    expect(aos.options(table.game())).toEqual([]);
    expect(table.check({ seat: 'azure', type: 'endPhase' })).toEqual(['turn.over']);
  });

  test('who concedes has lost, whenever it is', () => {
    const table = started([5, 1]);
    table.submit({ seat: 'ember', type: 'concede' });
    expect(aos.outcome(table.game())).toMatchObject({ winner: 'azure', rank: 'major' });
  });
});

describe('the victory of First Blood', () => {
  test.each([
    ['FB-10 15 to 10 is major', 15, 10, 'azure', 'major'],
    ['FB-10 FB-11 14 to 10 is minor', 14, 10, 'azure', 'minor'],
    ['FB-10 3 to 2 is major: exactly half as much again', 3, 2, 'azure', 'major'],
    ['FB-11 11 to 10 is minor', 10, 11, 'ember', 'minor'],
    ['FB-10 anything against nothing is major', 1, 0, 'azure', 'major'],
    ['FB-11 VICT-01 equal scores are a draw', 7, 7, undefined, 'draw'],
  ] as const)('%s', (_, azure, ember, winner, rank) => {
    const slainBy = (seat: Seat, count: number) =>
      Array.from({ length: count }, () => ({
        model: 'x/1',
        unit: 'x',
        warscroll: 'chainrasp-horde', // FB-09: one Wound each
        seat,
        cause: 'attack' as const,
        by: undefined,
        round: 1,
      }));
    const { game } = aos.start(lords(1, 1), seededState(1));
    const over = {
      ...game,
      battle: { ...game.battle, ended: true, slain: [...slainBy('ember', azure), ...slainBy('azure', ember)] },
    };
    expect(aos.outcome(over)).toEqual({ winner, rank, points: { azure, ember } });
  });

  test('RES-04 FB-09 reserves that never came count as slain at the end', () => {
    const { game } = aos.start(lords(2, 1), seededState(1));
    const units = game.battle.units.map(unit =>
      unit.id === 'azure-2' ? { ...unit, where: { kind: 'reserve', place: 'afar' } as const } : unit,
    );
    expect(aos.outcome({ ...game, battle: { ...game.battle, ended: true, units } })).toMatchObject({
      winner: 'ember',
      points: { ember: 5 },
    });
  });
});

describe('what a set-up gets wrong', () => {
  const faults = (change: Partial<Setup>) =>
    aos.faults({ ...lords(1, 1), ...change }).map(({ reason }) => reason.slice(0, 7));
  const army = (units: Setup['armies']['azure']['units'], more: object = {}) => ({
    armies: { azure: { player: 'a', units, ...more }, ember: lords(1, 1).armies.ember },
  });

  test.each([
    ['GEN-06 no such battleplan', { battleplan: 'none' }, ['GEN-06:']],
    ['GEN-02 no such warscroll', army([{ id: 'x', warscroll: 'dragon', models: 1 }]), ['GEN-02:']],
    [
      'SIZE-01 seven of a unit that comes by fives',
      army([{ id: 'x', warscroll: 'liberators', models: 7 }]),
      ['SIZE-01'],
    ],
    ['SIZE-02 one understrength unit will do', army([{ id: 'x', warscroll: 'liberators', models: 3 }]), []],
    [
      'SIZE-02 two of a kind will not',
      army([
        { id: 'x', warscroll: 'liberators', models: 3 },
        { id: 'y', warscroll: 'liberators', models: 2 },
      ]),
      ['SIZE-02'],
    ],
    [
      'ATK-03 a loadout the warscroll has not',
      army([{ id: 'x', warscroll: 'liberators', models: 5, loadout: 'bows' }]),
      ['ATK-03:'],
    ],
    [
      'SIZE-01 two grandhammers in five',
      army([{ id: 'x', warscroll: 'liberators', models: 5, swaps: [{ id: 'grandhammer', count: 2 }] }]),
      ['SIZE-01'],
    ],
    [
      'ALG-05 a stranger in the army',
      army([{ id: 'x', warscroll: 'chainrasp-horde', models: 10 }], { allegiance: 'stormcast-eternals' }),
      ['ALG-05:'],
    ],
  ])('%s', (_, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  test.each([
    ['ALLY-01 3 units: no ally', 3, 1, ['ALLY-01']],
    ['ALLY-01 4 units: one', 4, 1, []],
    ['ALLY-01 7 units: not two', 7, 2, ['ALLY-01']],
    ['ALLY-01 8 units: two', 8, 2, []],
  ])('%s', (_, units, allies, expected) => {
    const list = Array.from({ length: units }, (_unused, i) => ({
      id: `x${i}`,
      warscroll: 'lord-celestant',
      models: 1,
      ...(i < allies ? { isAlly: true as const } : {}),
    }));
    expect(faults(army(list))).toEqual(expected);
  });
});
