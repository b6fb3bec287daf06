/**
 * The engine without a page, for other programs: `import { ageOfSigmar, createMatch } from 'realmtable/engine'`.
 * It needs neither a DOM nor a clock. `docs/engine.md` plays a battle with it.
 */
export type { Aos, Game } from '../games/aos';
export { ageOfSigmar } from '../games/aos';
export { WARSCROLLS } from '../games/aos/armies';
export { bringWarscrolls } from '../games/aos/armies/bring-warscrolls';
export { firstClash, READY_LISTS } from '../games/aos/armies/lists';
export type { Setup } from '../games/aos/battle-setup';
export { greedyBot } from '../games/aos/bots/greedy-bot';
export type { Command } from '../games/aos/commands';
export type { BattleEvent } from '../games/aos/events';
export {
  type Assumption,
  type AttackOdds,
  atLeast,
  attackOdds,
  type CastOdds,
  type ChargeOdds,
  castOdds,
  chargeOdds,
  fleeing,
  meanDamage,
  meanOf,
  ordersOn,
  type Spread,
  sequenceOdds,
  shockAfter,
} from '../games/aos/odds';
export type { Refusal } from '../games/aos/refusals';
export { RULEBOOK, type RuleId } from '../games/aos/rulebook';
export type { Battle, Model, Seat, Unit } from '../games/aos/types';
export type { Warscroll } from '../games/aos/warscroll';
export { type Dice, type DiceState, diceFrom, seededState } from '../kernel/dice';
export { parseReplay, readReplay } from '../kernel/files/read-replay';
export { type Replay, runReplay, summaryOf } from '../kernel/files/replay';
export { hashOf } from '../kernel/hash';
export { err, ok, type Result } from '../kernel/result';
export type { Fault, GameRules, GameSystem, Kinds, Outcome, Played } from '../kernel/system';
export { createMatch, type Match, type News, newGame } from '../match/match';
export { fileOf, openFile } from '../match/resume';
export { answerOf, type Policy, randomBot } from '../play/players/policy';
export { type Seen, withoutDice } from '../play/search/seen';
export * as geometry from './geometry';
