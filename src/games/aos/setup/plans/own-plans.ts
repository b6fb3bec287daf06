import { MOST_PLANS, readPlans } from '../../battleplans/plan-file';
import type { Battleplan } from '../../battleplans/types';

const KEY = 'realmtable.plans';

/** The battleplans made in this browser. */
export function loadPlans(): readonly Battleplan[] {
  try {
    return readPlans(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Stores them; false if the browser refuses. */
export function keepPlans(plans: readonly Battleplan[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(plans.slice(0, MOST_PLANS)));
    return true;
  } catch {
    return false;
  }
}

/** An id that no other plan has. */
export const freshId = (): string => `own-${crypto.randomUUID().slice(0, 13)}`;
