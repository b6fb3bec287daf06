import { initialTransition, transition } from 'xstate';
import { bug } from '../../../kernel/bug';
import type { Dice } from '../../../kernel/dice';
import type { BattleEvent } from '../events';
import { fold } from '../fold';
import { interrupt } from '../rules/interrupts';
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

const OVER = 'over';
const MOST_STRIDES = 10_000;
const snapshots = new Map<string, Snapshot>();
const strides = new Map<string, Stride>();

/** Opens a battle and runs it to its first question. */
export function openSequence(battle: Battle, dice: Dice): Progress {
  return perform(remember(initialTransition(battleMachine)), { at: '', battle, events: [] }, dice);
}

/** After a command: what comes between is settled, then the sequence moves on for as long as nobody is asked anything. */
export function moveOn(from: Progress, dice: Dice): Progress {
  const events: BattleEvent[] = [...from.events];
  const battle = settle(from.battle, events, dice);
  if (battle.asks.length > 0 || from.at === OVER) return { at: from.at, battle, events };
  return perform(nextStride(from.at, battle), { at: from.at, battle, events }, dice);
}

function perform(first: Stride, from: Progress, dice: Dice): Progress {
  const events: BattleEvent[] = [...from.events];
  let { battle } = from;
  let stride = first;
  for (let count = 0; count < MOST_STRIDES; count++) {
    for (const { name, detail } of stride.steps) {
      const happened = (STEPS[name] as Step)(battle, dice, detail);
      for (const event of happened) battle = fold(battle, event);
      events.push(...happened);
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
    for (const event of happened) after = fold(after, event);
    events.push(...happened);
  }
  return bug('something comes between without an end');
}

function nextStride(at: string, battle: Battle): Stride {
  const holds = turningPointsAt(at).filter(name => TURNING_POINTS[name](battle));
  const key = `${at}|${holds.join()}`;
  const known = strides.get(key);
  if (known) return known;
  const stride = remember(transition(battleMachine, snapshotAt(at), { type: 'settled', holds }));
  strides.set(key, stride);
  return stride;
}

function remember([snapshot, actions]: readonly [Snapshot, Actions]): Stride {
  const at = pathOf(snapshot.value);
  snapshots.set(at, snapshot);
  return { at, steps: actions.map(({ type, params }) => ({ name: type as StepName, detail: params })) };
}

const asked = new Map<string, readonly TurningPoint[]>();

/** Only the turning points that the machine asks about in this state are worked out. */
function turningPointsAt(at: string): readonly TurningPoint[] {
  const known = asked.get(at);
  if (known) return known;
  const node = battleMachine.getStateNodeById(`battle.${at}`);
  const guards =
    node.ownEvents.length > 0 ? [...(node.transitions.get('settled') ?? [])].map(({ guard }) => guard) : [];
  const names = TURNING_POINT_NAMES.filter(name => guards.includes(name));
  asked.set(at, names);
  return names;
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
