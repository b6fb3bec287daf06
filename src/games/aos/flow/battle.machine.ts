import { assign, setup } from 'xstate';
import type { Battle } from '../types';
import { BATTLE_CHART } from './battle-chart';
import type { SequenceEvent } from './chart';
import { GUARDS, type GuardName } from './guards';
import { STEPS, type StepName } from './steps';

interface Context {
  readonly battle: Battle;
}

type MachineEvent =
  | { readonly type: SequenceEvent }
  /** Commands, steps and interrupts changed the battle. */
  | { readonly type: 'happened'; readonly battle: Battle };

const guards = Object.fromEntries(
  Object.entries(GUARDS).map(([name, holds]) => [name, ({ context }: { context: Context }) => holds(context.battle)]),
) as Record<GuardName, (args: { context: Context }) => boolean>;

/** The machine only names its steps; `sequence.ts` performs them, because the machine has no dice. */
const named = (_: unknown, __?: string): void => undefined;
const actions = Object.fromEntries(Object.keys(STEPS).map(name => [name, named])) as Record<StepName, typeof named>;

const takeBattle = assign<Context, MachineEvent, undefined, MachineEvent, never>(({ context, event }) =>
  'battle' in event ? { battle: event.battle } : context,
);

/** The functions behind the names in the chart, for a machine read from its file. */
export const implementations = { guards, actions: { ...actions, takeBattle } };

/** The whole chart, as `npm run diagram` writes it to a file. */
export const MACHINE_CHART = { id: 'battle', on: { happened: { actions: 'takeBattle' } }, ...BATTLE_CHART } as const;

/**
 * The chart as an xstate machine. Its context is the battle, which its guards read; it has no clock and no dice.
 * `sequence.ts` walks the same chart with a table, which is faster; a test shows that both take the same steps.
 */
export const battleMachine = setup({
  types: { context: {} as Context, events: {} as MachineEvent, input: {} as Battle },
  ...implementations,
}).createMachine({ ...MACHINE_CHART, context: ({ input }) => ({ battle: input }) });
