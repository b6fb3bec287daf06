import { type Body, type Outline, roundBase, type Spot } from '../../src/geometry/shape';
import type { MiniView } from '../../src/scene/minis/mini-view';

interface Rank {
  readonly figure: string;
  readonly count: number;
  readonly at: Spot;
  readonly across: number;
  readonly outline: Outline;
  readonly height: number;
  readonly seat: 0 | 1;
  readonly gap?: number;
  readonly turn?: number;
}

/** A block of minis, ranked by `across`, looking over the table at the other side. */
function ranked(rank: Rank): readonly MiniView[] {
  const wide = rank.outline.kind === 'circle' ? rank.outline.radius * 2 : 3.2;
  const pitch = wide + (rank.gap ?? 0.35);
  const facing = (rank.seat === 0 ? Math.PI / 2 : -Math.PI / 2) + (rank.turn ?? 0);
  return Array.from({ length: rank.count }, (_, i): MiniView => {
    const wobble = Math.sin(i * 12.9 + rank.at.x) * 0.12;
    const body: Body = {
      x: rank.at.x + (i % rank.across) * pitch + wobble,
      y: rank.at.y - Math.floor(i / rank.across) * pitch * (rank.seat === 0 ? 1 : -1) + wobble * 0.7,
      z: 0,
      facing: facing + wobble * 1.5,
      outline: rank.outline,
      height: rank.height,
    };
    return {
      ...body,
      id: `${rank.figure}-${rank.at.x}-${i}`,
      figure: rank.figure,
      pose: i * 7 + 3,
      seat: rank.seat,
      rank: i === 0 && rank.count > 1 ? 'leader' : undefined,
      gait: rank.seat === 1 ? 'glide' : 'walk',
    };
  });
}

const infantry = roundBase(40);
const ghost = roundBase(25);

/** Two armies facing each other across the middle of a 72" by 48" table. */
export const ARMIES: readonly MiniView[] = [
  ...ranked({
    figure: 'liberators',
    count: 10,
    at: { x: 27, y: 17 },
    across: 5,
    outline: infantry,
    height: 2.2,
    seat: 0,
  }),
  ...ranked({
    figure: 'liberators',
    count: 5,
    at: { x: 45, y: 16 },
    across: 5,
    outline: infantry,
    height: 2.2,
    seat: 0,
  }),
  ...ranked({
    figure: 'judicators',
    count: 5,
    at: { x: 19, y: 11 },
    across: 5,
    outline: infantry,
    height: 2.2,
    seat: 0,
  }),
  ...ranked({
    figure: 'retributors',
    count: 5,
    at: { x: 38, y: 10 },
    across: 5,
    outline: infantry,
    height: 2.2,
    seat: 0,
  }),
  ...ranked({
    figure: 'lord-celestant',
    count: 1,
    at: { x: 38.5, y: 19 },
    across: 1,
    outline: infantry,
    height: 3,
    seat: 0,
    turn: -0.3,
  }),
  ...ranked({
    figure: 'chainrasp-horde',
    count: 12,
    at: { x: 27, y: 29 },
    across: 6,
    outline: ghost,
    height: 1.9,
    seat: 1,
  }),
  ...ranked({
    figure: 'chainrasp-horde',
    count: 10,
    at: { x: 48, y: 31 },
    across: 5,
    outline: ghost,
    height: 1.9,
    seat: 1,
  }),
  ...ranked({
    figure: 'grimghast-reapers',
    count: 4,
    at: { x: 38, y: 28 },
    across: 4,
    outline: roundBase(32),
    height: 2.4,
    seat: 1,
  }),
  ...ranked({
    figure: 'spirit-hosts',
    count: 3,
    at: { x: 17, y: 29 },
    across: 3,
    outline: roundBase(50),
    height: 2.2,
    seat: 1,
  }),
  ...ranked({
    figure: 'guardian-of-souls-with-nightmare-lantern',
    count: 1,
    at: { x: 25, y: 34 },
    across: 1,
    outline: roundBase(32),
    height: 2.8,
    seat: 1,
  }),
];
