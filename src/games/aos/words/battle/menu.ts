/** What this game adds to the menu. */
export const BATTLE_MENU = {
  watch: 'Watch from the beginning',
  whatIf: 'What if: measure a copy',
  without: (listed: string) => `Without ${listed}, who are not on the table: go on`,
  ownFigures: 'Own figures',
  giveUp: 'Give up',
  wouldConcede: (player: string) => `${player} concedes …`,
  concedes: (player: string) => `Yes, ${player} concedes the battle`,
} as const;
