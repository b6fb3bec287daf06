import { baseOf } from '../../fixture';

const SPACING = 0.2;

/**
 * The x distance of the first of a row of models from a bearer, so that the last is wholly within exactly n inches of
 * it.
 */
export function whollyAlong(bearer: string, warscroll: string, models: number, inches: number): number {
  const { width } = baseOf(warscroll);
  return baseOf(bearer).width / 2 + inches - width / 2 - (models - 1) * (width + SPACING);
}
