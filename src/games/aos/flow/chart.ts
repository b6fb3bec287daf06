import type { GuardName } from './guards';
import type { StepName } from './steps';

/**
 * `settled`: no question is open and no interrupt is pending. `phaseCut`: both players agreed to end the phase
 * (TABLE-01).
 */
export const SEQUENCE_EVENTS = ['settled', 'phaseCut'] as const;
export type SequenceEvent = (typeof SEQUENCE_EVENTS)[number];

/** A step to perform on entering a state, with its detail: a phase or a moment. */
export type Entry = { readonly [N in StepName]: { readonly type: N; readonly params?: string } }[StepName];

export interface Arrow {
  readonly guard?: GuardName;
  readonly target: string;
  readonly reenter: true;
}

/** A state of the sequence in xstate's form; the first transition whose guard holds is taken. */
export interface ChartState {
  readonly initial?: string;
  readonly states?: Readonly<Record<string, ChartState>>;
  readonly entry?: readonly Entry[];
  readonly on?: { readonly [E in SequenceEvent]?: readonly Arrow[] };
  readonly type?: 'final';
}

/** "If this holds, go there." */
export type Branch = readonly [when: GuardName, target: string];

export const enter = (type: StepName, params?: string): Entry =>
  (params === undefined ? { type } : { type, params }) as Entry;

const arrow = (target: string, guard?: GuardName): Arrow =>
  guard === undefined ? { target, reenter: true } : { guard, target, reenter: true };

/** A state in which the battle may wait for answers: its steps, then its target when everything is settled. */
export const stop = (
  entry: readonly Entry[],
  next: string,
  ...branches: readonly Branch[]
): ChartState & { readonly on: NonNullable<ChartState['on']> } => ({
  entry,
  on: {
    settled: [
      arrow('#battle.over', 'isCutShort'), // FB-08
      ...branches.map(([guard, target]) => arrow(target, guard)),
      arrow(next),
    ],
  },
});

/** The same state, with a target for when the players agree to end the phase. */
export const cutTo = (target: string, state: ChartState): ChartState => ({
  ...state,
  on: { ...state.on, phaseCut: [arrow(target)] },
});
