import type { Solid, Spot } from '../../src/geometry/shapes/shape';
import { bake } from './bake/bake';
import { triangleCount } from './bake/mesh';
import { Clay, type P2 } from './clay';
import { type Named, writeGlb } from './file/glb';
import { CREDIT, type SceneryEntry } from './file/manifest';
import type { Prism, Scenery } from './scenery/piece';

/** The rules look along +x where the model looks along +z: x is the model's z, y the model's x. */
const spot = ([x, z]: P2): Spot => ({ x: neat(z), y: neat(x) });
const neat = (inches: number) => Math.round(inches * 1000) / 1000 + 0;

function solid({ outline, bottom, top, climb }: Prism): Solid {
  return {
    outline: outline.map(spot),
    bottom: neat(bottom),
    top: climb
      ? { kind: 'slope', from: spot(climb.from), z: neat(top), rise: spot(climb.rise) }
      : { kind: 'flat', z: neat(top) },
  };
}

/** Sculpts, paints and packs a piece of scenery. Crowns shade what stands below and are shaded by it. */
export function fireScenery(piece: Scenery): { readonly bytes: Uint8Array; readonly entry: SceneryEntry } {
  const whole = new Clay();
  piece.sculpt(whole);
  piece.crowns?.(whole);
  const paint = (press: (clay: Clay) => void) => {
    const clay = new Clay();
    press(clay);
    return bake(clay, { among: whole, voxels: 84, edges: 0.9 });
  };
  const meshes: readonly Named[] = [
    { name: 'body', mesh: paint(piece.sculpt) },
    ...(piece.crowns ? [{ name: 'crowns', mesh: paint(piece.crowns) }] : []),
  ];
  const bytes = writeGlb(meshes);
  const { id, name, height } = piece;
  const entry: SceneryEntry = {
    id,
    name,
    kind: 'scenery',
    file: `${id}.glb`,
    bytes: bytes.length,
    ...CREDIT,
    height,
    footprint: piece.footprint.map(spot),
    solids: piece.prisms.map(solid),
    meshes: meshes.map(named => ({ mesh: named.name, triangles: triangleCount(named.mesh) })),
  };
  return { bytes, entry };
}
