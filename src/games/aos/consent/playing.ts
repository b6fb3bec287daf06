import { bug } from '../../../kernel/bug';
import type { Dice } from '../../../kernel/dice';
import type { CommandOf } from '../commands';
import { decide } from '../decide';
import type { BattleEvent } from '../events';
import { askOf } from '../facts/open-question';
import { cutPhase, moveOn, type Progress } from '../flow/sequence';
import { fold } from '../fold';
import { unitsToTest } from '../rules/turn/battleshock';
import { type Battle, SEATS } from '../types';
import { firstLegal, skipNow } from './skipping';
import type { RollPoint } from './types';

const MOST_LAPSES = 1000;

/** TABLE-01: applies an agreed ruling and continues the battle. */
export function playAgreed(
  at: string,
  before: Battle,
  roll: RollPoint | undefined,
  command: CommandOf<'agree'>,
  dice: Dice,
): Progress {
  const { kind } = askOf(before, 'agreeRuling').ruling;
  const agreed = after({ at, battle: before, events: [] }, decide(before, command, dice));
  if (kind === 'skipQuestion') return moveOn(after(agreed, skipNow(agreed.battle, dice)), dice);
  if (kind === 'endPhase') return cutPhase(withPhaseCut(agreed), dice);
  if (kind !== 'rollAgain') return moveOn(agreed, dice);
  if (!roll) return bug('nothing was rolled');
  const back = after({ ...agreed, at: roll.at }, [{ type: 'rollTakenBack', battle: roll.battle }]);
  return moveOn(after(back, decide(back.battle, roll.command, dice)), dice);
}

/** Open questions of the phase lapse; remaining battleshock tests are not taken. */
function withPhaseCut(agreed: Progress): Progress {
  const { battle } = agreed;
  const phase = battle.phase ?? bug('no phase has begun');
  const spared = phase === 'battleshock' ? SEATS.flatMap(seat => unitsToTest(battle, seat).map(({ id }) => id)) : [];
  return after(agreed, [{ type: 'phaseCutShort', phase, spared }]);
}

const after = ({ at, battle, events }: Progress, happened: readonly BattleEvent[]): Progress => ({
  at,
  battle: happened.reduce(fold, battle),
  events: [...events, ...happened],
});

/**
 * TABLE-02: a ruling may leave a question open that has no legal answer, such as a target out of reach: it lapses.
 * Without rulings there always is an answer, so the search is skipped.
 */
export function withoutDeadEnds(progress: Progress, dice: Dice): Progress {
  if (progress.battle.agreed.length === 0) return progress;
  let now = progress;
  for (let count = 0; count < MOST_LAPSES; count++) {
    if (now.battle.asks.length === 0 || firstLegal(now.battle)) return now;
    now = moveOn(after(now, skipNow(now.battle, dice)), dice);
  }
  return bug(`nobody can answer at ${now.at}`);
}
