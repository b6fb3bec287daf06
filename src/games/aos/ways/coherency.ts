/** UNIT-02 to UNIT-05: coherency limits and checks. */

import type { Body } from '../../../geometry/shapes/shape';
import { type BrokenLink, isOneGroup, brokenLinks as linksBroken } from '../../../geometry/units/broken-links';
import {
  areLinked as areWithin,
  type LinkLimits,
  linkedGroups,
  linksAmong as linksWithin,
} from '../../../geometry/units/linked';
import { type Repair, repairLinks } from '../../../geometry/units/repair';

/** UNIT-02: two models of a unit are linked within 1" in plan and 6" in height. */
export const COHERENCY: LinkLimits = { inPlan: 1, inHeight: 6 };

/** UNIT-02: whether two models of a unit are linked. */
export const areLinked = (a: Body, b: Body): boolean => areWithin(a, b, COHERENCY);

/** UNIT-02: the groups as indices into `bodies`, each ascending, in the order of their first member. */
export const coherencyGroups = (bodies: readonly Body[]): number[][] => linkedGroups(bodies, COHERENCY);

/** UNIT-02: for each model the indices of those it is linked to. */
export const linksAmong = (bodies: readonly Body[]): readonly (readonly number[])[] => linksWithin(bodies, COHERENCY);

/** UNIT-02, UNIT-03: whether the models form one group; one model alone always does. */
export const isCoherent = (bodies: readonly Body[]): boolean => isOneGroup(bodies, COHERENCY);

/** UNIT-02: for every group but the largest, its nearest pair to the largest. */
export const brokenLinks = (bodies: readonly Body[]): readonly BrokenLink[] => linksBroken(bodies, COHERENCY);

/** UNIT-02: the smallest shift of the smaller groups that makes the unit coherent on free places, if there is one. */
export const proposeRepair = <B extends Body>(
  bodies: readonly B[],
  isFree?: (body: B, index: number) => boolean,
): Repair<B> | undefined => repairLinks(bodies, COHERENCY, isFree);
