/** The words of the menu. */
export const MENU = {
  wouldConcede: (player: string) => `${player} concedes …`,
  concedes: (player: string) => `Yes, ${player} concedes the battle`,
  giveUp: 'Give up',
  hints: 'Hints',
  whatIf: 'What if: measure a copy',
  without: (listed: string) => `Without ${listed}, who are not on the table: go on`,
  settings: 'Settings',
  ownFigures: 'Own figures',
  watch: 'Watch from the beginning',
  isSaved: 'Every act is saved in this browser as soon as it is done.',
  name: 'Name of this battle',
  title: 'Menu',
} as const;
