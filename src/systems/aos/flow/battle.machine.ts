import { setup } from 'xstate';
import type { Phase } from '../types';
import type { StepName } from './steps';
import { TURNING_POINT_NAMES, type TurningPoint } from './turning-points';

/** Sent when no question is open: the sequence moves on. `holds` names the turning points that are true just now. */
export interface Settled {
  readonly type: 'settled';
  readonly holds: readonly TurningPoint[];
}

type Branch = readonly [when: TurningPoint, target: string];

const guards = Object.fromEntries(
  TURNING_POINT_NAMES.map(name => [name, ({ event }: { event: Settled }) => event.holds.includes(name)]),
) as Record<TurningPoint, (args: { event: Settled }) => boolean>;

const step = (type: StepName, params?: string) => (params === undefined ? { type } : { type, params });

/** A state: what is done on entering it, and where the battle goes when nothing is left to answer there. */
const stop = (entry: readonly ReturnType<typeof step>[], next: string, ...branches: readonly Branch[]) => ({
  entry: [...entry],
  on: {
    settled: [
      // FB-08: a battle that is cut short goes no further, wherever it is.
      { guard: 'isCutShort' as const, target: '#battle.over', reenter: true },
      ...branches.map(([guard, target]) => ({ guard, target, reenter: true })),
      { target: next, reenter: true },
    ],
  },
});

/** ABIL-04, ABIL-05: every phase opens, is acted in, and closes. */
const phase = (name: Phase, next: string) => ({
  initial: 'opening',
  states: {
    opening: stop([step('beginPhase', name)], 'acting'),
    acting: stop([step('askToAct', name)], 'closing'),
    closing: stop([], next),
  },
});

/**
 * The sequence of a battle: the only place where the order of play is written (GEN-01, ROUND-01 to ROUND-08).
 * It has no context and rolls no die; `sequence.ts` performs the steps it names. docs/sequence.md shows it drawn.
 */
export const battleMachine = setup({
  types: { events: {} as Settled },
  guards,
  actions: {} as Record<StepName, () => void>,
}).createMachine({
  id: 'battle',
  initial: 'setUp',
  states: {
    setUp: {
      initial: 'battleplan',
      states: {
        battleplan: stop([], 'realm'), // GEN-06
        realm: stop([], 'terrain'),
        terrain: stop([], 'territories'), // FIELD-03
        territories: stop([step('rollTerritories')], 'deployment'), // FB-01
        deployment: stop([step('askToDeploy')], 'deployment', ['isEveryoneSetUp', 'generals']), // FB-02
        generals: stop([step('askForGeneral')], 'generals', ['hasBothGenerals', 'beforeBattle']), // GENL-01
        beforeBattle: stop([], '#battle.priority'), // PRE-01, PRE-03
      },
    },
    priority: stop([step('rollPriority')], 'turn'), // ROUND-03
    turn: {
      initial: 'hero',
      states: {
        hero: phase('hero', '#battle.turn.movement'),
        movement: phase('movement', '#battle.turn.shooting'),
        shooting: phase('shooting', '#battle.turn.charge'),
        charge: phase('charge', '#battle.turn.combat'),
        combat: {
          initial: 'opening',
          states: {
            opening: stop([step('beginPhase', 'combat')], 'picking'),
            picking: stop(
              [step('askForFighter')],
              'picking',
              ['isActivating', 'pilingIn'],
              ['isCombatOver', 'closing'],
            ), // COMBAT-01
            pilingIn: stop([step('askToPileIn')], 'targeting'), // COMBAT-05
            targeting: stop([step('askForTargets')], 'aftermath', ['hasVolleys', 'rolling']), // ATK-04
            rolling: stop([step('rollNextStep')], 'aftermath', ['hasVolleys', 'rolling'], ['hasDamage', 'allocating']), // SEQ-08
            allocating: stop([step('askToAllocate')], 'aftermath', ['hasDamage', 'allocating']), // WND-01
            aftermath: stop([step('endActivation')], 'mourning'), // ATK-18
            mourning: stop([step('askForNewGeneral')], 'picking'), // GENL-02
            closing: stop([], '#battle.turn.battleshock'),
          },
        },
        battleshock: {
          initial: 'opening',
          states: {
            opening: stop([step('beginPhase', 'battleshock')], 'inspiring'),
            inspiring: stop([step('askToInspire', 'active')], 'answering'), // CMD-12, ABIL-07
            answering: stop([step('askToInspire', 'other')], 'closing', ['hasTests', 'testing']),
            testing: stop([step('askToTestNerve')], 'mourning'), // SHOCK-02
            mourning: stop([step('askForNewGeneral')], 'closing', ['hasTests', 'testing']),
            closing: stop([], '#battle.endOfTurn'),
          },
        },
      },
    },
    endOfTurn: {
      initial: 'splitting',
      states: {
        splitting: stop([step('askToKeepGroup')], 'mourning', ['hasSplitUnits', 'splitting']), // ROUND-08, SPLIT-01
        mourning: stop(
          [step('askForNewGeneral')],
          'passing',
          ['isLastTurn', '#battle.over'],
          ['isSecondTurn', '#battle.priority'],
        ),
        passing: stop([step('passTurn')], '#battle.turn'), // ROUND-02
      },
    },
    over: { entry: [step('endBattle')], type: 'final' },
  },
});
