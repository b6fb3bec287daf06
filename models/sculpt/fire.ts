import { bake } from './bake/bake';
import { coarsen } from './bake/coarsen';
import { joined, type Mesh, triangleCount } from './bake/mesh';
import { base, farBase } from './base';
import { Clay } from './clay';
import { BUDGETS, type Figure, type Pose } from './figures/figure';
import { type Named, writeGlb } from './file/glb';
import { CREDIT, type FigureEntry } from './file/manifest';

export interface Fired {
  readonly bytes: Uint8Array;
  readonly entry: FigureEntry;
}

/** Sculpts, paints and packs a figure: for each pose one mesh for close up and one for far away. */
export function fire(figure: Figure): Fired {
  const poses = figure.poses.map(pose => ({ pose, ...paintPose(figure, pose) }));
  const meshes = poses.flatMap(({ pose, full, far }): Named[] => [
    { name: `full-${pose.name}`, mesh: full },
    { name: `far-${pose.name}`, mesh: far },
  ]);
  const bytes = writeGlb(meshes);
  const { id, name, size, base: stand, height, eyes } = figure;
  const entry: FigureEntry = {
    id,
    name,
    kind: 'figure',
    file: `${id}.glb`,
    bytes: bytes.length,
    ...CREDIT,
    size,
    base: stand,
    height,
    eyes,
    poses: poses.map(({ pose, full, far }) => ({
      name: pose.name,
      ...(pose.as ? { as: pose.as } : {}),
      full: { mesh: `full-${pose.name}`, triangles: triangleCount(full) },
      far: { mesh: `far-${pose.name}`, triangles: triangleCount(far) },
    })),
  };
  return { bytes, entry };
}

function paintPose(figure: Figure, pose: Pose): { readonly full: Mesh; readonly far: Mesh } {
  const whole = base(figure.base);
  pose.sculpt(whole);
  const alone = new Clay();
  pose.sculpt(alone);
  const stand = bake(farBase(figure.base), { among: whole });
  const most = BUDGETS[figure.size].far - triangleCount(stand);
  const far = joined([bake(coarsen(alone, most), { among: whole, edges: 0.5 }), stand]);
  return { full: bake(whole), far };
}
