import type { SeatedBot } from '../../../kernel/files/replay';

/** How strong a bot is, the weakest first. */
export const LEVELS = ['recruit', 'veteran', 'captain', 'warlord'] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot values more than others do. */
export const CHARACTERS = ['plain', 'reckless', 'shieldwall', 'hunter'] as const;
export type Character = (typeof CHARACTERS)[number];

/** The identity of a bot. The salt makes two bots of one level differ. */
export interface Seated {
  readonly level: Level;
  readonly character: Character;
  readonly salt: number;
}

/** The bot of a replay, whose names were checked when it was read. */
export const seatedAs = ({ level, character, salt }: SeatedBot): Seated => ({
  level: LEVELS.find(each => each === level) ?? 'veteran',
  character: CHARACTERS.find(each => each === character) ?? 'plain',
  salt,
});
