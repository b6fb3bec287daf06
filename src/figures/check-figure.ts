import { err, ok, type Result } from '../kernel/result';
import { boundsOf, type Rows, rowsOf } from './accessor';
import { type Fields, type FigureFault, fieldsOf, type Glb, listOf, openGlb, wholeNumber, writeGlb } from './glb';
import { type Standing, standingIn } from './nodes';
import { type Matrix, moved } from './placing';
import { type Picture, type Surfaces, surfacesOf } from './surfaces';

/** A player's own figure, checked: a .glb with only what is shown, and its pictures. */
export interface OwnFigure {
  readonly file: ArrayBuffer;
  readonly pictures: readonly Picture[];
}

/** More would make the table slow. */
export const MOST_TRIANGLES = 60_000;
const MOST_CORNERS = 200_000;
const MOST_PARTS = 500;
/** The size limits of a figure in file units. Beyond them the numbers are a mistake and lose precision. */
const LEAST_SIZE = 1e-6;
const MOST_SIZE = 1e7;
const TRIANGLES = 4;
/** The vertex attributes that are drawn, and their number of components. Others, such as bones, are left out. */
const ATTRIBUTES: Readonly<Record<string, readonly number[]>> = {
  POSITION: [3],
  NORMAL: [3],
  TEXCOORD_0: [2],
  TEXCOORD_1: [2],
  COLOR_0: [3, 4],
};

/** One part of a mesh, with only checked values. */
interface Part {
  readonly attributes: Readonly<Record<string, number>>;
  readonly indices?: number;
  readonly material?: number;
}

/**
 * Checks a .glb from outside before it is unpacked, and rewrites it with only what was checked. Every limit is counted
 * before the work it limits; something used twice counts twice.
 */
export function checkFigure(file: ArrayBuffer): Result<OwnFigure, FigureFault> {
  const opened = openGlb(file);
  if (!opened.ok) return opened;
  const standing = standingIn(opened.value.gltf);
  if (!standing.ok) return standing;
  const body = createBody(opened.value);
  const fault = body.add(standing.value) ?? sizeFault(body.box());
  if (fault) return err(fault);
  const surfaces = surfacesOf(opened.value, body.materials);
  if (!surfaces.ok) return surfaces;
  const { binary } = opened.value;
  const gltf = described(standing.value, body, surfaces.value, binary.byteLength);
  return ok({ file: writeGlb({ gltf, binary }), pictures: surfaces.value.pictures });
}

type Box = readonly (readonly [number, number])[];
type Body = ReturnType<typeof createBody>;

