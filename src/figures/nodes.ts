import { err, ok, type Result } from '../kernel/result';
import { type FigureFault, fieldsOf, type Gltf, isSound, listOf, wholeNumber } from './glb';
import { type Matrix, matrixOf, type Placing, placingOf, UNMOVED, within } from './placing';

const MOST_NODES = 2_000;
const MOST_DEPTH = 64;

/** A node with only checked values. */
export type CleanNode = Placing & { readonly children?: readonly number[]; readonly mesh?: number };

/** The scene of the file: its nodes at their indices, and each mesh with its transform. */
export interface Standing {
  readonly roots: readonly number[];
  readonly nodes: readonly CleanNode[];
  readonly placed: readonly { readonly mesh: number; readonly placing: Matrix }[];
}

interface Visit {
  readonly index: number;
  readonly around: Matrix;
  readonly depth: number;
}

/** Walks the scene of a file. Every node has at most one parent: one met twice is refused. */
export function standingIn(gltf: Gltf): Result<Standing, FigureFault> {
  const nodes = listOf(gltf.nodes);
  if (nodes.length > MOST_NODES) return err('tooManyParts');
  const roots = indices(fieldsOf(listOf(gltf.scenes)[wholeNumber(gltf.scene) ?? 0])['nodes']);
  const clean: CleanNode[] = nodes.map(() => ({}));
  const placed: { mesh: number; placing: Matrix }[] = [];
  const seen = new Set<number>();
  const left: Visit[] = roots.map(index => ({ index, around: UNMOVED, depth: 1 }));
  for (let next = left.pop(); next; next = left.pop()) {
    const { index, around, depth } = next;
    if (nodes[index] === undefined) return err('broken');
    if (seen.has(index)) return err('loop');
    if (depth > MOST_DEPTH) return err('tooDeep');
    seen.add(index);
    const own = placingOf(nodes[index]);
    const placing = own && within(around, matrixOf(own));
    if (!placing?.every(isSound)) return err('numbers');
    const { mesh: named, children: listed } = fieldsOf(nodes[index]);
    const [mesh, children] = [wholeNumber(named), indices(listed)];
    // each child is one more visit, so that the list of visits stays as short as the list of nodes
    if (left.length + children.length > MOST_NODES) return err('loop');
    clean[index] = { ...own, ...(children.length > 0 ? { children } : {}), ...(mesh === undefined ? {} : { mesh }) };
    if (mesh !== undefined) placed.push({ mesh, placing });
    for (const child of children) left.push({ index: child, around: placing, depth: depth + 1 });
  }
  return ok({ roots, nodes: clean, placed });
}

const indices = (value: unknown): readonly number[] => listOf(value).map(index => wholeNumber(index) ?? -1);
