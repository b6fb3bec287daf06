import type { BufferGeometry } from 'three';
import { createStore, type StoreApi } from 'zustand';
import type { Body } from '../../geometry/shapes/shape';
import type { MiniPicture } from '../../table/picture';
import type { MovePath } from '../../table/stage';
import type { Motion } from '../frame/motion';
import { roomFor } from '../instances';
import { badgesOf } from './bases/badges';
import { type Pose, poseFor } from './figures/sculpts';
import { createMini, type MiniState, restingTransform } from './mini-state';
import { fall, lengthOf, marchMs, walk } from './motions';

/** A body with a name, as picking and overlays want it. */
export type NamedBody = Body & { readonly id: string };

/** A sculpt in use, and for how many minis there is room in its mesh. */
export interface MiniBatchPlan {
  readonly sculpt: BufferGeometry;
  readonly room: number;
}

/** The meshes that the minis need; React renders them, and renders again only when this list changes. */
export interface MiniPlan {
  readonly batches: readonly MiniBatchPlan[];
  /** Room for minis and for badges, whatever their sculpts. */
  readonly minis: number;
  readonly badges: number;
}

const NO_PLAN: MiniPlan = { batches: [], minis: 0, badges: 0 };

/** All minis on the table. Views say where they stand; motions carry them there; a frame draws what has changed. */
export class MiniStore {
  readonly plan: StoreApi<MiniPlan> = createStore(() => NO_PLAN);
  /** Raised whenever something about the minis must be written to the GPU again. */
  version = 0;
  private readonly minis = new Map<string, MiniState>();
  private readonly poses = new Map<string, readonly Pose[]>();
  private readonly members = new Map<BufferGeometry, MiniState[]>();
  private readonly motion: Motion;
  private readonly changed: (hasMoved: boolean) => void;
  private readonly watchers = new Set<() => void>();

  /** `changed` is called when the picture must be redrawn; its argument says whether the shadows must be, too. */
  constructor(motion: Motion, changed: (hasMoved: boolean) => void) {
    this.motion = motion;
    this.changed = changed;
  }

  setViews(views: readonly MiniPicture[]): void {
    const here = new Set(views.map(view => view.id));
    let hasMoved = false;
    for (const id of this.minis.keys()) if (!here.has(id)) hasMoved = this.minis.delete(id);
    for (const view of views) hasMoved = this.place(view) || hasMoved;
    this.regroup();
    this.version++;
    this.changed(hasMoved);
    if (hasMoved) for (const watcher of this.watchers) watcher();
  }

  /** The sculpts of a figure have arrived. */
  setPoses(figure: string, poses: readonly Pose[]): void {
    this.poses.set(figure, poses);
    this.regroup();
    this.redraw();
  }

  /** Calls `watcher` after minis have been placed; returns a function that stops it. */
  onChange(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
    };
  }

  /** Moves minis together; settles when all have been set down. */
  async march(marches: readonly MovePath[]): Promise<void> {
    const ms = marchMs(Math.max(0, ...marches.map(march => lengthOf(march.path))));
    await this.each(
      marches.map(march => march.id),
      (mini, i) => {
        const march = marches[i];
        if (!march) return Promise.resolve();
        return walk(this.motion, mini.transform, march, mini.view.gait ?? 'walk', ms, this.redraw);
      },
    );
  }

  /** Greys the slain and sinks them; settles when they are gone from sight. */
  async slay(ids: readonly string[]): Promise<void> {
    await this.each(ids, mini => fall(this.motion, mini.transform, mini.view.height, this.redraw));
  }

  /** Where a mini is at this frame, in motion or at rest. */
  bodyOf(id: string): NamedBody | undefined {
    const mini = this.minis.get(id);
    return mini && bodyNow(mini);
  }

  /** All that can be pointed at. */
  bodies(): readonly NamedBody[] {
    const isThere = ({ transform, view }: MiniState) => transform.rise >= 0 && !view.look?.fallen;
    return [...this.minis.values()].filter(isThere).map(bodyNow);
  }

  all(): Iterable<MiniState> {
    return this.minis.values();
  }

  /** Those that are drawn with this sculpt. */
  membersOf(sculpt: BufferGeometry): readonly MiniState[] {
    return this.members.get(sculpt) ?? [];
  }

  /** All minis that are drawn. */
  seen(): readonly MiniState[] {
    return [...this.minis.values()].filter(({ isInLens }) => !isInLens);
  }

  /** Triangles of a mini's full sculpt. */
  trianglesOf(mini: MiniState): number {
    const full = this.poseOf(mini)?.full;
    return full ? (full.index ?? full.getAttribute('position')).count / 3 : 0;
  }

  /** Sorts the minis by sculpt, after who is drawn in full or not at all has changed. */
  regroup(): void {
    for (const members of this.members.values()) members.length = 0;
    for (const mini of this.seen()) {
      const sculpt = this.sculptOf(mini);
      if (!sculpt) continue;
      const members = this.members.get(sculpt);
      if (members) members.push(mini);
      else this.members.set(sculpt, [mini]);
    }
    this.setPlan();
  }

  /** Redraws the minis on the next frame. */
  readonly redraw = (): void => {
    this.version++;
    this.changed(true);
  };

  /** Room only grows: a mesh that comes and goes with one mini would be made again and again. */
  private setPlan(): void {
    const before = this.plan.getState();
    const batches = [...this.members].map(([sculpt, { length }]): MiniBatchPlan => {
      const known = before.batches.find(batch => batch.sculpt === sculpt);
      return known && known.room >= length ? known : { sculpt, room: roomFor(length) };
    });
    const after = {
      batches,
      minis: Math.max(before.minis, roomFor(this.minis.size)),
      badges: Math.max(before.badges, roomFor(badgesOf(this.seen()).length)),
    };
    const isSame =
      after.minis === before.minis &&
      after.badges === before.badges &&
      batches.length === before.batches.length &&
      batches.every((batch, i) => batch === before.batches[i]);
    if (!isSame) this.plan.setState(after, true);
  }

  /** Gives a mini its view; true when it stands elsewhere than before. */
  private place(view: MiniPicture): boolean {
    const mini = this.minis.get(view.id);
    if (!mini) {
      this.minis.set(view.id, createMini(view));
      return true;
    }
    mini.view = view;
    if (mini.motions > 0) return false;
    const rest = restingTransform(view);
    const hasMoved = SHADOWED.some(part => rest[part] !== mini.transform[part]);
    Object.assign(mini.transform, rest);
    return hasMoved;
  }

  private poseOf({ view }: MiniState): Pose | undefined {
    return poseFor(this.poses.get(view.figure) ?? [], view.pose, view.rank);
  }

  private sculptOf(mini: MiniState): BufferGeometry | undefined {
    const pose = this.poseOf(mini);
    return mini.isNear ? pose?.full : pose?.far;
  }

  private async each(ids: readonly string[], act: (mini: MiniState, i: number) => Promise<void>): Promise<void> {
    await Promise.all(
      ids.map(async (id, i) => {
        const mini = this.minis.get(id);
        if (!mini) return;
        mini.motions++;
        await act(mini, i);
        mini.motions--;
      }),
    );
  }
}

/** What of a transform its shadow shows. */
const SHADOWED = ['x', 'y', 'z', 'facing', 'rise', 'lean'] as const;

const bodyNow = ({ view, transform }: MiniState): NamedBody => ({
  ...view,
  x: transform.x,
  y: transform.y,
  z: transform.z,
  facing: transform.facing,
});
