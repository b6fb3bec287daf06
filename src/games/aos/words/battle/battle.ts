/** The words of the screen on which a battle is played. */
export const BATTLE = {
  find: 'Find anything',
  menu: 'Menu',
  heading: 'Realmtable: battle',
  decides: (player: string) => `${player} decides:`,
} as const;
