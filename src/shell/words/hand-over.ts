/** The words of the curtain. */
export const CURTAIN = {
  title: (player: string) => `Hand the table to ${player}`,
  go: (player: string) => `${player} is here`,
} as const;
