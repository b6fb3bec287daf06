import type { Inches } from '../../../geometry/shapes/shape';

/** A length rounded to tenths. */
export const tenths = (length: Inches): Inches => Math.round(length * 10) / 10;

/** The same as text. */
export const onTape = (length: Inches): string => `${tenths(length)}″`;
