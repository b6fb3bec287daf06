import { bug } from '../../../kernel/bug';
import type { Dice } from '../../../kernel/dice';
import type { BattleEvent } from '../events';
import type { Battle } from '../types';
import { BATTLE_CHART } from './battle-chart';
import type { Arrow, ChartState, Entry, SequenceEvent } from './chart';
import { GUARDS } from './guards';
import { STEPS } from './steps';

/** A leaf state, ready to be walked: steps and guards are functions, targets are paths. */
export interface Place {
  /** Its path in the chart, such as "turn.combat.pick". */
  readonly at: string;
  readonly steps: readonly ((battle: Battle, dice: Dice) => readonly BattleEvent[])[];
  readonly isFinal: boolean;
  readonly ways: { readonly [E in SequenceEvent]?: readonly Way[] };
}

interface Way {
  readonly holds: ((battle: Battle) => boolean) | undefined;
  /** A path, not the place itself, because places form cycles. */
  readonly to: string;
}

/** The path of the first leaf state inside this one. */
const firstStop = (path: string, { initial, states }: ChartState): string =>
  initial === undefined ? path : firstStop(joined(path, initial), states?.[initial] ?? bug(`no state ${initial}`));

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function stateAt(path: string): ChartState {
  return path
    .split('.')
    .reduce<ChartState>((state, name) => state.states?.[name] ?? bug(`no state ${path}`), BATTLE_CHART);
}

/** Targets are absolute ("#battle.turn") or siblings of the state ("act"). */
function targetOf(path: string, target: string): string {
  const root = '#battle.';
  const to = target.startsWith(root)
    ? target.slice(root.length)
    : joined(path.split('.').slice(0, -1).join('.'), target);
  return firstStop(to, stateAt(to));
}

const wayOf = (path: string, { guard, target }: Arrow): Way => ({
  holds: guard && GUARDS[guard],
  to: targetOf(path, target),
});

type Perform = (battle: Battle, dice: Dice, detail: unknown) => readonly BattleEvent[];

function stepOf({ type, params }: Entry): Place['steps'][number] {
  const perform = STEPS[type].perform as Perform;
  return params === undefined ? (perform as Place['steps'][number]) : (battle, dice) => perform(battle, dice, params);
}

/** An event that a state does not handle goes to its parent. */
function placesIn(path: string, state: ChartState, around: Place['ways']): readonly Place[] {
  const own = Object.entries(state.on ?? {}).map(([event, arrows]) => [event, arrows.map(each => wayOf(path, each))]);
  const ways: Place['ways'] = { ...around, ...Object.fromEntries(own) };
  if (state.states)
    return Object.entries(state.states).flatMap(([name, inner]) => placesIn(joined(path, name), inner, ways));
  return [{ at: path, steps: (state.entry ?? []).map(stepOf), isFinal: state.type === 'final', ways }];
}

const PLACES: ReadonlyMap<string, Place> = new Map(placesIn('', BATTLE_CHART, {}).map(place => [place.at, place]));

/** The path of the first state. */
export const FIRST_PLACE: string = firstStop('', BATTLE_CHART);

export const placeAt = (at: string): Place => PLACES.get(at) ?? bug(`no place ${at}`);

export const placeNames = (): readonly string[] => [...PLACES.keys()];
