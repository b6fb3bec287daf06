import { EPS } from '../../../geometry/gaps/within';
import type { Inches } from '../../../geometry/shapes/shape';
import type { Battle, Unit } from '../types';
import { EFFECTS } from './meanings';

const CHARGE_RANGE: Inches = 12; // CHARGE-01
const CHARGE_DICE = 2; // CHARGE-02

/** CHARGE-05: how near the first model must end. */
export const CHARGE_REACH: Inches = 0.5;

/** CHARGE-05: the lowest charge roll that covers this gap in a straight line. */
export const rollToArrive = (gap: Inches): number => Math.ceil(gap - CHARGE_REACH - EPS);

/** CHARGE-01, CHARGE-02, ABIL-01: two dice and 12", unless an ability gives more. */
export const chargeOf = (battle: Battle, unit: Unit): { readonly dice: number; readonly range: Inches } =>
  EFFECTS.moves.chargeDice(battle, unit) ?? { dice: CHARGE_DICE, range: CHARGE_RANGE };
