import { describe, expect, test } from 'vitest';
import { ageOfSigmar as aos } from '../../../../src/games/aos';
import { firstClash } from '../../../../src/games/aos/armies/lists';
import type { Command } from '../../../../src/games/aos/commands';
import type { Terrain } from '../../../../src/games/aos/types';
import { scriptedState } from '../../../../src/kernel/dice';
import { begin } from '../../begin';
import { stage, unit } from '../../fixture';
import { piece, rectangle } from '../terrain-pieces';

const WIDTH = 40 / 25.4;
const keep = (id: string, ...corners: readonly [number, number, number, number]): Terrain =>
  piece(rectangle(...corners), { id, height: 4, isGarrison: true });

/** Strongholds fill the whole strip of azure except a pocket at its back edge, n bases wide and one deep. */
function pocket(bases: number) {
  const right = 30 + bases * WIDTH + 0.1;
  const terrain = [
    keep('left', 0, 0, 30, 13),
    keep('right', right, 0, 72, 13),
    keep('front', 30, WIDTH + 0.1, right, 13),
  ];
  const setup = {
    ...firstClash,
    battleplan: 'first-blood',
    terrain,
    armies: {
      azure: { player: 'a', units: [{ id: 'libs', warscroll: 'liberators', models: 5 }] },
      ember: { player: 'e', units: [{ id: 'foe', warscroll: 'lord-celestant', models: 1 }] },
    },
  };
  const { refusals: check, submit, battle, options } = begin(setup, [6, 1]);
  submit({ seat: 'azure', type: 'chooseTerritory', territory: 0 });
  const deploy = (count: number): Command => ({
    seat: 'azure',
    type: 'deploy',
    unit: 'libs',
    places: Array.from({ length: count }, (_, i) => ({
      x: 30.05 + WIDTH / 2 + i * WIDTH,
      y: WIDTH / 2 + 0.05,
      facing: 0,
    })),
  });
  return { check, submit, deploy, battle, options };
}

describe('models without room', () => {
  test('UNIT-06 the owner names those who are placed', () => {
    const table = pocket(3);
    const { places, ...deploy } = table.deploy(3) as Extract<Command, { type: 'deploy' }>;
    const named = (...models: readonly string[]): Command => ({
      ...deploy,
      places: places.map((place, i) => ({ ...place, model: models[i] })),
    });
    expect(table.check(named('libs/5', 'libs/9'))).toMatchObject([{ code: 'model.unknown' }]);
    expect(table.check(named('libs/5', 'libs/5'))).toMatchObject([{ code: 'model.named.twice' }]);
    table.submit(named('libs/5', 'libs/2'));
    expect(table.battle().units[0]?.models.map(({ id }) => id)).toEqual(['libs/1', 'libs/2', 'libs/5']);
    expect(table.battle().slain.map(({ model }) => model)).toEqual(['libs/3', 'libs/4']);
    expect(table.battle().units[0]?.models[2]?.x).toBe(places[0]?.x);
  });
});

