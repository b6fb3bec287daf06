/** The words of the menu. */
export const MENU = {
  title: 'Menu',
  name: 'Name of this battle',
  isSaved: 'Every act is saved in this browser as soon as it is done.',
  settings: 'Settings',
} as const;