/** Collects the parts of all meshes in the scene. */
function createBody(glb: Glb) {
  const meshes = new Map<number, readonly Part[]>();
  const rows = new Map<number, Rows & { readonly min: number[]; readonly max: number[] }>();
  const materials = new Set<number>();
  const box = [0, 1, 2].map((): [number, number] => [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  let [parts, corners, read] = [0, 0, 0];

  /** The rows of an accessor, checked once however often it is used. */
  const known = (index: unknown) => {
    const place = wholeNumber(index) ?? -1;
    const before = rows.get(place);
    if (before) return before;
    const found = rowsOf(glb, index);
    if (!found || found.count > MOST_CORNERS) return undefined;
    const bounds = boundsOf(found);
    if (!bounds) return undefined;
    const all = { ...found, ...bounds };
    rows.set(place, all);
    return all;
  };

  function addPart(primitive: Fields, placing: Matrix): Part | FigureFault {
    const named = fieldsOf(primitive['attributes']);
    const counts = [named['POSITION'], primitive['indices']].map(index => countOf(glb, index));
    const [vertices = 0, indexed = vertices] = counts;
    parts += 1;
    read += vertices + indexed;
    corners += indexed;
    if (parts > MOST_PARTS) return 'tooManyParts';
    if (corners > MOST_TRIANGLES * 3 || read > MOST_CORNERS + MOST_TRIANGLES * 3) return 'tooMany';
    const places = known(named['POSITION']);
    const order = primitive['indices'] === undefined ? undefined : known(primitive['indices']);
    if (!places) return 'broken';
    if (primitive['indices'] !== undefined && (!order?.isIndex || (order.max[0] ?? 0) >= places.count)) return 'broken';
    const attributes: Record<string, number> = {};
    for (const [name, widths] of Object.entries(ATTRIBUTES)) {
      if (named[name] === undefined) continue;
      const found = known(named[name]);
      if (!found || !widths.includes(found.width) || found.count !== places.count) return 'broken';
      attributes[name] = wholeNumber(named[name]) ?? -1;
    }
    stretch(box, placing, places);
    const material = wholeNumber(primitive['material']);
    const isThere = material !== undefined && listOf(glb.gltf.materials)[material] !== undefined;
    if (isThere) materials.add(material);
    const indices = wholeNumber(primitive['indices']);
    return { attributes, ...(indices === undefined ? {} : { indices }), ...(isThere ? { material } : {}) };
  }

  return {
    meshes,
    rows,
    materials,
    box: () => (corners < 3 ? undefined : box),
    add({ placed }: Standing): FigureFault | undefined {
      for (const { mesh, placing } of placed) {
        const found: Part[] = [];
        if (listOf(glb.gltf.meshes)[mesh] === undefined) return 'broken';
        for (const primitive of listOf(fieldsOf(listOf(glb.gltf.meshes)[mesh])['primitives'])) {
          const fields = fieldsOf(primitive);
          if ((fields['mode'] ?? TRIANGLES) !== TRIANGLES) continue;
          const part = addPart(fields, placing);
          if (typeof part === 'string') return part;
          found.push(part);
        }
        meshes.set(mesh, found);
      }
      return undefined;
    },
  };
}

/** The number of rows an accessor declares, before any is read. */
const countOf = ({ gltf }: Glb, index: unknown): number | undefined =>
  index === undefined
    ? undefined
    : (wholeNumber(fieldsOf(listOf(gltf.accessors)[wholeNumber(index) ?? -1])['count']) ?? 0);

/** Extends the bounding box of a figure by one of its placed parts. */
function stretch(box: [number, number][], placing: Matrix, { min, max }: { min: number[]; max: number[] }): void {
  for (let corner = 0; corner < 8; corner++) {
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map(axis => ((corner >> axis) & 1 ? max[axis] : min[axis]) ?? 0);
    moved(placing, x, y, z).forEach((value, axis) => {
      const span = box[axis];
      if (span) box[axis] = [Math.min(span[0], value), Math.max(span[1], value)];
    });
  }
}

function sizeFault(box: Box | undefined): FigureFault | undefined {
  if (!box) return 'noMesh';
  const [wide = 0, tall = 0, long = 0] = box.map(([least, most]) => most - least);
  const isFar = box.some(span => span.some(value => !(Math.abs(value) <= MOST_SIZE)));
  if (isFar) return 'numbers';
  if (tall <= 0 || Math.max(wide, long) <= 0) return 'noMesh';
  return tall < LEAST_SIZE || Math.max(wide, long) < LEAST_SIZE ? 'numbers' : undefined;
}

/** The description rebuilt from checked values, at the same indices. */
function described({ roots, nodes }: Standing, body: Body, surfaces: Surfaces, bytes: number): object {
  const meshes: object[] = [];
  for (const [index, primitives] of body.meshes) meshes[index] = { primitives };
  const accessors: object[] = [];
  const bufferViews: object[] = [];
  for (const [place, span] of surfaces.spans) bufferViews[place] = span;
  for (const [index, { accessor, span, width, min, max }] of body.rows) {
    accessors[index] = { ...accessor, ...(width === 3 ? { min, max } : {}) };
    bufferViews[Number(accessor['bufferView'])] = span;
  }
  const { materials, textures, samplers, images } = surfaces;
  const filled = (list: readonly object[]) => Array.from(list, item => item ?? {});
  const hasParts = (mesh: number | undefined) => mesh !== undefined && (body.meshes.get(mesh)?.length ?? 0) > 0;
  return {
    asset: { version: '2.0' },
    extensionsUsed: ['KHR_texture_transform', 'KHR_materials_unlit', 'KHR_materials_emissive_strength'],
    scene: 0,
    scenes: [{ nodes: roots }],
    nodes: nodes.map(({ mesh, ...node }) => (hasParts(mesh) ? { ...node, mesh } : node)),
    meshes: filled(meshes),
    accessors: filled(accessors),
    bufferViews: filled(bufferViews),
    buffers: [{ byteLength: bytes }],
    materials,
    textures,
    samplers,
    images,
  };
}
