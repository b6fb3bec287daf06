import { baseOf } from '../../fixture';

const SPACING = 0.2;

/** How far along x the first of a row of models stands from a bearer, so that the last is wholly within just so many inches of it. */
export function whollyAlong(bearer: string, warscroll: string, models: number, inches: number): number {
  const { width } = baseOf(warscroll);
  return baseOf(bearer).width / 2 + inches - width / 2 - (models - 1) * (width + SPACING);
}
