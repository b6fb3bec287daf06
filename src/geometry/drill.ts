/**
 * A unit on the move, one model after another: each is an obstacle to the others where it stands at that moment, so the
 * order matters (MOVE-06). Every step is found and checked by `findWay`; a model moves once or not at all.
 */
import { nearestTo } from './approach';
import { isCoherent } from './coherency';
import { type Goal, landingsAt, type WayOptions } from './landing';
import type { Surroundings } from './move';
import type { Step } from './path';
import type { Body, Inches } from './shape';
import type { PathCost } from './travel';
import { findWay } from './ways';
import { EPS, isMoreThan } from './within';

/** One model's move within the unit's. */
export interface OrderedStep {
  /** The model's place in the unit. */
  readonly model: number;
  readonly step: Step;
  readonly cost: PathCost;
  readonly end: Body;
}

export interface DrillOptions extends Omit<WayOptions, 'allowance' | 'facing'> {
  /** One for all, or one for each model. */
  readonly allowance: Inches | readonly Inches[];
}

export class Drill {
  readonly steps: OrderedStep[] = [];
  readonly #standing: Body[];
  readonly #firstOfUnit: number;
  readonly #hasMoved: boolean[];
  readonly #surroundings: Surroundings;
  readonly #options: DrillOptions;

  /** The unit may be among the surroundings' others; it stands only once. */
  constructor(unit: readonly Body[], surroundings: Surroundings, options: DrillOptions) {
    const others = surroundings.others.filter(other => !unit.includes(other));
    this.#standing = [...others, ...unit];
    this.#firstOfUnit = others.length;
    this.#hasMoved = unit.map(() => false);
    this.#surroundings = { ...surroundings, others: this.#standing };
    this.#options = options;
  }

  /** The same unit at the same point of its move, to try one thing and, failing that, another. */
  copy(): Drill {
    const twin = new Drill(this.unit, this.#surroundings, this.#options);
    twin.steps.push(...this.steps);
    this.#hasMoved.forEach((moved, model) => {
      twin.#hasMoved[model] = moved;
    });
    return twin;
  }

  /** The unit as it stands now. */
  get unit(): readonly Body[] {
    return this.#standing.slice(this.#firstOfUnit);
  }

  body(model: number): Body {
    return this.#standing[this.#firstOfUnit + model] as Body;
  }

  hasMoved(model: number): boolean {
    return this.#hasMoved[model] ?? false;
  }

  allowanceOf(model: number): Inches {
    const { allowance } = this.#options;
    return typeof allowance === 'number' ? allowance : (allowance[model] ?? 0);
  }

  /** The model as it would stand there, leaving aside how it would come there; nothing if it may not end there. */
  endAt(model: number, goal: Goal): Body | undefined {
    const body = this.body(model);
    const [z] = landingsAt(body, goal, this.#surroundings, this.#optionsFor(model));
    return z === undefined ? undefined : { ...body, x: goal.x, y: goal.y, z };
  }

  /** Moves the model there if there is a legal way, turned if it can afford that; who is there already need not move. */
  go(model: number, goal: Goal, facing?: number): boolean {
    if (this.hasMoved(model)) return false;
    const body = this.body(model);
    const isThere = Math.abs(goal.x - body.x) < EPS && Math.abs(goal.y - body.y) < EPS;
    if (isThere && (facing === undefined || facing === body.facing)) return true;
    const options = this.#optionsFor(model);
    const turned = facing === undefined ? options : { ...options, facing };
    const found = findWay(body, goal, this.#surroundings, turned) ?? this.#unturned(body, goal, options, facing);
    if (found === undefined) return false;
    this.steps.push({ model, ...found });
    this.#standing[this.#firstOfUnit + model] = found.end;
    this.#hasMoved[model] = true;
    return true;
  }

  /** MOVE-11, RETR-02: whether the unit may stay like this: one group, and all of it outside the zone. */
  get isSound(): boolean {
    const { unit } = this;
    const { zone } = this.#options;
    if (this.steps.length === 0 || !isCoherent(unit)) return false;
    if (zone === undefined) return true;
    return unit.every(body => isMoreThan(nearestTo(body, zone.enemies)?.gap ?? Number.POSITIVE_INFINITY, zone.beyond));
  }

  #unturned(body: Body, goal: Goal, options: WayOptions, facing: number | undefined): ReturnType<typeof findWay> {
    const isRound = body.outline.kind === 'circle';
    return facing === undefined || isRound ? undefined : findWay(body, goal, this.#surroundings, options);
  }

  #optionsFor(model: number): WayOptions {
    return { ...this.#options, allowance: this.allowanceOf(model) };
  }
}
