import { doOverlap, signedPlanGap } from '../../../../geometry/gaps/gap';
import { isWithin } from '../../../../geometry/gaps/within';
import { boundingRadius } from '../../../../geometry/shapes/outline';
import { overEdge } from '../../../../geometry/shapes/table-edge';
import { isOnAny } from '../../../../geometry/ways/move';
import { standingHeight } from '../../../../geometry/ways/solids';
import { type Refusal, unless } from '../../refusals';
import type { Battle, Model } from '../../types';

/** Extra checks of one kind of set-up for each model. */
export type PlaceCheck = (model: Model) => readonly Refusal[];

/** SETUP-04, GARR-12 */
export function checkStanding(battle: Battle, model: Model, others: readonly Model[]): readonly Refusal[] {
  const over = overEdge(model, battle.field);
  const overlapped = others.find(other => isNear(model, other) && doOverlap(model, other));
  const isBarred = battle.field.features.some(({ isGarrison, solids }) => isGarrison && isOnAny(solids, model));
  const isFirm = standingHeight(battle.field, model).isStable;
  return [
    ...unless(isWithin(over, 0), 'SETUP-04', 'setUp.offTable', { model: model.id, over }),
    ...unless(!overlapped, 'SETUP-04', 'setUp.overlaps', {
      model: model.id,
      with: overlapped?.id ?? '',
      by: overlapped ? -signedPlanGap(model, overlapped) : 0,
    }),
    ...unless(isFirm && !isBarred, isBarred ? 'GARR-12' : 'SETUP-04', 'setUp.cannotStand', { model: model.id }),
  ];
}

/** Whether two could overlap at all, by circles around them. */
export function isNear(one: Model, two: Model): boolean {
  const reach = boundingRadius(one.outline) + boundingRadius(two.outline);
  const dx = one.x - two.x;
  const dy = one.y - two.y;
  return dx * dx + dy * dy < reach * reach;
}
