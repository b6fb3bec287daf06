/** The speeds of a replay, as the player reads them. */
export const PACES = [0.5, 1, 2, 4, 8] as const;
export type Pace = (typeof PACES)[number];

const BETWEEN_MS = 700;

/** The pause between two commands. */
export const waitAt = (pace: Pace): number => BETWEEN_MS / pace;

/** From this speed on, animations are cut short. */
export const isBrisk = (pace: Pace): boolean => pace >= 4;
