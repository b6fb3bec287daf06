import { support } from '../../../../geometry/shapes/outline';
import { areaOf, planGapToPolygon } from '../../../../geometry/shapes/polygon';
import type { Body, Inches, Polygon, Spot } from '../../../../geometry/shapes/shape';
import type { Command } from '../../commands';
import { setUpDistance, territoryOf } from '../../facts/places/territory';
import type { RefusalCode } from '../../refusals';
import { type Battle, otherSeat, type Seat } from '../../types';
import { checkCached } from '../draft/check-cache';
import { draftedUnit, endsOf } from '../draft/drafts';
import type { Drag, DragResult } from './follow';
import { shiftDraft } from './transform';

/** Slightly inside, so that rounding refuses no model. */
const HAIR: Inches = 1e-5;
/** How often models are pushed back from one border or the other before giving up. */
const MOST_PUSHES = 24;
/** The step for measuring in which direction the enemy's territory lies. */
const FEELER: Inches = 0.01;

/** Refusals of the ground that units are set up on. */
const OF_GROUND: readonly RefusalCode[] = ['setUp.outsideTerritory', 'setUp.nearEnemyTerritory', 'setUp.offTable'];

/** FB-03: keeps models being set up in their own territory, at the border nearest to the pointer. */
export function clampToGround({ battle, check, base, models, lead }: Drag, wish: Command): DragResult {
  const ends = endsOf(battle, wish);
  const held = (draftedUnit(battle, base)?.models ?? []).flatMap(model => {
    const end = models && !models.includes(model.id) ? undefined : ends.get(model.id);
    return end ? [{ ...model, ...end }] : [];
  });
  const back = shiftInside(battle, base.seat, held);
  const why = back && checkCached(check, wish).find(({ code }) => OF_GROUND.includes(code));
  if (!back || !why) return { draft: wish };
  const at = held.find(({ id }) => id === lead) ?? held[0];
  const overrun = at && { x: at.x, y: at.y, model: at.id, refused: { wish, why } };
  return { draft: shiftDraft({ battle, draft: wish, models, allowed: undefined }, back), overrun };
}

/** FB-03: the common shift that brings models being set up back into their territory; undefined if there is none. */
function shiftInside(battle: Battle, seat: Seat, bodies: readonly Body[]): Spot | undefined {
  const own = territoryOf(battle, seat);
  const enemy = territoryOf(battle, otherSeat(seat));
  if (!own || !enemy) return undefined;
  const shift = { x: 0, y: 0 };
  const needed = setUpDistance(battle);
  for (let push = 0; push < MOST_PUSHES; push++) {
    const there = bodies.map(body => ({ ...body, x: body.x + shift.x, y: body.y + shift.y }));
    const back = pushInside(own, there) ?? pushAway(enemy, needed, there);
    if (!back) return shift;
    shift.x += back.x;
    shift.y += back.y;
  }
  return undefined;
}

/** Perpendicular to the border exceeded most. PLAN-03: a territory is convex, its corners in either order. */
function pushInside(territory: Polygon, bodies: readonly Body[]): Spot | undefined {
  let furthest = HAIR / 2;
  let push: Spot | undefined;
  const way = Math.sign(areaOf(territory));
  for (const [i, from] of territory.entries()) {
    const to = territory[(i + 1) % territory.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [nx, ny] = [(way * (to.y - from.y)) / length, (way * (from.x - to.x)) / length];
    for (const body of bodies) {
      const over = (body.x - from.x) * nx + (body.y - from.y) * ny + support(body, nx, ny);
      if (over <= furthest) continue;
      furthest = over;
      push = { x: -nx * (over + HAIR), y: -ny * (over + HAIR) };
    }
  }
  return push;
}

/** Away from the enemy's territory, for the model nearest to it. */
function pushAway(enemy: Polygon, needed: Inches, bodies: readonly Body[]): Spot | undefined {
  const gapOf = (body: Body, dx = 0, dy = 0) => planGapToPolygon({ ...body, x: body.x + dx, y: body.y + dy }, enemy);
  const [nearest] = bodies.map(body => ({ body, gap: gapOf(body) })).toSorted((a, b) => a.gap - b.gap);
  if (!nearest || nearest.gap > needed + HAIR / 2) return undefined;
  const { body, gap } = nearest;
  const [dx, dy] = [gapOf(body, FEELER) - gapOf(body, -FEELER), gapOf(body, 0, FEELER) - gapOf(body, 0, -FEELER)];
  const steep = Math.hypot(dx, dy);
  if (steep === 0) return undefined;
  const far = needed - gap + HAIR;
  return { x: (dx / steep) * far, y: (dy / steep) * far };
}
