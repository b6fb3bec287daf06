import { initialTransition, transition } from 'xstate';
import { bug } from '../../../kernel/bug';
import type { Dice } from '../../../kernel/dice';
import type { BattleEvent } from '../events';
import { fold } from '../fold';
import { interrupt } from '../rules/turn/interrupts';
import type { Battle } from '../types';
import { battleMachine } from './battle.machine';
import { STEPS, type StepName } from './steps';
import { TURNING_POINT_NAMES, TURNING_POINTS, type TurningPoint } from './turning-points';

/**
 * Runs the machine of a battle. The machine is pure and has no context, so a step depends only on where the battle is
 * and on which turning points hold there: each such step is taken through xstate once and remembered. Commands that
 * leave a question open never come here at all.
 */
export interface Progress {
  /** Where the sequence stands, such as "turn.combat.picking". */
  readonly at: string;
  readonly battle: Battle;
  readonly events: readonly BattleEvent[];
}

interface Stride {
  readonly at: string;
  readonly steps: readonly { readonly name: StepName; readonly detail: unknown }[];
}

type Snapshot = ReturnType<typeof initialTransition<typeof battleMachine>>[0];
type Actions = ReturnType<typeof initialTransition<typeof battleMachine>>[1];

/** A state of the machine: what it asks before it moves on, and where each answer was found to lead. */
interface Stop {
  readonly asks: readonly TurningPoint[];
  /** By the turning points that hold, one bit each. */
  readonly strides: Map<number, Stride>;
}

const OVER = 'over';
const MOST_STRIDES = 10_000;
const snapshots = new Map<string, Snapshot>();
const stops = new Map<string, Stop>();

/** Opens a battle and runs it to its first question. */
export function openSequence(battle: Battle, dice: Dice): Progress {
  return perform(remember(initialTransition(battleMachine)), battle, [], dice);
}

/** After a command: what comes between is settled, then the sequence moves on for as long as nobody is asked anything. */
export function moveOn(from: Progress, dice: Dice): Progress {
  const events = [...from.events];
  const battle = settle(from.battle, events, dice);
  if (battle.asks.length > 0 || from.at === OVER) return { at: from.at, battle, events };
  return perform(nextStride(from.at, battle), battle, events, dice);
}

/** What happens is added to `events`. */
function perform(first: Stride, from: Battle, events: BattleEvent[], dice: Dice): Progress {
  let battle = from;
  let stride = first;
  for (let count = 0; count < MOST_STRIDES; count++) {
    for (const { name, detail } of stride.steps) {
      for (const event of (STEPS[name] as Step)(battle, dice, detail)) {
        battle = fold(battle, event);
        events.push(event);
      }
    }
    battle = settle(battle, events, dice);
    if (battle.asks.length > 0 || stride.at === OVER) return { at: stride.at, battle, events };
    stride = nextStride(stride.at, battle);
  }
  return bug(`the sequence turns in circles at ${stride.at}`);
}

type Step = (battle: Battle, dice: Dice, detail: unknown) => readonly BattleEvent[];

/** Interrupts, one after another, until nothing more comes between. */
function settle(battle: Battle, events: BattleEvent[], dice: Dice): Battle {
  let after = battle;
  for (let count = 0; count < MOST_STRIDES; count++) {
    const happened = interrupt(after, dice);
    if (happened.length === 0) return after;
    for (const event of happened) {
      after = fold(after, event);
      events.push(event);
    }
  }
  return bug('something comes between without an end');
}

function nextStride(at: string, battle: Battle): Stride {
  const { asks, strides } = stopAt(at);
  let answers = 0;
  for (let i = 0; i < asks.length; i++) if (TURNING_POINTS[asks[i] as TurningPoint](battle)) answers |= 1 << i;
  const known = strides.get(answers);
  if (known) return known;
  const holds = asks.filter((_, i) => answers & (1 << i));
  const stride = remember(transition(battleMachine, snapshotAt(at), { type: 'settled', holds }));
  strides.set(answers, stride);
  return stride;
}

function remember([snapshot, actions]: readonly [Snapshot, Actions]): Stride {
  const at = pathOf(snapshot.value);
  snapshots.set(at, snapshot);
  return { at, steps: actions.map(({ type, params }) => ({ name: type as StepName, detail: params })) };
}

/** Only the turning points that the machine asks about in this state are worked out. */
function stopAt(at: string): Stop {
  const known = stops.get(at);
  if (known) return known;
  const node = battleMachine.getStateNodeById(`battle.${at}`);
  const guards =
    node.ownEvents.length > 0 ? [...(node.transitions.get('settled') ?? [])].map(({ guard }) => guard) : [];
  const stop = { asks: TURNING_POINT_NAMES.filter(name => guards.includes(name)), strides: new Map() };
  stops.set(at, stop);
  return stop;
}

function snapshotAt(at: string): Snapshot {
  return snapshots.get(at) ?? battleMachine.resolveState({ value: nestedValue(at.split('.')) });
}

type StateValue = string | { [key: string]: StateValue };

const nestedValue = ([first = '', ...rest]: readonly string[]): StateValue =>
  rest.length === 0 ? first : { [first]: nestedValue(rest) };

function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const [entry] = Object.entries(value as Record<string, unknown>);
  return entry ? `${entry[0]}.${pathOf(entry[1])}` : bug('a state without a name');
}
