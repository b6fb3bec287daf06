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

/** For lookup by id; includes the plan of lessons, which battles do not offer. */
const known: Readonly<Record<string, Battleplan>> = {
  ...BATTLEPLANS,
  ...ACROSS_PLANS,
  [practiceGround.id]: practiceGround,
};

/** GEN-06: the battleplan with this id, of the game or the players' own, if any. */
export const findBattleplan = (id: string, own: readonly Battleplan[] = []): Battleplan | undefined =>
  Object.hasOwn(known, id) ? known[id] : own.find(plan => plan.id === id);

/** The fields that select the battleplan. */
interface Planned {
  readonly plan: string;
  readonly ownPlans?: readonly Battleplan[] | undefined;
}

/** The battleplan that is being played. */
export const battleplanOf = ({ plan, ownPlans }: Planned): Battleplan =>
  findBattleplan(plan, ownPlans) ?? bug(`no battleplan ${plan}`);
