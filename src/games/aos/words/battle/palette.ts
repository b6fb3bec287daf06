/** The words of the palette. */
export const PALETTE = {
  title: 'Find anything',
  placeholder: 'An act, a unit, a panel, a setting, a rule …',
  none: 'Nothing is called that. Try one word, such as “charge”.',
  found: (count: number) => `${count} found`,
} as const;

/** The groups of results, in this order. */
export type Group = 'acts' | 'units' | 'looks' | 'panels' | 'settings' | 'rules';

export const GROUP_NAMES: Readonly<Record<Group, string>> = {
  acts: 'Do now',
  units: 'Units',
  looks: 'Look and measure',
  panels: 'Panels',
  settings: 'Settings',
  rules: 'Rules',
};

export const PALETTE_WORDS = {
  undo: 'Undo',
  redo: 'Redo',
  whole: 'Look at the whole table',
  top: 'Look from straight above',
  log: 'Open or close the battle log',
  menu: 'Menu: save, export, settings',
  keys: 'Map of keys',
  ruling: 'Ruling by consent: put a model there, set wounds, roll again, skip',
  book: 'Rules book',
  on: (title: string) => `Switch on: ${title}`,
  off: (title: string) => `Switch off: ${title}`,
  unit: (name: string, player: string) => `${name}, ${player}`,
} as const;
