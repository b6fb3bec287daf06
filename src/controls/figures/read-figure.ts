import { err, ok, type Result } from '../../kernel/result';
import { rowsOf } from './accessor';
import { type FigureFault, fieldsOf, type Glb, listOf, openGlb, wholeNumber } from './glb';
import { type Matrix, moved, placingOf, UNMOVED, within } from './placing';

/** A player's own figure: triangles, three corners each, as its file has them. */
export interface OwnFigure {
  readonly positions: Float32Array;
  readonly colours: Float32Array;
}

/** More would make a table of such figures crawl. */
const MOST_TRIANGLES = 60_000;
const MOST_VERTICES = 200_000;
const MOST_NODES = 2_000;
const TRIANGLES = 4;
const BARE: readonly number[] = [0.62, 0.6, 0.56];

/** Reads a .glb from outside: its meshes as they stand, in the colours of their materials. Nothing is fetched. */
export function readFigure(file: ArrayBuffer): Result<OwnFigure, FigureFault> {
  const opened = openGlb(file);
  if (!opened.ok) return opened;
  const positions: number[] = [];
  const colours: number[] = [];
  for (const { mesh, placing } of standing(opened.value)) {
    const primitives = listOf(fieldsOf(listOf(opened.value.gltf.meshes)[mesh])['primitives']);
    for (const primitive of primitives) {
      const fault = gather(opened.value, fieldsOf(primitive), placing, positions, colours);
      if (fault) return err(fault);
      if (positions.length > MOST_TRIANGLES * 9) return err('tooMany');
    }
  }
  if (positions.length === 0 || isFlat(positions)) return err('noMesh');
  return ok({ positions: Float32Array.from(positions), colours: Float32Array.from(colours) });
}

/** The meshes that stand in the file's scene, each where it stands; no node is visited twice. */
function standing({ gltf }: Glb): readonly { readonly mesh: number; readonly placing: Matrix }[] {
  const nodes = listOf(gltf.nodes);
  const scene = fieldsOf(listOf(gltf.scenes)[wholeNumber(gltf.scene) ?? 0]);
  const found: { mesh: number; placing: Matrix }[] = [];
  const seen = new Set<number>();
  const left = listOf(scene['nodes']).map(index => ({ index: wholeNumber(index) ?? -1, around: UNMOVED }));
  for (let next = left.pop(); next && seen.size < MOST_NODES; next = left.pop()) {
    const node = fieldsOf(nodes[next.index]);
    if (seen.has(next.index) || nodes[next.index] === undefined) continue;
    seen.add(next.index);
    const placing = within(next.around, placingOf(node));
    const mesh = wholeNumber(node['mesh']);
    if (mesh !== undefined) found.push({ mesh, placing });
    for (const child of listOf(node['children'])) left.push({ index: wholeNumber(child) ?? -1, around: placing });
  }
  return found;
}

/** Adds the triangles of one part; whatever is not made of triangles is left out. */
function gather(
  glb: Glb,
  primitive: Readonly<Record<string, unknown>>,
  placing: Matrix,
  positions: number[],
  colours: number[],
): FigureFault | undefined {
  if ((primitive['mode'] ?? TRIANGLES) !== TRIANGLES) return undefined;
  const attributes = fieldsOf(primitive['attributes']);
  const places = rowsOf(glb, attributes['POSITION'], MOST_VERTICES);
  if (places?.width !== 3) return 'broken';
  const painted = attributes['COLOR_0'] === undefined ? undefined : rowsOf(glb, attributes['COLOR_0'], MOST_VERTICES);
  const order = primitive['indices'] === undefined ? undefined : rowsOf(glb, primitive['indices'], MOST_TRIANGLES * 3);
  if (primitive['indices'] !== undefined && order?.width !== 1) return 'tooMany';
  const corners = (order?.count ?? places.count) - ((order?.count ?? places.count) % 3);
  const dye = dyeOf(glb, primitive['material']);
  for (let i = 0; i < corners; i++) {
    const corner = order ? (order.numbers[i] ?? -1) : i;
    const at = corner * 3;
    const [x, y, z] = [places.numbers[at], places.numbers[at + 1], places.numbers[at + 2]];
    if (x === undefined || y === undefined || z === undefined) return 'broken';
    positions.push(...moved(placing, x, y, z));
    for (let k = 0; k < 3; k++) {
      const own = painted && painted.count === places.count ? painted.numbers[corner * painted.width + k] : undefined;
      colours.push(Math.min(1, Math.max(0, (own ?? 1) * (dye[k] ?? 1))));
    }
  }
  return undefined;
}

/** The plain colour of a material; pictures on it are not looked at. */
function dyeOf({ gltf }: Glb, material: unknown): readonly number[] {
  const surface = fieldsOf(fieldsOf(listOf(gltf.materials)[wholeNumber(material) ?? -1])['pbrMetallicRoughness']);
  const factor = listOf(surface['baseColorFactor']).map(Number);
  const isPictured = surface['baseColorTexture'] !== undefined && factor.length === 0;
  return factor.length >= 3 && factor.every(Number.isFinite) && !isPictured ? factor.slice(0, 3) : BARE;
}

/** Whether the triangles fill no room at all: nothing that could stand. */
function isFlat(positions: readonly number[]): boolean {
  const spans = [0, 1, 2].map(axis => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = axis; i < positions.length; i += 3) {
      least = Math.min(least, positions[i] ?? 0);
      most = Math.max(most, positions[i] ?? 0);
    }
    return most - least;
  });
  return !spans.every(Number.isFinite) || (spans[1] ?? 0) <= 1e-9 || Math.max(spans[0] ?? 0, spans[2] ?? 0) <= 1e-9;
}
