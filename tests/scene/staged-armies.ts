import { type Body, type Outline, roundBase, type Spot } from '../../src/geometry/shapes/shape';
import type { MiniPicture } from '../../src/table/picture';

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
function ranked(rank: Rank): readonly MiniPicture[] {
  const wide = rank.outline.kind === 'circle' ? rank.outline.radius * 2 : 3.2;
  const pitch = wide + (rank.gap ?? 0.35);
  const facing = (rank.seat === 0 ? Math.PI / 2 : -Math.PI / 2) + (rank.turn ?? 0);
  return Array.from({ length: rank.count }, (_, i): MiniPicture => {
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

/** Two armies facing each other across the middle of a 72" by 48" table. */
export const ARMIES: readonly MiniPicture[] = [
  block('liberators', 10, 27, 17, 5, 40, 2.2, 0),
  block('liberators', 5, 45, 16, 5, 40, 2.2, 0),
  block('castigators', 5, 19, 11, 5, 40, 2.2, 0),
  block('sequitors', 5, 38, 10, 5, 40, 2.2, 0),
  block('lord-celestant', 1, 38.5, 19, 1, 40, 3, 0),
  block('knight-incantor', 1, 33, 11.5, 1, 40, 2.6, 0),
  block('chainrasp-horde', 12, 27, 29, 6, 25, 1.9, 1),
  block('chainrasp-horde', 10, 48, 31, 5, 25, 1.9, 1),
  block('grimghast-reapers', 4, 38, 28, 4, 32, 2.4, 1),
  block('spirit-hosts', 3, 17, 29, 3, 50, 2.2, 1),
  block('guardian-of-souls-with-nightmare-lantern', 1, 25, 34, 1, 32, 2.7, 1),
].flat();

/** As many as a table can bear: 240 minis of eight figures. */
export const CROWD: readonly MiniPicture[] = [
  block('liberators', 40, 3, 19, 20, 40, 2.2, 0),
  block('castigators', 30, 3, 14, 15, 40, 2.2, 0),
  block('sequitors', 30, 34, 14, 15, 40, 2.2, 0),
  block('evocators', 20, 3, 9, 20, 40, 2.2, 0),
  block('chainrasp-horde', 60, 5, 29, 30, 25, 1.9, 1),
  block('grimghast-reapers', 30, 5, 33, 30, 32, 2.4, 1),
  block('bladegheist-revenants', 28, 5, 36, 28, 32, 2.4, 1),
  block('lord-celestant', 1, 50, 19, 1, 40, 3, 0),
  block('guardian-of-souls-with-nightmare-lantern', 1, 40, 40, 1, 32, 2.7, 1),
].flat();

function block(
  figure: string,
  count: number,
  x: number,
  y: number,
  across: number,
  baseMm: number,
  height: number,
  seat: 0 | 1,
): readonly MiniPicture[] {
  return ranked({ figure, count, at: { x, y }, across, outline: roundBase(baseMm), height, seat });
}
