import { bug } from '../../../kernel/bug';
import type { Dice } from '../../../kernel/dice';
import type { BattleEvent } from '../events';
import { fold } from '../fold';
import type { Battle } from '../types';
import type { SequenceEvent } from './chart';
import { interrupt } from './interrupts';
import { FIRST_PLACE, type Place, placeAt } from './places';

/** The position of a battle in the sequence, and the events so far. */
export interface Progress {
  /** Where the sequence stands, such as "turn.combat.pick". */
  readonly at: string;
  readonly battle: Battle;
  readonly events: readonly BattleEvent[];
}

const MOST_STEPS = 10_000;

/** Opens a battle and runs it to its first question. */
export const openSequence = (battle: Battle, dice: Dice): Progress => walk(placeAt(FIRST_PLACE), battle, [], dice);

/** After a command: handles interrupts, then moves on until a question is open. */
export function moveOn(from: Progress, dice: Dice): Progress {
  const events = [...from.events];
  const battle = settle(from.battle, events, dice);
  if (battle.asks.length > 0) return { at: from.at, battle, events };
  const place = placeAt(from.at);
  return place.isFinal
    ? { at: from.at, battle, events }
    : walk(nextPlace(place, battle, 'settled'), battle, events, dice);
}

/** TABLE-01: whether the phase can be ended by agreement here. */
export const canCutPhase = (at: string): boolean => placeAt(at).ways.phaseCut !== undefined;

/** TABLE-01: jumps to the end of the phase, by agreement. */
export function cutPhase(from: Progress, dice: Dice): Progress {
  const { at, steps } = nextPlace(placeAt(from.at), from.battle, 'phaseCut');
  if (steps.length > 0) return bug(`${at} is entered without its steps`);
  return moveOn({ ...from, at }, dice);
}

/** Performs the steps of each state in turn until a question is open. Appends to `events`. */
function walk(first: Place, from: Battle, events: BattleEvent[], dice: Dice): Progress {
  let battle = from;
  let place = first;
  for (let count = 0; count < MOST_STEPS; count++) {
    for (const step of place.steps) {
      for (const event of step(battle, dice)) {
        battle = fold(battle, event);
        events.push(event);
      }
    }
    battle = settle(battle, events, dice);
    if (battle.asks.length > 0 || place.isFinal) return { at: place.at, battle, events };
    place = nextPlace(place, battle, 'settled');
  }
  return bug(`the sequence turns in circles at ${place.at}`);
}

/** Runs interrupts until none has anything to do. */
function settle(battle: Battle, events: BattleEvent[], dice: Dice): Battle {
  let after = battle;
  for (let count = 0; count < MOST_STEPS; count++) {
    const happened = interrupt(after, dice);
    if (happened.length === 0) return after;
    for (const event of happened) {
      after = fold(after, event);
      events.push(event);
    }
  }
  return bug('interrupts never end');
}

function nextPlace({ at, ways }: Place, battle: Battle, event: SequenceEvent): Place {
  for (const { holds, to } of ways[event] ?? []) if (!holds || holds(battle)) return placeAt(to);
  return bug(`nothing follows ${event} at ${at}`);
}
