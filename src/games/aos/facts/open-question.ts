import { bug } from '../../../kernel/bug';
import type { Ask, AskKind, AskOf } from '../asks';
import { type Battle, PHASES, type Seat } from '../types';

/** The question that must be answered now. */
export const askedNow = (battle: Battle): Ask | undefined => battle.asks.at(-1);

/** The seat that must decide now; not always the active player. */
export const deciding = (battle: Battle): Seat | undefined => askedNow(battle)?.seat;

/** ABIL-03: whether a question is open for the whole phase, not only for its start, its end or a trigger. */
export const isForThePhase = (ask: Ask): boolean =>
  ask.kind === 'act' || (ask.kind === 'useAbilities' && PHASES.some(phase => phase === ask.moment));

/** The question of this kind, if it must be answered now. */
export function askedFor<K extends AskKind>(battle: Battle, kind: K): AskOf<K> | undefined {
  const ask = askedNow(battle);
  return ask?.kind === kind ? (ask as AskOf<K>) : undefined;
}

/** The question of this kind, which must be the current one. */
export const askOf = <K extends AskKind>(battle: Battle, kind: K): AskOf<K> =>
  askedFor(battle, kind) ?? bug(`nobody is asked ${kind}`);
