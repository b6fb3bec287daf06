import type { P3 } from './vec';

/** Where a part sits: three columns of a turn (with scale) and an origin. */
export interface Frame {
  readonly x: P3;
  readonly y: P3;
  readonly z: P3;
  readonly at: P3;
}

export const HERE: Frame = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], at: [0, 0, 0] };

/** A direction of the part as a direction of the figure. */
export const turn = (f: Frame, p: P3): P3 => [
  f.x[0] * p[0] + f.y[0] * p[1] + f.z[0] * p[2],
  f.x[1] * p[0] + f.y[1] * p[1] + f.z[1] * p[2],
  f.x[2] * p[0] + f.y[2] * p[1] + f.z[2] * p[2],
];

/** A point of the part as a point of the figure. */
export function place(f: Frame, p: P3): P3 {
  const q = turn(f, p);
  return [q[0] + f.at[0], q[1] + f.at[1], q[2] + f.at[2]];
}

/** `inner` as seen from outside `outer`. */
export const within = (outer: Frame, inner: Frame): Frame => ({
  x: turn(outer, inner.x),
  y: turn(outer, inner.y),
  z: turn(outer, inner.z),
  at: place(outer, inner.at),
});

/** A frame at a point, turned first about z, then x, then y, and scaled along its own axes. */
export function frameAt(at: P3, [rx, ry, rz]: P3, [sx, sy, sz]: P3): Frame {
  const [cx, cy, cz] = [Math.cos(rx), Math.cos(ry), Math.cos(rz)];
  const [nx, ny, nz] = [Math.sin(rx), Math.sin(ry), Math.sin(rz)];
  return {
    x: [sx * (cy * cz + ny * nx * nz), sx * cx * nz, sx * (-ny * cz + cy * nx * nz)],
    y: [sy * (-cy * nz + ny * nx * cz), sy * cx * cz, sy * (ny * nz + cy * nx * cz)],
    z: [sz * ny * cx, sz * -nx, sz * cy * cx],
    at,
  };
}

/** A frame at a point whose y runs along `up`, with its z as near to `front` as can be. */
export function aimed(at: P3, up: P3, front: P3 = [0, 0, 1]): Frame {
  const y = unitOf(up);
  const spill = front[0] * y[0] + front[1] * y[1] + front[2] * y[2];
  const z = unitOf([front[0] - y[0] * spill, front[1] - y[1] * spill, front[2] - y[2] * spill]);
  const x: P3 = [y[1] * z[2] - y[2] * z[1], y[2] * z[0] - y[0] * z[2], y[0] * z[1] - y[1] * z[0]];
  return { x, y, z, at };
}

/** Whether the frame turns left into right: its triangles must be wound the other way. */
export function mirrors(f: Frame): boolean {
  const { x, y, z } = f;
  const volume =
    x[0] * (y[1] * z[2] - y[2] * z[1]) - x[1] * (y[0] * z[2] - y[2] * z[0]) + x[2] * (y[0] * z[1] - y[1] * z[0]);
  return volume < 0;
}

function unitOf(p: P3): P3 {
  const l = Math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]) || 1;
  return [p[0] / l, p[1] / l, p[2] / l];
}
