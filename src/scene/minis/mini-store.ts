import type { BufferGeometry, Group, Material } from 'three';
import type { OwnFigure } from '../../controls/figures/check-figure';
import type { Body } from '../../geometry/shape';
import type { Motion } from '../frame/motion';
import type { TableSize } from '../space';
import { Ranks } from './mini-batches';
import { createMini, type MiniState, restingTransform } from './mini-state';
import type { MiniView } from './mini-view';
import { fall, lengthOf, type March, marchMs, walk } from './motions';
import { type Pose, poseFor, posesOf } from './sculpts';

/** A body with a name, as picking and overlays want it. */
export type NamedBody = Body & { readonly id: string };

/** Puts a player's own figure on the base of a model. */
export type StandOwn = (figure: OwnFigure, casting: MiniView) => Promise<Pose>;

/** All minis on the table. Views say where they stand; motions carry them there; a frame draws what has changed. */
export class MiniStore {
  private readonly minis = new Map<string, MiniState>();
  private readonly sculpts = new Map<string, readonly Pose[]>();
  private readonly arrivals = new Set<Promise<void>>();
  private readonly ranks: Ranks;
  private readonly motion: Motion;
  private readonly changed: (hasMoved: boolean) => void;
  private table: TableSize = { width: 72, depth: 48 };
  private readonly watchers = new Set<() => void>();
  private isStale = false;
  private own: ReadonlyMap<string, OwnFigure> = new Map();
  private stand: StandOwn | undefined;

  /** `changed` is told whenever the picture must be drawn anew, and the shadows too if somebody has moved. */
  constructor(material: Material, motion: Motion, changed: (hasMoved: boolean) => void) {
    this.ranks = new Ranks(material);
    this.motion = motion;
    this.changed = changed;
  }

  get object(): Group {
    return this.ranks.object;
  }

  setViews(views: readonly MiniView[], table: TableSize): void {
    this.table = table;
    const here = new Set(views.map(view => view.id));
    let hasMoved = false;
    for (const id of this.minis.keys()) if (!here.has(id)) hasMoved = this.minis.delete(id);
    for (const view of views) {
      this.fetchSculpt(view);
      hasMoved = this.cast(view) || hasMoved;
    }
    this.isStale = true;
    this.changed(hasMoved);
    if (hasMoved) for (const watcher of this.watchers) watcher();
  }

  /** Players' own figures in place of ours; those that are none any more become ours again. */
  setOwn(own: ReadonlyMap<string, OwnFigure>, stand: StandOwn): void {
    const changed = [...own.keys(), ...this.own.keys()].filter(name => own.get(name) !== this.own.get(name));
    this.own = own;
    this.stand = stand;
    for (const name of changed) this.sculpts.delete(name);
    for (const { view } of this.minis.values()) this.fetchSculpt(view);
    if (changed.length > 0) this.redraw();
  }

  /** Calls back when the minis have been placed anew; returns the way to stop listening. */
  onChange(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
    };
  }

  /** Settles when every sculpt asked for so far has arrived. */
  async ready(): Promise<void> {
    while (this.arrivals.size > 0) await Promise.all(this.arrivals);
  }

  /** Moves minis together; settles when all have been set down. */
  async march(marches: readonly March[]): Promise<void> {
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

  /** Triangles of an mini's full sculpt. */
  trianglesOf(mini: MiniState): number {
    const full = this.poseOf(mini)?.full;
    return full ? (full.index ?? full.getAttribute('position')).count / 3 : 0;
  }

  /** Asks for the minis to be drawn anew on the next frame. */
  readonly redraw = (): void => {
    this.isStale = true;
    this.changed(true);
  };

  /** Called once a frame, with the size of a pixel one inch away: writes what has changed to the GPU. */
  draw(pixel: number): void {
    this.ranks.pixel = pixel;
    if (!this.isStale) return;
    this.isStale = false;
    const seen = [...this.minis.values()].filter(({ isInLens }) => !isInLens);
    this.ranks.draw(seen, mini => this.sculptOf(mini), this.table);
  }

  dispose(): void {
    this.ranks.dispose();
  }

  /** Gives a mini its view; true when it stands elsewhere than before. */
  private cast(view: MiniView): boolean {
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
    return poseFor(this.sculpts.get(view.figure) ?? [], view.pose, view.rank);
  }

  private sculptOf(mini: MiniState): BufferGeometry | undefined {
    const pose = this.poseOf(mini);
    return mini.isNear ? pose?.full : pose?.far;
  }

  private fetchSculpt(view: MiniView): void {
    if (this.sculpts.has(view.figure)) return;
    const own = this.own.get(view.figure);
    this.sculpts.set(view.figure, []);
    const coming = own && this.stand ? this.standOwn(own, this.stand, view) : posesOf(view);
    const arrival = coming.then(poses => {
      this.arrivals.delete(arrival);
      // another figure may have taken its place while it was on its way
      if (this.own.get(view.figure) !== own) return;
      this.sculpts.set(view.figure, poses);
      this.redraw();
    });
    this.arrivals.add(arrival);
  }

  /** Ours stands where a player's figure cannot be shown after all, and the page hears why. */
  private standOwn(own: OwnFigure, stand: StandOwn, view: MiniView): Promise<readonly Pose[]> {
    return stand(own, view).then(
      pose => [pose],
      cause => {
        reportError(cause);
        return posesOf(view);
      },
    );
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
