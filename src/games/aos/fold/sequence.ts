import { changed, changedUnit } from '../facts/copy';
import { isForThePhase } from '../facts/open-question';
import type { Phase, Seat, Unit } from '../types';
import { eachUnit, withDeeds, withoutLasting, withoutMarks, withTriggers } from './changes';
import type { Folders } from './folders';

/** Questions, rounds, turns and phases. */
export const sequenceFolders: Folders<
  | 'asked'
  | 'answered'
  | 'asksResumed'
  | 'orderChosen'
  | 'priorityRolled'
  | 'turnBegan'
  | 'phaseBegan'
  | 'phaseEnded'
  | 'conceded'
  | 'cutShort'
  | 'battleEnded'
  | 'triggerFollowed'
  | 'nerveTested'
  | 'modelsCommitted'
  | 'objectiveTaken'
> = {
  asked: (battle, { ask }) =>
    changed(battle, {
      asks: [...battle.asks, ask],
      hasReplied: battle.hasReplied && !isForThePhase(ask),
    }),
  answered: battle => changed(battle, { asks: battle.asks.slice(0, -1) }),
  asksResumed: (battle, { asks }) => changed(battle, { asks: [...battle.asks, ...asks], suspended: [] }),
  orderChosen: (battle, { first }) => changed(battle, { turn: 0, active: first }),
  priorityRolled: (battle, { round }) =>
    changed(battle, {
      round,
      phase: undefined,
      used: battle.used.filter(({ until }) => until === 'battle'),
    }),
  turnBegan: (battle, { turn, active }) =>
    changed(battle, {
      turn,
      active,
      spellsTried: [],
      committed: [],
      used: battle.used.filter(({ until }) => until === 'battle' || until === 'round'),
      units: eachUnit(battle.units, atTurnStart),
    }),
  phaseBegan: (battle, { phase, picks }) =>
    changed(battle, {
      phase,
      picksFighter: picks,
      hasReplied: false,
      lastPickWasPass: false,
      combatIsOver: false,
      units: eachUnit(battle.units, unit => atPhaseStart(unit, phase, battle.active)),
    }),
  phaseEnded: battle =>
    changed(battle, {
      rolledValues: undefined,
      used: battle.used.filter(({ until }) => until !== 'phase' && until !== 'fight'),
      units: eachUnit(battle.units, unit => withoutMarks(unit, 'phase', 'fight')),
    }),
  conceded: (battle, { seat }) => changed(battle, { conceded: seat, asks: [], suspended: [] }),
  cutShort: battle => changed(battle, { asks: [], suspended: [] }),
  battleEnded: battle => changed(battle, { ended: true, asks: [], suspended: [], phase: undefined }),
  triggerFollowed: battle => changed(battle, { triggers: battle.triggers.slice(1) }),
  nerveTested: (battle, { unit, triggers }) => withTriggers(withDeeds(battle, unit, 'tested'), triggers),
  modelsCommitted: (battle, { choices }) => changed(battle, { committed: [...battle.committed, ...choices] }),
  objectiveTaken: (battle, { objective, seat }) =>
    changed(battle, {
      objectives: battle.objectives.map(each => (each.id === objective ? { ...each, holder: seat } : each)),
    }),
};

const atTurnStart = (unit: Unit): Unit => {
  const rested = withoutMarks(unit, 'turn', 'phase');
  return rested.deeds.length === 0 && rested.slainThisTurn === 0
    ? rested
    : changedUnit(rested, { deeds: [], slainThisTurn: 0, chargeRoll: undefined });
};

/** RAND-02: a random Move holds for its movement phase. */
function atPhaseStart(unit: Unit, phase: Phase, active: Seat): Unit {
  const rested = unit.moveRoll === undefined ? unit : changedUnit(unit, { moveRoll: undefined });
  return phase === 'hero' ? atHeroPhase(rested, active) : rested;
}

/** WIZ-04, SPELL-02: resets casting attempts and ends marks that last until this hero phase. */
function atHeroPhase(unit: Unit, active: Seat): Unit {
  const rested = withoutLasting(
    unit,
    ({ until, seat }) => (until === 'yourHero' && seat === active) || (until === 'enemyHero' && seat !== active),
  );
  return rested.casts === 0 && rested.unbinds === 0 ? rested : changedUnit(rested, { casts: 0, unbinds: 0 });
}
