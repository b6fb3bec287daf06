import {
  firstClash,
  nighthaunt500,
  nighthaunt1000,
  stormcast500,
  stormcast1000,
} from '../../../src/games/aos/armies/lists';
import type { ArmyList, Setup } from '../../../src/games/aos/battle-setup';
import { ACROSS_PLANS, BATTLEPLANS } from '../../../src/games/aos/battleplans';
import { REALMS } from '../../../src/games/aos/battleplans/realms';
import { LAYOUT_TABLE, LAYOUTS, terrainFor } from '../../../src/games/aos/layouts';
import { fairLayout } from '../../../src/games/aos/layouts/fair';
import { DEFAULT_RULINGS, type Rulings } from '../../../src/games/aos/rulings';
import type { Seat, Terrain } from '../../../src/games/aos/types';
import type { Inches, Polygon } from '../../../src/geometry/shapes/shape';
import { type Dice, diceFrom, seededState } from '../../../src/kernel/dice';
import { randomArmy } from './random-army';
import { randomPlan } from './random-plan';

const TABLES: readonly Setup['table'][] = [
  { width: 72, depth: 48 },
  { width: 48, depth: 48 },
  { width: 60, depth: 44 },
  { width: 44, depth: 30 },
  { width: 96, depth: 48 },
  { width: 30, depth: 44 },
];
/** With room for whole armies. */
const LARGE_TABLES: readonly Setup['table'][] = [
  { width: 96, depth: 48 },
  { width: 60, depth: 72 },
];
const MOST_FEATURES = 3;
const OWN = 'own-random';

const LISTS = { 500: [stormcast500, nighthaunt500], 1000: [stormcast1000, nighthaunt1000] } as const;

/** How large the armies of a battle are: most are small, one of five has ready-made lists, of 500 points or, in one of twenty-five, of 1,000. */
export function sizeOf(seed: number): 'small' | keyof typeof LISTS {
  if (seed % 25 === 13) return 1000;
  return seed % 5 === 3 ? 500 : 'small';
}

/** Two armies, a battleplan, a realm, a table, rulings and some scenery between them; the same for the same seed. */
export function randomSetup(seed: number): Setup {
  const dice = diceFrom(seededState(seed, 'set-up'));
  const size = sizeOf(seed);
  return size === 'small' ? smallSetup(dice) : fullSetup(dice, size, seed);
}

/** Ready-made lists on a laid-out table; an army may meet its like. */
function fullSetup(dice: Dice, size: keyof typeof LISTS, seed: number): Setup {
  const armyFor = (seat: Seat): ArmyList => {
    const list = dice.draw(LISTS[size]);
    return { ...list, player: seat, units: list.units.map(unit => ({ ...unit, id: `${seat}-${unit.id}` })) };
  };
  const table = dice.die(4) === 1 ? dice.draw(LARGE_TABLES) : LAYOUT_TABLE;
  return {
    ...firstClash,
    ...agreements(dice),
    table,
    terrain: dice.die(4) === 1 ? fairLayout(seed, table) : terrainFor(dice.draw(LAYOUTS), table),
    scenery: dice.die(2) === 1 ? 'asPlaced' : 'rolled',
    armies: { azure: armyFor('azure'), ember: armyFor('ember') },
    rulings: randomRulings(dice),
  };
}

/** Each reading as proposed, or now and then the other one. */
const randomRulings = (dice: Dice): Rulings =>
  Object.fromEntries(
    Object.entries(DEFAULT_RULINGS).map(([name, proposed]) => [name, dice.die(3) === 1 ? !proposed : proposed]),
  ) as Rulings;

/** One small battle in this many is fought where there is hardly any room, or none, to set up. */
const CRAMPED = 40;
const SMALLEST: Setup['table'] = { width: 24, depth: 24 }; // FIELD-01

function smallSetup(dice: Dice): Setup {
  if (dice.die(CRAMPED) === 1) return crampedSetup(dice);
  const table = dice.draw(TABLES);
  const armies = { azure: randomArmy(dice, 'azure'), ember: randomArmy(dice, 'ember') };
  const terrain = Array.from({ length: dice.die(MOST_FEATURES + 1) - 1 }, (_, i) => randomFeature(dice, table, i));
  const scenery = dice.die(2) === 1 ? 'asPlaced' : 'rolled';
  const agreed = dice.die(3) === 1 ? { battleplan: OWN, ownPlans: [randomPlan(dice, OWN)] } : agreements(dice);
  return { ...firstClash, ...agreed, table, terrain, scenery, armies, rulings: randomRulings(dice) };
}

/** UNIT-06: a stronghold fills most or all of the ground that one side sets up on. */
function crampedSetup(dice: Dice): Setup {
  const armies = { azure: randomArmy(dice, 'azure'), ember: randomArmy(dice, 'ember') };
  const outline = rectangle(0, 0, 24 - 2 * (dice.die(4) - 1), dice.die(3) + 8.9);
  const solids = [{ outline, bottom: 0, top: { kind: 'flat', z: 4 } as const }];
  const hold = { id: 'hold', name: 'Stronghold', isObstacle: false, isGarrison: true, footprint: outline, solids };
  return { ...firstClash, ...agreements(dice), table: SMALLEST, terrain: [hold], armies, rulings: randomRulings(dice) };
}

/** PLAN-01, REALM-01: agreed on beforehand, or rolled off for. */
function agreements(dice: Dice): Partial<Setup> & Pick<Setup, 'battleplan'> {
  const plans = [...Object.keys(BATTLEPLANS), ...Object.keys(ACROSS_PLANS)];
  const realms = REALMS.map(({ id }) => id);
  const battleplan = dice.draw(plans);
  const proposals = dice.die(4) === 1 ? { azure: battleplan, ember: dice.draw(plans) } : undefined;
  const realmWishes = dice.die(4) === 1 ? { azure: dice.draw(realms), ember: dice.draw(realms) } : undefined;
  const realm = realmWishes || dice.die(2) === 1 ? undefined : dice.draw(realms);
  return {
    battleplan,
    ...(proposals ? { proposals } : {}),
    ...(realmWishes ? { realmWishes } : {}),
    ...(realm ? { realm } : {}),
  };
}

/** A block to climb, walk around or hold, in the strip between the armies. */
function randomFeature(dice: Dice, { width, depth }: Setup['table'], index: number): Terrain {
  const x = 4 + dice.die(Math.floor(width) - 12);
  const y = depth / 2 - 3 + dice.die(4);
  const outline = rectangle(x, y, dice.die(5), dice.die(3));
  const height = dice.die(8) / 2;
  return {
    id: `block-${index + 1}`,
    name: 'Block',
    isObstacle: dice.die(2) === 1,
    isGarrison: dice.die(4) === 1,
    footprint: outline,
    solids: [{ outline, bottom: 0, top: { kind: 'flat', z: height } }],
  };
}

const rectangle = (x: Inches, y: Inches, width: Inches, depth: Inches): Polygon => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];
