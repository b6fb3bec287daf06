import type { Inches } from '../shapes/shape';

/** Room for rounding errors; far less than a player can measure. */
export const EPS: Inches = 1e-6;

/** Whether a distance is within a limit; the limit itself is within. */
export const isWithin = (distance: Inches, limit: Inches): boolean => distance <= limit + EPS;

/** The opposite of `isWithin`. */
export const isMoreThan = (distance: Inches, limit: Inches): boolean => !isWithin(distance, limit);
