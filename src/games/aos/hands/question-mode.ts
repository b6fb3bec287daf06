import type { Ask, AskKind } from '../asks';
import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import { type HandMode, questionOfKind } from '../options/questions';
import type { Battle, Unit } from '../types';

export type { HandMode };

/** What hands are for now. */
export function handModeOf(battle: Battle): HandMode {
  const ask = askedNow(battle);
  return ask ? questionOfKind(ask.kind).mode : 'looking';
}

/** The command that pointing at this unit hints at. */
export const firstDraftFor = (battle: Battle, ask: Ask, unit: Unit): Command | undefined =>
  questionOfKind<AskKind>(ask.kind).draft?.(battle, ask, unit);
