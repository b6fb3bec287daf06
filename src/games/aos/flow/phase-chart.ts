import type { Phase } from '../types';
import { type Branch, type ChartState, cutTo, type Entry, enter, stop } from './chart';

type States = Readonly<Record<string, ChartState>>;

/** A phase as a compound state. TABLE-01: both players may agree to end it in any of its states. */
export const phase = (name: Phase, states: States): ChartState =>
  cutTo(`#battle.turn.${name}.cut`, {
    initial: 'start',
    states: { ...states, cut: stop([], 'end'), cutAtEnd: stop([], 'done') },
  });

/** ABIL-04, ABIL-07: a phase opens with abilities used at its start, the active player first. */
export const starting = (name: Phase, next: string, ...more: readonly Entry[]): States => ({
  start: stop([enter('beginPhase', name), ...more, enter('askActive', `${name}Start`)], 'startOther'),
  startOther: stop([enter('askOther', `${name}Start`)], next),
});

/** ABIL-05: a phase closes with abilities used at its end; a phase cut here does not ask for them again. */
export const ending = (name: Phase, next: string, ...more: readonly Entry[]): States => ({
  end: cutTo('cutAtEnd', stop([...more, enter('askActive', `${name}End`)], 'endOther')),
  endOther: cutTo('cutAtEnd', stop([enter('askOther', `${name}End`)], 'done')),
  done: cutTo('cutAtEnd', stop([enter('endPhase', name)], next)),
});

/** ABIL-02: a unit that attacks, also at once through an ability, does so before any other question. */
export const ATTACK: Branch = ['isActivating', 'attack'];

/** ATK-18: one unit's attacks, from the pile-in to the last wound, then back to this state of the phase. */
export const attackThen = (name: Phase, back: string): ChartState => {
  const again: Branch = ['isActivating', 'pileIn'];
  return {
    initial: 'pileIn',
    states: {
      pileIn: stop([enter('askToPileIn')], 'declare'), // COMBAT-05
      declare: stop([enter('askToDeclare')], 'weaponValues'), // TRI-02, TRI-03
      weaponValues: stop([enter('rollWeaponValues')], 'targets'), // RAND-03
      targets: stop([enter('askForTargets')], 'nextRoll'), // ATK-04
      // SEQ-08: the next roll of the first volley.
      nextRoll: stop(
        [],
        'finish',
        ['isHitNext', 'hit'],
        ['isWoundNext', 'wound'],
        ['isSaveNext', 'save'],
        ['isDamageNext', 'damage'],
        ['isSpecialNext', 'special'],
      ),
      hit: stop([enter('rollHits')], 'nextRoll'), // SEQ-01
      wound: stop([enter('rollWounds')], 'nextRoll'), // SEQ-03
      save: stop([enter('rollSaves')], 'nextRoll'), // SEQ-05
      damage: stop([enter('rollDamage')], 'nextRoll'), // SEQ-07
      special: stop([enter('rollSpecial')], 'nextRoll'), // ABIL-01
      finish: stop([enter('endActivation')], 'resume', again),
      resume: stop([enter('resumeAsks')], `#battle.turn.${name}.${back}`, again), // ABIL-02
    },
  };
};

/**
 * ABIL-03, ABIL-07: the active player acts, then the opponent may use abilities of the phase. If the opponent used one,
 * the active player may act again, until both pass.
 */
export const acting = (name: Phase): States => ({
  act: stop([enter('askToAct', name)], 'actOther', ATTACK),
  actOther: stop([enter('askOther', name)], 'end', ATTACK, ['hasReplied', 'act']),
  attack: attackThen(name, 'act'),
});
