import type { Kinds } from '../../kernel/system';
import type { Bot } from './bot';

/** The player of a seat. */
export type Player<K extends Kinds> =
  | { readonly at: 'screen' }
  | { readonly at: 'bot'; readonly bot: Bot<K> }
  /** A remote player, whose commands arrive through the match. */
  | { readonly at: 'peer'; readonly name: string };

/** The players by seat. A seat that is not listed is played at this screen. */
export type Players<K extends Kinds> = Partial<Readonly<Record<K['seat'], Player<K>>>>;

const AT_SCREEN = { at: 'screen' } as const;

/** The player who must decide now, if any. */
export const playerOf = <K extends Kinds>(players: Players<K>, seat: K['seat'] | undefined): Player<K> =>
  (seat === undefined ? undefined : players[seat]) ?? AT_SCREEN;
