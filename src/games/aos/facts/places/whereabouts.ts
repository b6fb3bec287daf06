import type { Unit } from '../../types';

/** Not set up yet. */
export const isWaiting = (unit: Unit): boolean => unit.where.kind === 'waiting';

/** SETUP-03: set up in reserve, not on the table. */
export const isInReserve = (unit: Unit): boolean => unit.where.kind === 'reserve' && unit.models.length > 0;
