import { EPS } from '../../../../geometry/gaps/within';
import { boundingRadius, innerRadius } from '../../../../geometry/shapes/outline';
import type { Bounds } from '../../../../geometry/shapes/polygon';
import { prepareOutline } from '../../../../geometry/shapes/prepared-outline';
import type { Inches } from '../../../../geometry/shapes/shape';
import { type Block, blocksOf } from '../../../../geometry/ways/ground';
import { blocksUnder, standingAmong } from '../../../../geometry/ways/solids';
import { gathered } from '../../../../kernel/flat-map';
import type { Placement } from '../../commands';
import { shapedModel } from '../../facts/copy';
import type { Ground } from '../../facts/places/territory';
import { modelsOf } from '../../facts/units';
import { type Battle, type Model, SEATS } from '../../types';
import { areLinked } from '../../ways/coherency';
import { aroundMates, facingsFor, rowsFor } from '../moving/room';
import { checkStanding, isNear, type PlaceCheck } from './standing';

/** Who and what can be met around a place. */
interface Around {
  readonly blocks: readonly Block[];
  readonly others: readonly Model[];
}

/** UNIT-06: a place for one more model beside those set down already, if there is any; on this ground, where it must be on one. */
export function findRoom(
  battle: Battle,
  model: Model,
  mates: readonly Model[],
  more: PlaceCheck,
  ground?: Ground,
): Placement | undefined {
  const { outline } = model;
  const inner = innerRadius(outline);
  const bounds = ground?.bounds ?? { minX: 0, minY: 0, maxX: battle.field.width, maxY: battle.field.depth };
  const turned = facingsFor(model, mates).map(facing => ({ facing, prepared: prepareOutline(outline, facing) }));
  const all = aroundAll(battle, model, mates);
  for (const { y, xs } of rowsFor(bounds, model, mates)) {
    const { blocks, others } = inRow(all, y, boundingRadius(outline));
    for (const x of xs) {
      const isCovered = covers(others, x, y, inner);
      if (isCovered && blocks.length === 0) continue;
      if (ground && !ground.mayHold({ x, y }, inner)) continue;
      for (const { facing, prepared } of turned) {
        const below = blocksUnder(blocks, prepared, x, y);
        if (isCovered && below.length === 0) continue;
        const { z, isStable } = standingAmong(below, shapedModel(model, { x, y, z: 0, facing }));
        if (!isStable) continue;
        const tried = shapedModel(model, { x, y, z, facing });
        if (mates.length > 0 && !mates.some(mate => areLinked(mate, tried))) continue;
        const near = others.filter(other => isNear(tried, other));
        if (checkStanding(battle, tried, near).length === 0 && more(tried).length === 0) return { x, y, facing };
      }
    }
  }
  return undefined;
}

/** SETUP-04: whether a base on the table itself surely overlaps another there, by circles within both. */
function covers(others: readonly Model[], x: Inches, y: Inches, inner: Inches): boolean {
  for (const other of others) {
    if (other.z > 0) continue;
    const most = inner + innerRadius(other.outline) - 2 * EPS;
    const dx = other.x - x;
    const dy = other.y - y;
    if (dx * dx + dy * dy < most * most) return true;
  }
  return false;
}

/** Everything on the table, or what is near the models beside which a place is searched. */
function aroundAll(battle: Battle, model: Model, mates: readonly Model[]): Around {
  const blocks = blocksOf(battle.field);
  const others = [...mates, ...gathered(SEATS, seat => modelsOf(battle, seat))];
  if (mates.length === 0) return { blocks, others };
  const around = aroundMates(model, mates);
  const own = boundingRadius(model.outline);
  return {
    blocks: blocks.filter(block => isTouched(around, block.x, block.y, own + block.prepared.reach)),
    others: others.filter(({ x, y, outline }) => isTouched(around, x, y, own + boundingRadius(outline))),
  };
}

const isTouched = ({ minX, minY, maxX, maxY }: Bounds, x: Inches, y: Inches, reach: Inches): boolean =>
  x > minX - reach && x < maxX + reach && y > minY - reach && y < maxY + reach;

/** What of it can be met by a model whose centre is this far up the table. */
const inRow = ({ blocks, others }: Around, y: Inches, own: Inches): Around => ({
  blocks: blocks.filter(block => Math.abs(block.y - y) < own + block.prepared.reach),
  others: others.filter(other => Math.abs(other.y - y) < own + boundingRadius(other.outline)),
});
