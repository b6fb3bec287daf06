import { BoxGeometry, BufferAttribute, BufferGeometry } from 'three';
import type { TableSize } from '../space';

export const RAIL_WIDTH = 3.2;
/** Height of the rail above the mat. */
export const RAIL_TOP = 0.28;
const RAIL_HEIGHT = 2.2;
const LIP = 0.14;

interface Part {
  readonly size: readonly [number, number, number];
  readonly at: readonly [number, number, number];
  /** Grain runs along x (0) or z (1). */
  readonly grain: 0 | 1;
  readonly kind: 'wood' | 'corner' | 'brass';
}

const KIND_NUMBER = { wood: 0, corner: 1, brass: 2 } as const;

function parts({ width, depth }: TableSize): readonly Part[] {
  const [w, d] = [width / 2, depth / 2];
  const rail = RAIL_TOP - RAIL_HEIGHT / 2;
  const out = RAIL_WIDTH / 2;
  return [-1, 1].flatMap((side): readonly Part[] => [
    { size: [width, RAIL_HEIGHT, RAIL_WIDTH], at: [0, rail, side * (d + out)], grain: 0, kind: 'wood' },
    { size: [RAIL_WIDTH, RAIL_HEIGHT, depth], at: [side * (w + out), rail, 0], grain: 1, kind: 'wood' },
    { size: [width + LIP, 0.2, LIP], at: [0, RAIL_TOP - 0.06, side * (d + LIP / 2)], grain: 0, kind: 'brass' },
    { size: [LIP, 0.2, depth + LIP], at: [side * (w + LIP / 2), RAIL_TOP - 0.06, 0], grain: 1, kind: 'brass' },
    ...[-1, 1].map(
      (end): Part => ({
        size: [RAIL_WIDTH + 0.1, RAIL_HEIGHT + 0.06, RAIL_WIDTH + 0.1],
        at: [side * (w + out), rail + 0.03, end * (d + out)],
        grain: 1,
        kind: 'corner',
      }),
    ),
  ]);
}

/** The whole rail as one geometry; `timber` holds the direction of the grain and the material of each part. */
export class RailGeometry extends BufferGeometry {
  constructor(table: TableSize) {
    super();
    const position: number[] = [];
    const normal: number[] = [];
    const timber: number[] = [];
    for (const part of parts(table)) {
      const box = new BoxGeometry(...part.size).toNonIndexed().translate(...part.at);
      position.push(...box.getAttribute('position').array);
      normal.push(...box.getAttribute('normal').array);
      for (let i = 0; i < box.getAttribute('position').count; i++) timber.push(part.grain, KIND_NUMBER[part.kind]);
    }
    this.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
    this.setAttribute('normal', new BufferAttribute(new Float32Array(normal), 3));
    this.setAttribute('timber', new BufferAttribute(new Float32Array(timber), 2));
  }
}
