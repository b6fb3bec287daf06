import { describe, expect, test } from 'vitest';
import { ageOfSigmar, type Game } from '../../../../src/games/aos';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import type { ArmyList, Setup } from '../../../../src/games/aos/battle-setup';
import { greedyBot } from '../../../../src/games/aos/bots/greedy-bot';
import type { Placement } from '../../../../src/games/aos/commands';
import { setUpGround } from '../../../../src/games/aos/facts/places/territory';
import { modelsOf } from '../../../../src/games/aos/facts/units';
import { LAYOUTS, terrainFor } from '../../../../src/games/aos/layouts';
import { facingsFor, rowsFor } from '../../../../src/games/aos/rules/moving/room';
import { findRoom } from '../../../../src/games/aos/rules/setup/find-room';
import { setDownAt } from '../../../../src/games/aos/rules/setup/placing';
import { checkTerritory } from '../../../../src/games/aos/rules/setup/set-up';
import { checkStanding } from '../../../../src/games/aos/rules/setup/standing';
import { type Battle, type Model, SEATS } from '../../../../src/games/aos/types';
import { areLinked } from '../../../../src/games/aos/ways/coherency';
import { bug } from '../../../../src/kernel/bug';
import { seededState } from '../../../../src/kernel/dice';
import { withoutDice } from '../../../../src/play/search/seen';
import { piece, rectangle } from '../terrain-pieces';

const many = (player: string, warscroll: string, count: number, models: number): ArmyList => ({
  player,
  units: Array.from({ length: count }, (_, i) => ({ id: `${player}-${i + 1}`, warscroll, models })),
});
const crowd: Setup = {
  ...firstClash,
  battleplan: 'first-blood',
  armies: { azure: many('a', 'liberators', 20, 10), ember: many('e', 'hexwraiths', 20, 10) },
  terrain: terrainFor(LAYOUTS[2] ?? bug('no layouts')),
};

/** Every state of a deployment in which a unit is set up, by the first legal option. */
function deployed(setup: Setup): readonly Game[] {
  let { game } = ageOfSigmar.start(setup, seededState(5));
  const games: Game[] = [];
  while (game.battle.round === 0 && game.battle.asks.at(-1)?.kind !== 'nameGeneral') {
    if (game.battle.asks.at(-1)?.kind === 'deploy') games.push(game);
    const command = greedyBot(ageOfSigmar, withoutDice(ageOfSigmar, game));
    expect(command, 'there is always a legal action').toBeDefined();
    game = ageOfSigmar.play(game, command ?? bug('nothing to do')).game;
  }
  return games;
}

/** UNIT-06: every place in turn, each asked of the rules in full. */
function slowRoom(battle: Battle, model: Model, mates: readonly Model[], seat: 'azure' | 'ember') {
  const { bounds } = setUpGround(battle, seat) ?? bug('no territories yet');
  const others = [...mates, ...SEATS.flatMap(each => modelsOf(battle, each))];
  for (const { y, xs } of rowsFor(bounds, model, mates)) {
    for (const x of xs) {
      for (const facing of facingsFor(model, mates)) {
        const place: Placement = { x, y, facing };
        const [down] = setDownAt(battle, [model], [place]);
        if (!down || (mates.length > 0 && !mates.some(mate => areLinked(mate, down)))) continue;
        const isLegal = checkTerritory(battle, seat, down).length + checkStanding(battle, down, others).length === 0;
        if (isLegal) return place;
      }
    }
  }
  return undefined;
}

describe('UNIT-06 a zone with less room than the army needs', () => {
  const games = deployed(crowd);

  test('there is something to do until all 400 models are set up or lost', () => {
    expect(games.length).toBeGreaterThanOrEqual(40);
    const last = games.at(-1)?.battle ?? bug('nobody was set up');
    expect(last.slain.some(({ cause }) => cause === 'noRoom')).toBe(true);
  });

  test('the room that is found is the first that the rules allow', () => {
    const late = games.slice(-8).filter((_, i) => i % 2 === 0);
    for (const { battle } of late) {
      const { seat } = battle.asks.at(-1) ?? bug('nobody is asked');
      const unit = battle.units.find(each => each.seat === seat && each.where.kind === 'waiting') ?? bug('all stand');
      const [one = bug('nobody'), two = bug('nobody')] = unit.models;
      const ask = (model: Model, mates: readonly Model[]) =>
        findRoom(battle, model, mates, each => checkTerritory(battle, seat, each), setUpGround(battle, seat));
      const first = ask(one, []);
      expect(first).toEqual(slowRoom(battle, one, [], seat));
      const mates = first ? setDownAt(battle, [one], [first]) : [];
      expect(ask(two, mates)).toEqual(slowRoom(battle, two, mates, seat));
    }
  });
});

test('SETUP-04 a model on a bridge leaves the place below free', () => {
  const bridge = piece(rectangle(0, 0, 72, 12), { id: 'bridge' });
  const deck = { outline: bridge.footprint, bottom: 4, top: { kind: 'flat', z: 4.5 } } as const;
  const [game = bug('nobody is set up')] = deployed({ ...crowd, terrain: [{ ...bridge, solids: [deck] }] });
  const { seat } = game.battle.asks.at(-1) ?? bug('nobody is asked');
  const [unit = bug('no unit'), other = bug('no unit')] = game.battle.units.filter(each => each.seat === seat);
  const [model = bug('nobody')] = unit.models;
  const room = (battle: Battle) =>
    findRoom(battle, model, [], each => checkTerritory(battle, seat, each), setUpGround(battle, seat));
  const free = room(game.battle) ?? bug('no room');
  const withOtherAt = (z: number): Battle => ({
    ...game.battle,
    units: game.battle.units.map(each =>
      each === other
        ? { ...other, where: { kind: 'table' }, models: other.models.slice(0, 1).map(one => ({ ...one, ...free, z })) }
        : each,
    ),
  });
  expect(room(withOtherAt(4.5))).toEqual(free);
  expect(room(withOtherAt(0))).not.toEqual(free);
});
