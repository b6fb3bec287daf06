import type { Library as GameLibrary, OpenGame, StoredGame } from '../../../match/library';
import type { Aos } from '../game';

export type Library = GameLibrary<Aos>;
export type StoredBattle = StoredGame<Aos>;
export type OpenBattle = OpenGame<Aos>;
