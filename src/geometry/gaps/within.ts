import type { Inches } from '../shapes/shape';

/** MEAS-04: room for float error, far below what a player can measure. */
export const EPS: Inches = 1e-6;

/** MEAS-04: "within" includes the limit itself. */
export const isWithin = (distance: Inches, limit: Inches): boolean => distance <= limit + EPS;

/** MEAS-04: the exact opposite of "within". */
export const isMoreThan = (distance: Inches, limit: Inches): boolean => !isWithin(distance, limit);
