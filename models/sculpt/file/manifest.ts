import type { Polygon, Solid } from '../../../src/geometry/shapes/shape';
import type { Base } from '../base';
import type { Size } from '../figures/figure';

/** One mesh in a file: its name and what it costs to draw. */
export interface MeshEntry {
  readonly mesh: string;
  readonly triangles: number;
}

export interface PoseEntry {
  readonly name: string;
  readonly as?: 'leader' | 'musician' | 'standard';
  readonly full: MeshEntry;
  readonly far: MeshEntry;
}

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  readonly author: 'Realmtable';
  readonly licence: 'MIT';
  readonly height: number;
}

export interface FigureEntry extends Entry {
  readonly kind: 'figure';
  readonly size: Size;
  readonly base: Base;
  readonly eyes: number;
  readonly poses: readonly PoseEntry[];
}

export const CREDIT = { author: 'Realmtable', licence: 'MIT' } as const;

export interface SceneryEntry extends Entry {
  readonly kind: 'scenery';
  /** Around the piece's centre, in the words of the rules: x is the model's z, y the model's x. */
  readonly footprint: Polygon;
  readonly solids: readonly Solid[];
  readonly meshes: readonly MeshEntry[];
}

export type ModelEntry = FigureEntry | SceneryEntry;

/** models/manifest.json */
export interface Manifest {
  readonly models: readonly ModelEntry[];
}
