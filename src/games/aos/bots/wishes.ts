import type { Policy } from '../../../play/players/policy';
import type { Aos } from '..';
import type { AskKind, AskOf } from '../asks';
import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import type { Battle } from '../types';

/** Preferred commands for one kind of question, generated lazily; `all` lists every offer. */
export type Wishes<K extends AskKind> = (
  battle: Battle,
  ask: AskOf<K>,
  all: () => readonly Command[],
) => Iterable<Command>;

/** What a bot would like to do, the best first, for the questions it has an opinion about. */
export type WishTable = { readonly [K in AskKind]?: Wishes<K> };

export const ofType = (offers: readonly Command[], ...types: readonly Command['type'][]): readonly Command[] =>
  offers.filter(({ type }) => types.includes(type));

/** A bot that takes its first legal wish, or else the first legal offer. It rolls no dice: the same game gets the same answer. */
export const policyOf =
  (table: WishTable): Policy<Aos> =>
  (system, game) => {
    const ask = askedNow(game.battle);
    if (!ask) return undefined;
    const wishes = (table[ask.kind] as Wishes<AskKind> | undefined)?.(game.battle, ask, () => [...system.offers(game)]);
    const firstLegal = (commands: Iterable<Command>): Command | undefined => {
      for (const command of commands) if (system.check(game, command).length === 0) return command;
      return undefined;
    };
    return (wishes && firstLegal(wishes)) ?? firstLegal(system.offers(game));
  };
