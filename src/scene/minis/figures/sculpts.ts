import type { BufferGeometry } from 'three';
import manifest from '../../../../models/manifest.json';
import type { Inches, Outline } from '../../../geometry/shapes/shape';

/** One pose of a figure near by and far away; some are for one of a unit's ranks alone. */
export interface Pose {
  readonly full: BufferGeometry;
  readonly far: BufferGeometry;
  readonly rank: string | undefined;
}

/** What must be known of a figure to put something in its place while its sculpt is missing. */
export interface Casting {
  readonly figure: string;
  readonly outline: Outline;
  readonly height: Inches;
}

/** The part of models/manifest.json that the scene reads. */
interface Entry {
  readonly id: string;
  readonly poses?: readonly { readonly as?: string; readonly full: { readonly mesh: string } }[];
}

const entries: readonly Entry[] = manifest.models;
const files = import.meta.glob<string>('../../../../models/*.glb', { query: '?url', import: 'default', eager: true });
const addresses = new Map(Object.entries(files).map(([path, url]) => [figureOf(path), url]));

function figureOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.glb$/, '');
}

/** The file of a sculpt: of its own name, or the only one whose name goes on from it. */
export function addressOf(id: string): string | undefined {
  const longer = [...addresses].filter(([name]) => name.startsWith(`${id}-`));
  return addresses.get(id) ?? (longer.length === 1 ? longer[0]?.[1] : undefined);
}

/** Whether this model has been sculpted. */
export const hasSculpt = (id: string): boolean => addresses.has(id);

/** Which of a figure's meshes are for one of a unit's ranks alone. */
export function ranksOf(figure: string): ReadonlyMap<string, string | undefined> {
  const poses = entries.find(entry => entry.id === figure)?.poses ?? [];
  return new Map(poses.map(pose => [pose.full.mesh, pose.as]));
}

/** `full` and `far`, or `full-guard`, `full-stride` ... with their far copies; a missing far copy is the full one. */
export function posesIn(
  meshes: ReadonlyMap<string, BufferGeometry>,
  ranks: ReadonlyMap<string, string | undefined>,
): readonly Pose[] {
  return [...meshes]
    .filter(([name]) => name.startsWith('full'))
    .map(([name, full]) => ({
      full,
      far: meshes.get(name.replace('full', 'far')) ?? full,
      rank: ranks.get(name),
    }));
}

/** The pose for a mini: one of its rank if there is any, else one without a rank. */
export function poseFor(poses: readonly Pose[], number: number, rank: string | undefined): Pose | undefined {
  const own = poses.filter(pose => pose.rank === rank);
  const open = own.length > 0 ? own : poses.filter(pose => pose.rank === undefined);
  const choice = open.length > 0 ? open : poses;
  return choice[Math.abs(Math.trunc(number)) % choice.length];
}
