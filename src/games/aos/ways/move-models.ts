/**
 * A unit on the move, one model after another: each is an obstacle to the others where it stands at that moment, so the
 * order matters (MOVE-06). Every step is found and checked by `findWay`; a model moves once or not at all.
 */

import { EPS } from '../../../geometry/gaps/within';
import type { Body, Inches, Spot } from '../../../geometry/shapes/shape';
import { isAnyWithin, isTaken, replace, roomTowards } from '../../../geometry/units/crowd';
import { type Around, aroundOf } from '../../../geometry/ways/around';
import { type Goal, landingsAt, type WayOptions } from '../../../geometry/ways/landing';
import type { Surroundings } from '../../../geometry/ways/move';
import type { Step } from '../../../geometry/ways/path';
import { type Found, findWayAmong, isCaught, tryPath } from '../../../geometry/ways/route/find-way';
import type { PathCost } from '../../../geometry/ways/travel';
import { isCoherent } from './coherency';

/** One model's move within the unit's. */
export interface OrderedStep {
  /** The model's index in the unit. */
  readonly model: number;
  readonly step: Step;
  readonly cost: PathCost;
  readonly end: Body;
}

export interface ModelMoverOptions extends Omit<WayOptions, 'allowance' | 'facing'> {
  /** One for all models, or one for each. */
  readonly allowance: Inches | readonly Inches[];
}

/** How many more detours may be searched; a count and not a time, so that the answer is always the same. */
export interface Effort {
  left: number;
}

export class ModelMover {
  readonly steps: OrderedStep[] = [];
  readonly #firstOfUnit: number;
  readonly #hasMoved: boolean[];
  readonly #canSetOut: (boolean | undefined)[] = [];
  /** Without the unit. */
  readonly #surroundings: Surroundings;
  /** All other bodies, then the unit as it stands now. */
  readonly #around: Around;
  readonly #options: ModelMoverOptions;
  readonly #optionsOf: WayOptions[] = [];
  readonly #effort: Effort;

  /** The unit may also be among the others of the surroundings; it is counted once. */
  constructor(unit: readonly Body[], surroundings: Surroundings, options: ModelMoverOptions, effort: Effort) {
    const own = new Set(unit);
    const others = surroundings.others.filter(other => !own.has(other));
    this.#firstOfUnit = others.length;
    this.#hasMoved = unit.map(() => false);
    this.#surroundings = { ...surroundings, others };
    this.#around = aroundOf({ ...surroundings, others: [...others, ...unit] }, options.zone);
    this.#options = options;
    this.#effort = effort;
  }

  /** A copy at the same point of the move, to try one continuation and, if it fails, another. */
  copy(): ModelMover {
    const twin = new ModelMover(this.unit, this.#surroundings, this.#options, this.#effort);
    twin.steps.push(...this.steps);
    this.#hasMoved.forEach((moved, model) => {
      twin.#hasMoved[model] = moved;
    });
    return twin;
  }

  /** The unit as it stands now. */
  get unit(): readonly Body[] {
    return this.#around.others.bodies.slice(this.#firstOfUnit);
  }

  body(model: number): Body {
    return this.#around.others.bodies[this.#firstOfUnit + model] as Body;
  }

  hasMoved(model: number): boolean {
    return this.#hasMoved[model] ?? false;
  }

  allowanceOf(model: number): Inches {
    const { allowance } = this.#options;
    return typeof allowance === 'number' ? allowance : (allowance[model] ?? 0);
  }

  /** The model at its end position, ignoring its path; undefined if it may not end there. */
  endAt(model: number, goal: Goal): Body | undefined {
    const body = this.body(model);
    const [z] = landingsAt(body, goal, this.#around, this.#optionsFor(model));
    if (z === undefined) return undefined;
    return { x: goal.x, y: goal.y, z, facing: body.facing, outline: body.outline, height: body.height };
  }

  /** Whether a body seems to stand there, by bounding circles: much cheaper than `endAt`. */
  isTaken(model: number, spot: Spot): boolean {
    return isTaken(this.#around.others, this.#firstOfUnit + model, spot);
  }

  /** How far the model can go straight towards a spot before it touches a body or has spent its allowance. */
  roomTowards(model: number, to: Spot): Inches {
    return Math.min(this.allowanceOf(model), roomTowards(this.#around.others, this.#firstOfUnit + model, to));
  }

  /** Whether the model can start: not inside another body or a zone. */
  canSetOut(model: number): boolean {
    let known = this.#canSetOut[model];
    if (known === undefined) {
      known = !isCaught(this.body(model), this.#around, this.#optionsFor(model));
      this.#canSetOut[model] = known;
    }
    return known;
  }

  /** Moves the model straight there if that is legal; cheaper than looking for ways round. */
  goStraight(model: number, goal: Goal, facing?: number): boolean {
    return this.goBy(model, [], goal, facing);
  }

  /** Moves the model there by these corners if that is legal. */
  goBy(model: number, corners: readonly Spot[], goal: Goal, facing?: number): boolean {
    if (this.hasMoved(model) || !this.canSetOut(model)) return false;
    const body = this.body(model);
    if (isAt(body, goal, facing)) return true;
    const own = this.#optionsFor(model);
    const options = facing === undefined ? own : { ...own, facing };
    const { found, isLegal } = tryPath(body, [body, ...corners, goal], goal, this.#around, options);
    return isLegal && this.#move(model, found);
  }

  /** Moves the model there if there is a legal way, turned if its allowance suffices; a model already there need not move. */
  go(model: number, goal: Goal, facing?: number): boolean {
    if (this.hasMoved(model) || !this.canSetOut(model)) return false;
    const body = this.body(model);
    if (isAt(body, goal, facing)) return true;
    if (this.goStraight(model, goal, facing)) return true;
    if (this.#effort.left <= 0) return false;
    this.#effort.left--;
    const options = this.#optionsFor(model);
    const turned = facing === undefined ? options : { ...options, facing };
    const found = findWayAmong(body, goal, this.#around, turned) ?? this.#unturned(body, goal, options, facing);
    return found !== undefined && this.#move(model, found);
  }

  /** MOVE-11, RETR-02: whether the unit may stay like this: one group outside the zone. */
  get isSound(): boolean {
    const { unit } = this;
    const { zone } = this.#options;
    if (this.steps.length === 0 || !isCoherent(unit)) return false;
    return zone === undefined || !unit.some(body => isAnyWithin(this.#around.kept, body, zone.beyond));
  }

  #move(model: number, found: Found): boolean {
    this.steps.push({ model, ...found });
    replace(this.#around.others, this.#firstOfUnit + model, found.end);
    this.#hasMoved[model] = true;
    return true;
  }

  #unturned(body: Body, goal: Goal, options: WayOptions, facing: number | undefined): Found | undefined {
    const isRound = body.outline.kind === 'circle';
    return facing === undefined || isRound ? undefined : findWayAmong(body, goal, this.#around, options);
  }

  #optionsFor(model: number): WayOptions {
    let known = this.#optionsOf[model];
    if (known === undefined) {
      known = { ...this.#options, allowance: this.allowanceOf(model) };
      this.#optionsOf[model] = known;
    }
    return known;
  }
}

function isAt(body: Body, goal: Goal, facing: number | undefined): boolean {
  const isThere = Math.abs(goal.x - body.x) < EPS && Math.abs(goal.y - body.y) < EPS;
  return isThere && (facing === undefined || facing === body.facing);
}
