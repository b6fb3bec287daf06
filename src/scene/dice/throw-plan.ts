import type { Inches, Spot } from '../../geometry/shapes/shape';
import type { DiceThrow } from '../../table/dice';
import { easeBoth, mix } from '../frame/motion';
import { scatter, seedOf } from '../scatter';

/** A die at one moment: place, the turn still left about its own axis, and how it lies. */
export interface DieMoment extends Spot {
  readonly height: Inches;
  readonly axis: readonly [number, number, number];
  readonly spin: number;
  readonly yaw: number;
  readonly fade: number;
}

/** The whole way of a die, from the hand to its place in the row. */
export interface DieWay {
  readonly face: number;
  readonly seat: number;
  /** During the tumble, t from 0 to 1. */
  tumble(t: number): DieMoment;
  /** While being sorted, t from 0 to 1. */
  sort(t: number): DieMoment;
}

/** The scene has a mesh for dice with six sides only; others are not thrown, and the page shows their results. */
const CUBE = 6;
const ROW = 10;
/** Room for each die, in dice: rows stand farther apart, or the front one would hide the other. */
const ASIDE = 1.4;
const BEHIND = 1.9;
const BOUNCES = 3;

/** How much room a throw takes once sorted. */
export function roomFor(count: number, size: Inches): { readonly width: Inches; readonly depth: Inches } {
  return { width: Math.min(count, ROW) * size * ASIDE, depth: Math.ceil(count / ROW) * size * BEHIND };
}

/** Plans a throw: dice fall scattered around a spot and are then sorted, high to low. Ornament is seeded by the throw. */
export function planThrow({ id, dice }: Pick<DiceThrow, 'id' | 'dice'>, at: Spot, size: Inches): readonly DieWay[] {
  const cubes = dice.filter(({ sides }) => sides === CUBE);
  const chance = scatter(seedOf(id) + cubes.length);
  const { width, depth } = roomFor(cubes.length, size);
  const order = cubes.map((_, i) => i).sort((a, b) => (cubes[b]?.face ?? 0) - (cubes[a]?.face ?? 0));
  const cells = shuffled(cubes.length, chance);
  return cubes.map(({ face, seat, failed = false }, i) => {
    const inRow = slot(order.indexOf(i), size, at, width, depth);
    const cell = slot(cells[i] ?? i, size, at, width, depth);
    const landed = { x: cell.x + jitter(chance, size), y: cell.y + jitter(chance, size) };
    const side = seat % 2 === 0 ? -1 : 1;
    const hand = { x: at.x + (chance() - 0.5) * size * 3, y: at.y + side * size * (9 + 3 * chance()) };
    const axis = unit(chance() - 0.5, chance() - 0.5, chance() - 0.5);
    const turns = (2 + Math.floor(chance() * 2)) * Math.PI * 2;
    const [yaw, tidy] = [chance() * Math.PI * 2, (chance() - 0.5) * 0.16];
    const late = 0.2 * chance();
    return {
      face,
      seat,
      tumble: t => tumbling(Math.min(1, t / (1 - late * (1 - t))), { hand, landed, axis, turns, yaw, size, failed }),
      sort: t => ({
        x: mix(landed.x, inRow.x, easeBoth(t)),
        y: mix(landed.y, inRow.y, easeBoth(t)),
        height: size * 0.5 * Math.sin(Math.PI * t) * 0.6,
        axis,
        spin: 0,
        yaw: mix(yaw, Math.round(yaw / (Math.PI / 2)) * (Math.PI / 2) + tidy, easeBoth(t)),
        fade: failed ? 1 : 0,
      }),
    };
  });
}

interface Tumble {
  readonly hand: Spot;
  readonly landed: Spot;
  readonly axis: readonly [number, number, number];
  readonly turns: number;
  readonly yaw: number;
  readonly size: Inches;
  readonly failed: boolean;
}

/** Out of the hand, a few lower and lower bounces, and at rest on the decided face. */
function tumbling(t: number, { hand, landed, axis, turns, yaw, size, failed }: Tumble): DieMoment {
  const gone = 1 - (1 - t) ** 2;
  const bounce = Math.abs(Math.cos(t * Math.PI * (BOUNCES - 0.5))) * (1 - t) ** 1.5;
  return {
    x: mix(hand.x, landed.x, gone),
    y: mix(hand.y, landed.y, gone),
    height: size * 4.5 * bounce,
    axis,
    spin: turns * (1 - t) ** 1.6,
    yaw,
    fade: failed ? Math.max(0, (t - 0.85) / 0.15) : 0,
  };
}

function slot(place: number, size: Inches, at: Spot, width: Inches, depth: Inches): Spot {
  const [column, row] = [place % ROW, Math.floor(place / ROW)];
  return { x: at.x - width / 2 + (column + 0.5) * size * ASIDE, y: at.y + depth / 2 - (row + 0.5) * size * BEHIND };
}

const jitter = (chance: () => number, size: Inches) => (chance() - 0.5) * size * 0.36;

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / length, y / length, z / length];
}

function shuffled(count: number, chance: () => number): readonly number[] {
  return Array.from({ length: count }, (_, i) => ({ i, draw: chance() }))
    .sort((one, other) => one.draw - other.draw)
    .map(({ i }) => i);
}
