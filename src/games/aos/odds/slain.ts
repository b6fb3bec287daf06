import { woundsOf } from '../rules/damage/inflict';
import type { Battle, Unit } from '../types';
import { mapped, type Spread } from './spread';

/**
 * The part of a unit that matters for allocating wounds: its models, their Wounds, and the wounds on the next model.
 */
export interface Ranks {
  readonly models: number;
  readonly wounds: number;
  readonly alreadyWounded: number;
}

/** WND-04: a unit as wounds are allocated to it. */
export function ranksOf(battle: Battle, unit: Unit): Ranks {
  const alreadyWounded = unit.models.reduce((sum, { wounds }) => sum + wounds, 0);
  return { models: unit.models.length, wounds: woundsOf(battle, unit), alreadyWounded };
}

/** The wounds that slay all models. */
export const woundsToSlayAll = ({ models, wounds, alreadyWounded }: Ranks): number => models * wounds - alreadyWounded;

/**
 * WND-04, WND-05, SLAIN-01: how many models a number of wounds slays: the wounded one first, then one after another.
 */
export function slainBy(allocated: number, { models, wounds, alreadyWounded }: Ranks): number {
  return Math.min(models, Math.floor((allocated + alreadyWounded) / wounds));
}

/** How likely each number of models is slain. */
export const slainOf = (allocated: Spread, ranks: Ranks): Spread => mapped(allocated, wounds => slainBy(wounds, ranks));
