import { distanceToEdge, isStrictlyInside } from '../../../geometry/edges';
import type { Polygon, Spot } from '../../../geometry/shape';
import { EPS } from '../../../geometry/within';
import { bug } from '../../../kernel/bug';
import { firstBlood } from './first-blood';
import { practiceGround } from './practice-ground';
import { skirmish } from './skirmish';
import { lastStand, theCrossing } from './the-crossing';
import type { Battleplan } from './types';

/** PLAN-02: every plan that can be fought, by its id. */
export const BATTLEPLANS: Readonly<Record<string, Battleplan>> = Object.fromEntries(
  [firstBlood, skirmish, theCrossing, lastStand].map(plan => [plan.id, plan]),
);

/** GEN-06: the battleplan of this name, if there is one; that of lessons is not among those to be fought. */
export const findBattleplan = (id: string): Battleplan | undefined =>
  id === practiceGround.id ? practiceGround : Object.hasOwn(BATTLEPLANS, id) ? BATTLEPLANS[id] : undefined;

/** The battleplan that is being played. */
export const battleplanOf = (battle: { readonly plan: string }): Battleplan =>
  findBattleplan(battle.plan) ?? bug(`no battleplan ${battle.plan}`);

/** Territories that share a border do not overlap. */
const isWellInside = (territory: Polygon, corner: Spot): boolean =>
  isStrictlyInside(territory, corner) && distanceToEdge(territory, corner) > EPS;

/** PLAN-02, PLAN-03: what is wrong with a plan that players made themselves. */
export function battleplanFaults(plan: Partial<Battleplan>): readonly string[] {
  const [one, two] = plan.territories ?? [];
  return [
    ...(plan.name ? [] : ['PLAN-02: a battleplan has a title']),
    ...(one && two && one.length >= 3 && two.length >= 3
      ? []
      : ['PLAN-02: a battleplan has a territory for each side']),
    ...(one && two && one.some(corner => isWellInside(two, corner)) ? ['PLAN-03: the territories overlap'] : []),
  ];
}
