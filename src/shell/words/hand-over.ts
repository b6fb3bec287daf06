/** The words of the hand-over screen. */
export const HAND_OVER_SCREEN = {
  title: (player: string) => `Hand the table to ${player}`,
  go: (player: string) => `${player} is here`,
} as const;
