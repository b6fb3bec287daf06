import type { Inches, Polygon } from '../../src/geometry/shape';
import { type Dice, diceFrom, seededState } from '../../src/kernel/dice';
import { WARSCROLLS } from '../../src/systems/aos/armies';
import { firstClash } from '../../src/systems/aos/armies/lists';
import { BATTLEPLANS } from '../../src/systems/aos/battleplans';
import type { ArmyList, Muster, Setup } from '../../src/systems/aos/setup';
import { SEATS, type Seat, type Terrain } from '../../src/systems/aos/types';

const TABLES: readonly Setup['table'][] = [
  { width: 72, depth: 48 },
  { width: 48, depth: 48 },
  { width: 60, depth: 44 },
];
const MOST_UNITS = 3;
const MOST_MODELS = 12;
const MOST_FEATURES = 3;

/** Two armies, a battleplan, a table and some scenery between them; the same for the same seed. */
export function randomSetup(seed: number): Setup {
  const dice = diceFrom(seededState(seed, 'set-up'));
  const table = dice.draw(TABLES);
  const [azure, ember] = SEATS.map(seat => randomArmy(dice, seat)) as [ArmyList, ArmyList];
  const terrain = Array.from({ length: dice.die(MOST_FEATURES + 1) - 1 }, (_, i) => randomFeature(dice, table, i));
  return { ...firstClash, battleplan: dice.draw(Object.keys(BATTLEPLANS)), table, terrain, armies: { azure, ember } };
}

function randomArmy(dice: Dice, seat: Seat): ArmyList {
  const scrolls = Object.values(WARSCROLLS);
  const { army } = dice.draw(scrolls);
  const own = scrolls.filter(scroll => scroll.army === army);
  const units: Muster[] = [];
  let room = MOST_MODELS;
  for (let wanted = dice.die(MOST_UNITS); wanted > 0; wanted--) {
    const fitting = own.filter(scroll => scroll.size.least <= room);
    if (fitting.length === 0) break;
    const { id, size } = dice.draw(fitting);
    const grown = size.least + size.step * (dice.die(2) - 1);
    const models = grown <= Math.min(room, size.most) ? grown : size.least;
    room -= models;
    units.push({ id: `${seat}-${units.length + 1}`, warscroll: id, models });
  }
  return { player: seat, units };
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
