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

type Entry = { readonly [N in StepName]: { readonly type: N; readonly params?: string } }[StepName];

const step = (type: StepName, params?: string): Entry => (params === undefined ? { type } : { type, params }) as Entry;

/** A state: what is done on entering it, and where the battle goes when nothing is left to answer there. */
const stop = (entry: readonly Entry[], next: string, ...branches: readonly Branch[]) => ({
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

/** ABIL-04, ABIL-07: a phase opens with what is used at its start, the active player first. */
const opening = (name: Phase, next: string, ...more: readonly Entry[]) => ({
  opening: stop([step('beginPhase', name), ...more, step('askActive', `${name}Start`)], 'answering'),
  answering: stop([step('askOther', `${name}Start`)], next),
});

/** ABIL-05: and closes with what is used at its end. */
const closing = (name: Phase, next: string, ...more: readonly Entry[]) => ({
  closing: stop([...more, step('askActive', `${name}End`)], 'replying'),
  replying: stop([step('askOther', `${name}End`)], 'ending'),
  ending: stop([step('endPhase', name)], next),
});

/** An attack that an ability makes at once is finished before anything else is asked. */
const ATTACKING: Branch = ['isActivating', 'pilingIn'];

/** ATK-18: one unit's attacks, from the pile-in to the last wound; wounds are allocated in between (docs/sequence.md). */
const attacking = (back: string) => ({
  pilingIn: stop([step('askToPileIn')], 'declaring'), // COMBAT-05
  declaring: stop([step('askToDeclare')], 'counting'), // TRI-02, TRI-03
  counting: stop([step('rollWeaponValues')], 'targeting'), // RAND-03
  targeting: stop([step('askForTargets')], 'aftermath', ['hasVolleys', 'rolling']), // ATK-04
  rolling: stop([step('rollNextStep')], 'aftermath', ['hasVolleys', 'rolling']), // SEQ-08
  aftermath: stop([step('endActivation')], 'resuming', ATTACKING),
  resuming: stop([step('resumeAsks')], back, ATTACKING), // ABIL-02
});

/**
 * ABIL-03, ABIL-07: the active player acts; when it is done, the other is asked for what both may use in the phase. If it
 * used anything the active player may act again, until neither wants to.
 */
const during = (name: Phase) => ({
  acting: stop([step('askToAct', name)], 'offering', ATTACKING),
  offering: stop([step('askOther', name)], 'closing', ATTACKING, ['hasReplied', 'acting']),
  ...attacking('acting'),
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
        battleplan: stop([step('agreeOnBattleplan')], 'realm'), // GEN-06, PLAN-01
        realm: stop([step('agreeOnRealm')], 'enhancements'), // REALM-01
        enhancements: stop([step('rollEnhancements')], 'terrain'), // ALG-06, RAND-01
        terrain: stop([step('rollScenery')], 'territories'), // FIELD-03, TERR-03
        territories: stop([step('rollTerritories')], 'deployment'), // FB-01
        deployment: stop([step('askToDeploy')], 'deployment', ['isEveryoneSetUp', 'generals']), // FB-02
        generals: stop([step('askForGeneral')], 'generals', ['hasBothGenerals', 'beforeBattle']), // GENL-01
        beforeBattle: stop([step('orderPreBattle')], 'preparing'), // PRE-02
        preparing: stop([step('askActive', 'beforeBattle')], 'answering'), // PRE-01
        answering: stop([step('askOther', 'beforeBattle')], '#battle.priority'), // PRE-03
      },
    },
    priority: stop([step('rollPriority')], 'roundStart'), // ROUND-03
    roundStart: stop([step('loseLateReserves'), step('askActive', 'roundStart')], 'roundAnswer'),
    roundAnswer: stop([step('askOther', 'roundStart')], 'firstTurn'),
    firstTurn: stop([step('beginTurn')], 'turn'), // ROUND-01
    turn: {
      initial: 'hero',
      states: {
        hero: {
          initial: 'opening',
          states: {
            ...opening('hero', 'acting', step('askToSacrifice')), // SCEN-01
            ...during('hero'),
            ...closing('hero', '#battle.turn.movement'),
          },
        },
        movement: {
          initial: 'opening',
          states: {
            ...opening('movement', 'acting'),
            ...during('movement'),
            ...closing('movement', '#battle.turn.shooting', step('askForArrivals')),
          },
        },
        shooting: {
          initial: 'opening',
          states: {
            ...opening('shooting', 'acting'),
            ...during('shooting'), // SHOOT-01
            ...closing('shooting', '#battle.turn.charge'),
          },
        },
        charge: {
          initial: 'opening',
          states: {
            ...opening('charge', 'acting'),
            ...during('charge'),
            ...closing('charge', '#battle.turn.combat'),
          },
        },
        combat: {
          initial: 'opening',
          states: {
            ...opening('combat', 'picking'),
            picking: stop([step('askForFighter')], 'picking', ATTACKING, ['isCombatOver', 'closing']), // COMBAT-01
            ...attacking('picking'),
            ...closing('combat', '#battle.turn.battleshock'),
          },
        },
        battleshock: {
          initial: 'opening',
          states: {
            // CMD-12, ABIL-07: all that the active player uses at the start comes before anything of the other.
            opening: stop([step('beginPhase', 'battleshock'), step('askActive', 'battleshockStart')], 'inspiring'),
            inspiring: stop([step('askToInspire', 'active')], 'answering'),
            answering: stop([step('askOther', 'battleshockStart')], 'encouraging'),
            encouraging: stop([step('askToInspire', 'other')], 'acting'),
            // ABIL-03: what both may use in the phase, before the tests and once more when they are done.
            acting: stop([step('askActive', 'battleshock')], 'offering', ATTACKING),
            offering: stop(
              [step('askOther', 'battleshock')],
              'closing',
              ATTACKING,
              ['hasResponse', 'acting'],
              ['hasTests', 'testing'],
            ),
            ...attacking('acting'),
            testing: stop([step('askToTestNerve')], 'acting', ['hasTests', 'testing']), // SHOCK-02
            ...closing('battleshock', '#battle.endOfTurn'),
          },
        },
      },
    },
    endOfTurn: {
      initial: 'splitting',
      states: {
        splitting: stop([step('askToKeepGroup')], 'committing', ['hasSplitUnits', 'splitting']), // ROUND-08, SPLIT-01
        committing: stop([step('commitActive')], 'contesting'), // OBJ-06
        contesting: stop([step('commitOther')], 'scoring'),
        scoring: stop(
          [step('countObjectives')],
          'passing',
          ['isLastTurn', '#battle.over'],
          ['isSecondTurn', '#battle.priority'],
        ), // OBJ-04, FB-08
        passing: stop([step('passTurn')], '#battle.turn'), // ROUND-02
      },
    },
    over: { entry: [step('endBattle')], type: 'final' },
  },
});
