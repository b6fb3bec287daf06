import type { Character, Level } from '../../bots/seated-words';

interface NameAndNote {
  readonly name: string;
  readonly says: string;
}

/** The levels of the computer. */
export const LEVEL_WORDS: Readonly<Record<Level, NameAndNote>> = {
  recruit: { name: 'Recruit', says: 'Plays by simple habits and never looks ahead. For a first battle.' },
  veteran: { name: 'Veteran', says: 'Looks one turn ahead and compares a few answers.' },
  captain: { name: 'Captain', says: 'Looks two or three turns ahead and knows the odds of every roll.' },
  warlord: { name: 'Warlord', says: 'Uses all the time it has for the best answer. As strong as it gets.' },
};

/** What each character likes. */
export const CHARACTER_WORDS: Readonly<Record<Character, NameAndNote>> = {
  plain: { name: 'None', says: 'Wants to win, by whatever way is best.' },
  reckless: { name: 'Reckless', says: 'Strikes first and asks later: your losses count for more than its own.' },
  shieldwall: { name: 'Shieldwall', says: 'Keeps its own alive and holds on to objectives.' },
  hunter: { name: 'Hunter', says: 'Goes for your general.' },
};

/** The words around a computer in a seat. */
export const OPPONENT = {
  playedBy: 'Played by',
  person: 'A person',
  byComputer: 'The computer',
  character: 'Character',
  named: (player: string, level: string) => `${player} (${level})`,
} as const;
