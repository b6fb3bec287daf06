import { bug } from '../../../kernel/bug';
import { firstBlood } from './first-blood';
import { acrossOf } from './fit';
import { practiceGround } from './practice-ground';
import { skirmish } from './skirmish';
import { lastStand, theCrossing } from './the-crossing';
import type { Battleplan } from './types';

const byId = (plans: readonly Battleplan[]): Readonly<Record<string, Battleplan>> =>
  Object.fromEntries(plans.map(plan => [plan.id, plan]));

/** PLAN-02: every plan of the game that can be fought, by its id. */
export const BATTLEPLANS = byId([firstBlood, skirmish, theCrossing, lastStand]);

/** PLAN-04: the id of a plan whose map lies across the other axis. */
export const acrossId = (id: string): string => `${id}-across`;

/** PLAN-04: the same plans with the armies along the short sides. */
export const ACROSS_PLANS = byId(
  Object.values(BATTLEPLANS).map(plan => ({ ...acrossOf(plan), id: acrossId(plan.id), name: `${plan.name}, across` })),
);

/** All by one look; that of lessons is not among those to be fought. */
const known: Readonly<Record<string, Battleplan>> = {
  ...BATTLEPLANS,
  ...ACROSS_PLANS,
  [practiceGround.id]: practiceGround,
};

/** GEN-06: the battleplan of this name, if there is one: of the game, or of the players' own making. */
export const findBattleplan = (id: string, own: readonly Battleplan[] = []): Battleplan | undefined =>
  Object.hasOwn(known, id) ? known[id] : own.find(plan => plan.id === id);

/** What says which battleplan is played. */
interface Planned {
  readonly plan: string;
  readonly ownPlans?: readonly Battleplan[] | undefined;
}

/** The battleplan that is being played. */
export const battleplanOf = ({ plan, ownPlans }: Planned): Battleplan =>
  findBattleplan(plan, ownPlans) ?? bug(`no battleplan ${plan}`);
