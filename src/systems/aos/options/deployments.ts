import { boundingRadius } from '../../../geometry/outline';
import { boundsOf } from '../../../geometry/polygon';
import type { Inches, Spot } from '../../../geometry/shape';
import type { AskOf } from '../asks';
import { check } from '../check';
import type { Command, Placement } from '../commands';
import { setUpDistance, territoryOf } from '../facts/territory';
import { type Battle, otherSeat, type Unit } from '../types';

const GAP: Inches = 0.25;
const COLUMNS = 9;
const WIDEST_RANK = 10;

/** FB-02: for each unit still to be set up, the places of a coarse grid where it fits as a block of ranks. */
export function deployments(battle: Battle, { seat }: AskOf<'deploy'>): readonly Command[] {
  const waiting = battle.units.filter(unit => unit.seat === seat && !unit.isSetUp);
  return waiting.flatMap(unit => {
    const commands = centres(battle, unit).map(
      centre => ({ seat, type: 'deploy', unit: unit.id, places: ranksAt(battle, unit, centre) }) as const,
    );
    return commands.filter(command => check(battle, command).length === 0);
  });
}

/** Spots along the front of the territory, from its middle outwards, then along its back. */
function centres(battle: Battle, unit: Unit): readonly Spot[] {
  const strip = stripOf(battle, unit);
  if (!strip) return [];
  const { depth } = blockSize(unit);
  const { minX, maxX, front, inward } = strip;
  const rows = [front + (inward * depth) / 2, front + inward * (depth / 2 + 3), front + inward * (depth / 2 + 6)];
  const middleOut = Array.from({ length: COLUMNS }, (_, i) => (i % 2 === 0 ? i / 2 : -(i + 1) / 2));
  const spacing = (maxX - minX) / COLUMNS;
  return rows.flatMap(y => middleOut.map(column => ({ x: (minX + maxX) / 2 + column * spacing, y })));
}

/** FB-03: the part of the territory that is far enough from the enemy's; `front` is its side towards the enemy. */
function stripOf(battle: Battle, unit: Unit) {
  const own = territoryOf(battle, unit.seat);
  const enemy = territoryOf(battle, otherSeat(unit.seat));
  if (!own || !enemy) return undefined;
  const { minX, maxX, minY, maxY } = boundsOf(own);
  const isBelow = minY < boundsOf(enemy).minY;
  const distance = setUpDistance(battle) + 0.05;
  return isBelow
    ? { minX, maxX, front: maxY - distance, inward: -1 }
    : { minX, maxX, front: minY + distance, inward: 1 };
}

function blockSize(unit: Unit) {
  const size = 2 * Math.max(...unit.models.map(model => boundingRadius(model.outline)));
  const files = Math.min(WIDEST_RANK, unit.models.length > 5 ? Math.ceil(unit.models.length / 2) : unit.models.length);
  const ranks = Math.ceil(unit.models.length / files);
  return { size, files, ranks, depth: ranks * size + (ranks - 1) * GAP };
}

/** The unit's models in ranks around a spot, facing the enemy. */
export function ranksAt(battle: Battle, unit: Unit, centre: Spot): readonly Placement[] {
  const { size, files, ranks } = blockSize(unit);
  const pitch = size + GAP;
  const inward = stripOf(battle, unit)?.inward ?? -1;
  return unit.models.map((_, index) => {
    const rank = Math.floor(index / files);
    const inRank = Math.min(files, unit.models.length - rank * files);
    const x = centre.x + ((index % files) - (inRank - 1) / 2) * pitch;
    const y = centre.y + inward * (rank - (ranks - 1) / 2) * pitch;
    return { x, y, facing: (-inward * Math.PI) / 2 };
  });
}