describe('not enough room', () => {
  test('UNIT-06 FB-07 three of five fit: the others are slain, credited to no side', () => {
    const table = pocket(3);
    table.submit(table.deploy(3));
    expect(table.battle().units[0]?.models.map(({ id }) => id)).toEqual(['libs/1', 'libs/2', 'libs/3']);
    expect(table.battle().slain).toMatchObject([
      { model: 'libs/4', cause: 'noRoom', by: undefined },
      { model: 'libs/5', cause: 'noRoom', by: undefined },
    ]);
    expect(table.battle().firstBlood).toBeUndefined();
  });

  test('UNIT-06 no model is left out if there is room, and the refusal names the place', () => {
    const table = pocket(3);
    const [refusal] = table.check(table.deploy(2));
    expect(refusal).toMatchObject({
      rule: 'UNIT-06',
      code: 'setUp.roomLeft',
      facts: { model: 'libs/3', unplaced: 3 },
    });
    const at = (refusal?.facts as { readonly at: { readonly x: number; readonly y: number } } | undefined)?.at;
    expect(at?.y).toBeLessThan(WIDTH);
  });

  test('UNIT-06 where all five fit, all five stand', () => {
    const table = pocket(5);
    expect(table.check(table.deploy(4)).map(({ code }) => code)).toEqual(['setUp.roomLeft']);
    expect(table.check(table.deploy(5))).toEqual([]);
  });

  test('UNIT-06 who finds no place at all is lost, and the battle goes on', () => {
    const table = pocket(0);
    expect(table.check(table.deploy(1)).length).toBeGreaterThan(0);
    const [only] = table.options().filter(({ type }) => type === 'deploy');
    expect(only).toMatchObject({ type: 'deploy', unit: 'libs', places: [] });
    if (only) table.submit(only);
    expect(table.battle().slain).toHaveLength(5);
    expect(table.battle().asks.at(-1)).toEqual({ kind: 'deploy', seat: 'ember' });
  });

  test('UNIT-06 where no block of ranks fits, one by one for as long as there is room is among the options', () => {
    const table = pocket(3);
    const [only, ...more] = table.options().filter(({ type }) => type === 'deploy');
    expect(more).toEqual([]);
    expect(only?.type === 'deploy' ? only.places.length : 0).toBeGreaterThan(1);
  });

  test('UNIT-06 more places than models are refused', () => {
    const table = pocket(5);
    const command = table.deploy(6);
    expect(table.check(command)).toMatchObject([{ code: 'setUp.wrongCount', facts: { given: 6, needed: 5 } }]);
  });

  test('UNIT-06 SHOCK-01 who leaves a garrison without room for all loses the rest, and is shaken by it', () => {
    const tower = keep('tower', 30, 30, 31, 31);
    // strongholds all around the tower, except a pocket of one base to the right of it
    const right = 31 + WIDTH + 0.1;
    const terrain = [
      tower,
      keep('west', 20, 20, 30, 42),
      keep('north', 30, 31, right, 42),
      keep('south', 30, 20, 31, 30),
      keep('south-east', 31, 20, right, 31 - WIDTH - 0.1),
      keep('east', right, 20, 45, 42),
    ];
    const staged = stage({
      phase: 'movement',
      azure: [unit('liberators', { inside: 'tower' }), unit('lord-celestant', { at: { x: 60, y: 4 } })],
      ember: [unit('lord-celestant', { id: 'foe', at: { x: 60, y: 44 } })],
      generals: { azure: 'lord-celestant/1' },
      terrain,
      dice: [1],
    });
    const place = { x: 31.05 + WIDTH / 2, y: 30.95 - WIDTH / 2, facing: 0 };
    staged.submit({ type: 'leaveGarrison', unit: 'liberators', places: [place] });
    expect(staged.unit('liberators')).toMatchObject({ slainThisTurn: 4, where: { kind: 'table' } });
    staged.playTo('charge', 'azure');
    staged.submit({ type: 'endPhase' });
    staged.submit({ type: 'pass' });
    staged.submit({ type: 'pass' });
    expect(staged.ask()).toEqual({ kind: 'testNerve', seat: 'azure' });
    staged.submit({ type: 'testNerve', unit: 'liberators' });
  });
});

describe('what a stronghold bars', () => {
  test('GARR-12 SETUP-04 nobody is set up on the top of a feature that can be garrisoned', () => {
    const roof = keep('roof', 10, 2, 20, 8);
    const setup = {
      ...firstClash,
      battleplan: 'first-blood',
      terrain: [roof, piece(rectangle(30, 2, 40, 8), { id: 'hill', height: 1 })],
    };
    let { game } = aos.start(setup, scriptedState([6, 1]));
    game = aos.play(game, { seat: 'azure', type: 'chooseTerritory', territory: 0 }).game;
    const at = (x: number) =>
      aos.check(game, { seat: 'azure', type: 'deploy', unit: 'lord-celestant', places: [{ x, y: 5, facing: 0 }] });
    expect(at(15)).toMatchObject([{ rule: 'GARR-12', code: 'setUp.cannotStand' }]);
    expect(at(35)).toEqual([]);
  });
});
