import type { MagicPicture } from '../../table/stage';
import { spanOf } from '../minis/bases/footing';
import type { NamedBody } from '../minis/mini-store';
import { type TableSize, toScene } from '../space';

/** Where sparks fly: one box over all models affected by a spell, so that a whole unit is one draw call. */
export interface SparkCloud {
  readonly id: number;
  readonly kind: MagicPicture['kind'];
  readonly middle: readonly [number, number, number];
  /** Wide, high and deep. */
  readonly size: readonly [number, number, number];
  readonly count: number;
}

/** Fuller than the colours of overlays: sparks are added to what is behind them, which makes them paler. */
export const SPARK_COLOURS: Readonly<Record<MagicPicture['kind'], string>> = {
  cast: '#2f9bff',
  unbind: '#35eeb0',
  ability: '#ffce70',
  strike: '#a050ff',
};

const LEAST = 60;
const EACH = 24;
const MOST = 260;
/** Around the bases, in inches. */
const MARGIN = 0.3;

/** The cloud of sparks for a spell, if an affected model is on the table. */
export function sparkCloud(
  id: number,
  kind: MagicPicture['kind'],
  bodies: readonly NamedBody[],
  table: TableSize,
): SparkCloud | undefined {
  if (bodies.length === 0) return undefined;
  const reach = bodies.map(({ outline }) => Math.max(spanOf(outline).long, spanOf(outline).wide) / 2 + MARGIN);
  const [left, right] = ends(
    bodies.map(({ x }) => x),
    reach,
  );
  const [near, far] = ends(
    bodies.map(({ y }) => y),
    reach,
  );
  const bottom = Math.min(...bodies.map(({ z }) => z));
  const top = Math.max(...bodies.map(({ z, height }) => z + height)) + 0.5;
  return {
    id,
    kind,
    middle: toScene(table, { x: (left + right) / 2, y: (near + far) / 2 }, (bottom + top) / 2),
    size: [right - left, top - bottom, far - near],
    count: Math.min(MOST, LEAST + EACH * (bodies.length - 1)),
  };
}

const ends = (at: readonly number[], reach: readonly number[]): readonly [number, number] => [
  Math.min(...at.map((place, i) => place - (reach[i] ?? 0))),
  Math.max(...at.map((place, i) => place + (reach[i] ?? 0))),
];
