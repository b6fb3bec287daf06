import type { ReactNode } from 'react';
import type { Kinds } from '../../kernel/system';
import type { Library, LibraryGame } from '../../match/library';
import type { GameFace } from '../../play/game-face';
import type { Backdrop } from '../../table/table-picture';
import type { Place } from '../browser/address';
import type { StartEntry } from './start-entry';

/** The pages of a game. They are methods, so that a game of its own kind is also a game of any kind. */
export interface GamePages<K extends Kinds> {
  /** Sets up a new game, or the one that follows the game with this id. */
  Setup(props: { readonly library: Library<K>; readonly after: string | undefined }): ReactNode;
  /** The page at every other place. */
  Panels(props: { readonly library: Library<K>; readonly place: Place }): ReactNode;
}

/** A game as the page knows it before any of it is loaded. Each part is loaded when it is first needed. */
export interface GameEntry<K extends Kinds> extends LibraryGame<K> {
  /** What the game offers on the start page. */
  startEntries(library: Library<K>): readonly StartEntry[];
  load(): Promise<GameFace<K>>;
  loadPages(): Promise<GamePages<K>>;
  /** The table behind the start page. */
  loadBackdrop(): Promise<Backdrop>;
}

/** A game and its saved games. */
export interface OpenEntry<K extends Kinds = Kinds> {
  readonly game: GameEntry<K>;
  readonly library: Library<K>;
}
