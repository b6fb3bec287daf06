import { bug } from '../../../kernel/bug';
import type { Ask, AskKind, AskOf } from '../asks';
import { type Battle, PHASES, type Seat } from '../types';

/** The question that must be answered now. */
export const askedNow = (battle: Battle): Ask | undefined => battle.asks.at(-1);

/** Who must decide now; not always the player whose turn it is. */
export const deciding = (battle: Battle): Seat | undefined => askedNow(battle)?.seat;

/** ABIL-03: whether a question is for what is done at any moment of a phase, not at its start, at its end or after something. */
export const isForThePhase = (ask: Ask): boolean =>
  ask.kind === 'act' || (ask.kind === 'useAbilities' && PHASES.some(phase => phase === ask.moment));

/** The question of this kind, if it is the one to be answered now. */
export function askedFor<K extends AskKind>(battle: Battle, kind: K): AskOf<K> | undefined {
  const ask = askedNow(battle);
  return ask?.kind === kind ? (ask as AskOf<K>) : undefined;
}

/** The question of this kind, which must be the one to be answered now. */
export const askOf = <K extends AskKind>(battle: Battle, kind: K): AskOf<K> =>
  askedFor(battle, kind) ?? bug(`nobody is asked ${kind}`);
