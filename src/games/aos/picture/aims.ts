import { gapToSpot } from '../../../geometry/gaps/gap';
import type { Inches, Spot } from '../../../geometry/shapes/shape';
import type { AreaPicture, LabelPicture, OverlayPicture, RingPicture } from '../../../table/picture';
import { findSpell } from '../armies/parts/spells';
import { bodiesOf } from '../facts/places/bodies';
import { findUnit } from '../facts/units';
import { aimOf, startOf } from '../hands/draft/aiming';
import type { AimDraft } from '../hands/draft/drafts';
import type { Battle } from '../types';
import { onTape } from './on-tape';
import { groundOf } from './placing-ground';

type Part = Pick<OverlayPicture, 'strokes' | 'rings' | 'labels'>;

const PIN: Inches = 0.3;

/** What an aimed draft looks like: the path and the distance along it, or the spot and the units it strikes. */
export function aimPicture(battle: Battle, draft: AimDraft, isFoul: boolean): Part {
  if (draft.type === 'aimPoint') return pointPicture(battle, draft, isFoul);
  const from = startOf(battle, draft);
  const to = aimOf(battle, draft);
  if (draft.type === 'rideWinds') {
    const chip: LabelPicture = { id: 'aim', at: { ...to, z: 0.4 }, tone: 'plain', number: '', text: 'this way' };
    return {
      strokes: [{ look: 'thread', points: [from, toEdge(battle, from, draft.direction)] }],
      rings: [],
      labels: [chip],
    };
  }
  const { roll = 0, direction = 0 } = battle.rolledMove ?? {};
  const end = { x: from.x + Math.cos(direction) * roll, y: from.y + Math.sin(direction) * roll };
  const chip: LabelPicture = {
    id: 'aim',
    at: { ...to, z: 0.4 },
    tone: isFoul ? 'foul' : 'fair',
    number: onTape(draft.distance),
    text: `of ${onTape(roll)}`,
  };
  return {
    strokes: [
      { look: 'thread', points: [from, end] },
      { look: 'tape', points: [from, to] },
    ],
    rings: rideGhosts(battle, draft, { x: to.x - from.x, y: to.y - from.y }, isFoul),
    labels: [chip],
  };
}

function rideGhosts(battle: Battle, draft: AimDraft, by: Spot, isFoul: boolean): readonly RingPicture[] {
  const unit = 'unit' in draft ? findUnit(battle, draft.unit) : undefined;
  return (unit?.models ?? []).map(({ x, y, z, facing, outline }) => ({
    look: isFoul ? 'foul' : 'ghost',
    x: x + by.x,
    y: y + by.y,
    z,
    facing,
    outline,
  }));
}

function pointPicture(battle: Battle, { x, y }: Spot, isFoul: boolean): Part {
  const { cast } = battle;
  const caster = cast && findUnit(battle, cast.unit);
  const bodies = caster ? bodiesOf(battle, caster) : [];
  const spell = cast && findSpell(cast.spell);
  const gap = bodies.reduce((least, body) => Math.min(least, gapToSpot(body, { x, y, z: body.z })), Infinity);
  const from = bodies[0] ?? { x, y };
  const struck = spell?.reach.within ?? 0;
  return {
    strokes: [
      {
        look: isFoul ? 'overrun' : 'tape',
        points: [
          { x: from.x, y: from.y },
          { x, y },
        ],
      },
    ],
    rings: [
      { look: 'hit', x, y, outline: { kind: 'circle', radius: PIN } },
      { look: 'aura', x, y, outline: { kind: 'circle', radius: struck } },
    ],
    labels: [
      {
        id: 'aim',
        at: { x, y, z: 0.6 },
        tone: isFoul ? 'foul' : 'fair',
        number: Number.isFinite(gap) ? onTape(gap) : '',
        text: `of ${onTape(spell?.point?.within ?? 0)}`,
      },
    ],
  };
}

/** How far the caster may aim. */
export function aimGround(battle: Battle, draft: AimDraft): readonly AreaPicture[] {
  const { cast } = battle;
  const caster = draft.type === 'aimPoint' && cast ? findUnit(battle, cast.unit) : undefined;
  const within = cast && findSpell(cast.spell)?.point?.within;
  if (!caster || within === undefined) return [];
  return [{ id: 'aim', look: 'reach', ...groundOf(bodiesOf(battle, caster)), grow: within }];
}

/** Where a line leaves the table. */
function toEdge({ field }: Battle, { x, y }: Spot, direction: number): Spot {
  const [dx, dy] = [Math.cos(direction), Math.sin(direction)];
  const alongX = dx > 0 ? (field.width - x) / dx : dx < 0 ? -x / dx : Infinity;
  const alongY = dy > 0 ? (field.depth - y) / dy : dy < 0 ? -y / dy : Infinity;
  const length = Math.max(0, Math.min(alongX, alongY));
  return { x: x + dx * length, y: y + dy * length };
}
