import type { Inches } from '../../../geometry/shapes/shape';

/** A length as a tape tells it. */
export const tenths = (length: Inches): Inches => Math.round(length * 10) / 10;

/** The same as it is written down. */
export const onTape = (length: Inches): string => `${tenths(length)}″`;
