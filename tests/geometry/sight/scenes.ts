import { planGap } from '../../../src/geometry/gaps/gap';
import { planGapToPolygon } from '../../../src/geometry/shapes/polygon';
import type { Body, Feature, Polygon, Solid, Spot, Top } from '../../../src/geometry/shapes/shape';
import type { Seeded } from '../seeded';
import { randomOutline, randomPolygon } from '../shapes';

/** Tables on which sight is put to the test. */
export interface SightScene {
  readonly shooter: Body;
  readonly own: readonly Body[];
  readonly target: Body;
  readonly targets: readonly Body[];
  readonly others: readonly Body[];
  readonly features: readonly Feature[];
}

/** An upright box, turned. */
export function rectangle(x: number, y: number, length: number, width: number, turn = 0): Polygon {
  const cos = Math.cos(turn) / 2;
  const sin = Math.sin(turn) / 2;
  const at = (u: number, v: number): Spot => ({
    x: x + u * length * cos - v * width * sin,
    y: y + u * length * sin + v * width * cos,
  });
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}

/** A feature that is one prism with a level top. */
export function block(outline: Polygon, top: number, bottom = 0, id = 'block'): Feature {
  return { id, footprint: outline, solids: [{ outline, bottom, top: { kind: 'flat', z: top } }] };
}

/** A shooter, a target and a crowd of things between and beside them; nothing stands in shooter or target. */
export function randomSightScene(random: Seeded): SightScene {
  const apart = random.between(3, 14);
  const stand = (x: number): Body => ({
    x: 20 + x,
    y: 20 + random.between(-1, 1),
    z: random.next() < 0.7 ? 0 : random.between(0, 4),
    facing: random.between(-4, 4),
    height: random.between(0.6, 4),
    outline: randomOutline(random, random.next() < 0.6 ? ['circle'] : undefined),
  });
  const shooter = stand(-apart);
  const target = stand(apart);
  const clear = (body: Body): boolean => planGap(body, shooter) > 0.01 && planGap(body, target) > 0.01;
  const crowd = (): Body[] =>
    Array.from({ length: random.int(6) }, () => ({
      ...stand(random.between(-apart, apart)),
      y: 20 + random.between(-2, 2),
    })).filter(clear);
  const solids = Array.from({ length: random.int(10) }, () => randomSolid(random, apart)).filter(
    ({ outline }) => planGapToPolygon(shooter, outline) > 0.01 && planGapToPolygon(target, outline) > 0.01,
  );
  const features = solids.map((solid, i) => ({ id: `f${i}`, footprint: solid.outline, solids: [solid] }));
  return { shooter, own: [shooter, ...crowd()], target, targets: [target, ...crowd()], others: crowd(), features };
}

function randomSolid(random: Seeded, apart: number): Solid {
  const x = 20 + random.between(-apart, apart) * 0.8;
  const y = 20 + random.between(-2, 2);
  const turn = random.between(0, 7);
  const kind = random.int(3);
  const outline =
    kind === 0
      ? moved(randomPolygon(random, 1.5), x - 2.2, y - 2.2)
      : rectangle(x, y, random.between(0.5, 4), random.between(0.05, 0.8), kind === 1 ? turn : Math.PI / 2);
  const bottom = random.next() < 0.6 ? 0 : random.between(0, 2);
  return { outline, bottom, top: randomTop(random, x, y, bottom + random.between(0.3, 3)) };
}

function randomTop(random: Seeded, x: number, y: number, z: number): Top {
  if (random.next() < 0.6) return { kind: 'flat', z };
  // Gentle enough that the top stays above the bottom all over the solid.
  return {
    kind: 'slope',
    from: { x, y },
    z: z + 0.8,
    rise: { x: random.between(-0.25, 0.25), y: random.between(-0.25, 0.25) },
  };
}

function moved(polygon: Polygon, dx: number, dy: number): Polygon {
  return polygon.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}
