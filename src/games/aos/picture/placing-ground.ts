import { cornersOf } from '../../../geometry/shapes/outline';
import type { Body, Inches, Polygon, Spot } from '../../../geometry/shapes/shape';
import type { AreaPicture } from '../../../table/picture';
import { askedFor, askedNow } from '../facts/open-question';
import { bodiesOf, featureOf } from '../facts/places/bodies';
import { findUnit, presenceOf } from '../facts/units';
import { isPlacing, type PlaceDraft } from '../hands/draft/drafts';
import type { Interaction } from '../hands/interaction';
import type { RefusalCode, RefusalFacts } from '../refusals';
import { type Battle, otherSeat, type UnitId } from '../types';
import { discsOf } from './discs';

/**
 * Where models may and may not be set down. The rules know the limits: a surely illegal place is checked, and its
 * refusal names the distance and the unit.
 */
export function placingGround({ battle, check, draft }: Interaction): readonly AreaPicture[] {
  if (!draft || !isPlacing(draft)) return [];
  const limit = <C extends RefusalCode>(code: C, at: Spot): RefusalFacts[C] | undefined =>
    check(probe(draft, at)).find(refusal => refusal.code === code)?.facts as RefusalFacts[C] | undefined;
  const enemies = presenceOf(battle, otherSeat(draft.seat));
  const [enemy] = enemies;
  const away = enemy && limit('reserve.nearEnemy', enemy)?.needed;
  const far = farthestCorner(battle, draft);
  const within = limit('summon.tooFar', far)?.within ?? limit('garrison.tooFar', far)?.within;
  return [
    ...(within === undefined
      ? []
      : [{ id: 'near whom', look: 'reach', ...anchorOf(battle, draft), grow: within } as const]),
    ...(away === undefined ? [] : [{ id: 'too near', look: 'danger', ...groundOf(enemies), grow: away } as const]),
  ];
}

/** The draft with its first model at another place. */
const probe = (draft: PlaceDraft, { x, y }: Spot): PlaceDraft => ({
  ...draft,
  places: draft.places.map((place, index) => (index === 0 ? { ...place, x, y } : place)),
});

/** The units that the models must be near. */
function anchorOf(battle: Battle, draft: PlaceDraft): Pick<AreaPicture, 'discs' | 'polygons'> {
  const unit = findUnit(battle, draft.unit);
  if (draft.type === 'leaveGarrison' && unit?.where.kind === 'garrison') {
    return { polygons: [featureOf(battle, unit.where.feature).footprint] };
  }
  const caller = callerOf(battle);
  return groundOf(caller ? bodiesOf(battle, caller) : []);
}

function callerOf(battle: Battle) {
  const id: UnitId | undefined =
    askedFor(battle, 'relocate')?.around ??
    askedFor(battle, 'summon')?.unit ??
    askedFor(battle, 'returnModels')?.near?.unit;
  return id === undefined ? undefined : findUnit(battle, id);
}

/** The area of bodies: bases as discs, features as outlines. */
export function groundOf(bodies: readonly Body[]): {
  readonly discs: readonly (Spot & { readonly radius: Inches })[];
  readonly polygons: readonly Polygon[];
} {
  return {
    discs: discsOf(
      bodies.filter(({ outline }) => outline.kind !== 'hull'),
      0,
    ),
    polygons: bodies.filter(({ outline }) => outline.kind === 'hull').map(cornersOf),
  };
}

/** The corner of the table that is farthest from those units. */
function farthestCorner(battle: Battle, draft: PlaceDraft): Spot {
  const { width, depth } = battle.field;
  const { discs = [], polygons = [] } = anchorOf(battle, draft);
  const [from = { x: 0, y: 0 }] = [...discs, ...polygons.flat()];
  return { x: from.x < width / 2 ? width - 2 : 2, y: from.y < depth / 2 ? depth - 2 : 2 };
}

/** Whether units are being set up in their territory. */
export const isDeploying = (battle: Battle): boolean => {
  const kind = askedNow(battle)?.kind;
  return kind === 'deploy' || kind === 'deployMore' || kind === 'chooseTerritory';
};
