import type { Policy } from '../../../play/players/policy';
import { counted, type Limits, timed } from '../../../play/search/clock';
import type { Thought } from '../../../play/search/guide';
import type { Seen } from '../../../play/search/seen';
import { think } from '../../../play/search/think';
import type { Aos } from '..';
import { aosRules } from '../game';
import { recruitPolicy } from './base/recruit';
import { TASTES } from './characters';
import { guideFor } from './guide';
import type { Reason } from './reasons';
import type { Level, Seated } from './seated-words';

interface Strength {
  /** How often an answer is played out, and how many answers are compared. */
  readonly playOuts: number;
  readonly answers: number;
  /** How many turns it looks ahead at most. */
  readonly turns: number;
}

/** Levels differ in how far they look, not in how often they blunder. */
export const STRENGTHS: Readonly<Record<Level, Strength>> = {
  recruit: { playOuts: 0, answers: 1, turns: 0 },
  veteran: { playOuts: 6, answers: 4, turns: 1 },
  captain: { playOuts: 16, answers: 8, turns: 2 },
  warlord: { playOuts: 80, answers: 8, turns: 3 },
};

/** A decision takes no longer than this. */
export const THINKING_MS = 800;

/** What a level may spend on a decision, by the clock that is handed in. */
export const limitsOf = (level: Level, now: () => number): Limits =>
  timed(STRENGTHS[level].playOuts, STRENGTHS[level].answers, THINKING_MS, now);

/** What a level may spend, by count alone: the same on every machine. */
export const countedLimits = (level: Level, playOuts: number = STRENGTHS[level].playOuts): Limits =>
  counted(playOuts, STRENGTHS[level].answers);

/** What a bot thinks of the battle at hand. */
export const thoughtOf = (seen: Seen<Aos>, { level, character, salt }: Seated, limits: Limits): Thought<Aos, Reason> =>
  think(aosRules, guideFor(TASTES[character], STRENGTHS[level].turns), seen, salt, limits);

/** A bot of this level as a policy that answers when it has thought. */
export const thinking =
  (seated: Seated, limits: () => Limits): Policy<Aos> =>
  (system, seen) =>
    seated.level === 'recruit' || system.deciding(seen) === undefined
      ? recruitPolicy(system, seen)
      : thoughtOf(seen, seated, limits()).command;
