import { expect } from 'vitest';
import type { Game } from '../../../src/games/aos';
import type { Command } from '../../../src/games/aos/commands';
import { decide } from '../../../src/games/aos/decide';
import { askedNow } from '../../../src/games/aos/facts/open-question';
import { openedBy } from '../../../src/games/aos/flow/questions';
import { diceFrom } from '../../../src/kernel/dice';

/** A command opens only questions that the chart lists behind it, so the drawing shows every question there is. */
export function expectListedQuestions({ battle, dice }: Game, command: Command): void {
  const ask = askedNow(battle);
  if (!ask) return;
  const listed = openedBy(ask.kind, command.type);
  for (const event of decide(battle, command, diceFrom(dice))) {
    if (event.type === 'asked') expect(listed, `${command.type} to ${ask.kind}`).toHaveProperty(event.ask.kind);
  }
}
