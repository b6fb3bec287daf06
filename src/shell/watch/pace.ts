/** How fast acts follow each other, as the player reads it. */
export const PACES = [0.5, 1, 2, 4, 8] as const;
export type Pace = (typeof PACES)[number];

const BETWEEN_MS = 700;

/** How long an act stands before the next one is shown. */
export const waitAt = (pace: Pace): number => BETWEEN_MS / pace;

/** From this pace on acts are cut short instead of being played out. */
export const isBrisk = (pace: Pace): boolean => pace >= 4;
