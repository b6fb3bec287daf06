import { type ChartState, enter, stop } from './chart';
import { ATTACK, acting, attackThen, ending, phase, starting } from './phase-chart';

/** GEN-01: the sequence before the first round. */
const setUp: ChartState = {
  initial: 'battleplan',
  states: {
    battleplan: stop([enter('agreeOnBattleplan')], 'realm'), // GEN-06, PLAN-01
    realm: stop([enter('agreeOnRealm')], 'enhancements'), // REALM-01
    enhancements: stop([enter('rollEnhancements')], 'terrain'), // ALG-06, RAND-01
    terrain: stop([enter('rollScenery')], 'territories'), // FIELD-03, TERR-03
    territories: stop([enter('rollTerritories')], 'deployment'), // FB-01
    deployment: stop([enter('askToDeploy')], 'deployment', ['isEveryoneSetUp', 'generals']), // FB-02
    generals: stop([enter('askForGeneral')], 'generals', ['hasBothGenerals', 'beforeBattle']), // GENL-01
    beforeBattle: stop([enter('orderPreBattle')], 'abilities'), // PRE-02
    abilities: stop([enter('askActive', 'beforeBattle')], 'abilitiesOther'), // PRE-01
    abilitiesOther: stop([enter('askOther', 'beforeBattle')], '#battle.round'), // PRE-03
  },
};

/** ROUND-01: the start of a round. */
const round: ChartState = {
  initial: 'priority',
  states: {
    priority: stop([enter('rollPriority')], 'start'), // ROUND-03
    start: stop([enter('loseLateReserves'), enter('askActive', 'roundStart')], 'startOther'),
    startOther: stop([enter('askOther', 'roundStart')], 'firstTurn'),
    firstTurn: stop([enter('beginTurn')], '#battle.turn'),
  },
};

/** ROUND-06: the six phases of a turn, always in this order. */
const turn: ChartState = {
  initial: 'hero',
  states: {
    hero: phase('hero', {
      ...starting('hero', 'act', enter('askToSacrifice')), // SCEN-01
      ...acting('hero'),
      ...ending('hero', '#battle.turn.movement'),
    }),
    movement: phase('movement', {
      ...starting('movement', 'act'),
      ...acting('movement'),
      ...ending('movement', '#battle.turn.shooting', enter('askForArrivals')), // RES-02
    }),
    shooting: phase('shooting', {
      ...starting('shooting', 'act'),
      ...acting('shooting'), // SHOOT-01
      ...ending('shooting', '#battle.turn.charge'),
    }),
    charge: phase('charge', {
      ...starting('charge', 'act'),
      ...acting('charge'),
      ...ending('charge', '#battle.turn.combat'),
    }),
    combat: phase('combat', {
      ...starting('combat', 'pick'),
      pick: stop([enter('askForFighter')], 'pick', ATTACK, ['isCombatOver', 'end']), // COMBAT-01
      attack: attackThen('combat', 'pick'),
      ...ending('combat', '#battle.turn.battleshock'),
    }),
    battleshock: phase('battleshock', {
      // CMD-12, ABIL-07: the active player uses everything at the start before the opponent.
      start: stop([enter('beginPhase', 'battleshock'), enter('askActive', 'battleshockStart')], 'inspire'),
      inspire: stop([enter('inspireActive')], 'startOther'),
      startOther: stop([enter('askOther', 'battleshockStart')], 'inspireOther'),
      inspireOther: stop([enter('inspireOther')], 'abilities'),
      // ABIL-03: both players may use abilities of the phase before the tests and again after them.
      abilities: stop([enter('askActive', 'battleshock')], 'abilitiesOther', ATTACK),
      abilitiesOther: stop(
        [enter('askOther', 'battleshock')],
        'end',
        ATTACK,
        ['hasResponse', 'abilities'],
        ['hasTests', 'tests'],
      ),
      attack: attackThen('battleshock', 'abilities'),
      tests: stop([enter('askToTestNerve')], 'abilities', ['hasTests', 'tests']), // SHOCK-02
      ...ending('battleshock', '#battle.endOfTurn'),
    }),
  },
};

/** ROUND-08: the sequence after the last phase of a turn. */
const endOfTurn: ChartState = {
  initial: 'splitUnits',
  states: {
    splitUnits: stop([enter('askToKeepGroup')], 'objectives', ['hasSplitUnits', 'splitUnits']), // SPLIT-01
    objectives: stop([enter('commitActive')], 'objectivesOther'), // OBJ-06
    objectivesOther: stop([enter('commitOther')], 'score'),
    // OBJ-04, FB-08
    score: stop(
      [enter('countObjectives')],
      'secondTurn',
      ['isLastTurn', '#battle.over'],
      ['isSecondTurn', '#battle.round'],
    ),
    secondTurn: stop([enter('passTurn')], '#battle.turn'), // ROUND-02
  },
};

/** The sequence of a battle: the only place where the order of play is written (GEN-01, ROUND-01 to ROUND-08). */
export const BATTLE_CHART = {
  initial: 'setUp',
  states: { setUp, round, turn, endOfTurn, over: { entry: [enter('endBattle')], type: 'final' } },
} as const satisfies ChartState;
