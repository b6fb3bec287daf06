import type { AskKind } from '../asks';
import { check } from '../check';
import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import type { Battle } from '../types';
import { questionOfKind } from './questions';

/** Candidate commands of the deciding player: every kind of act, and a good sample of places for moves. */
export function offers(battle: Battle): Iterable<Command> {
  const ask = askedNow(battle);
  return ask ? questionOfKind<AskKind>(ask.kind).offers(battle, ask) : [];
}

/** The legal offers. */
export const options = (battle: Battle): readonly Command[] =>
  [...offers(battle)].filter(command => check(battle, command).length === 0);
