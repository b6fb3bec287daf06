import type { Moment } from '../../abilities/types';
import type { Ask, AskKind } from '../../asks';
import type { Command, CommandOf, CommandType } from '../../commands';
import { askedNow } from '../../facts/open-question';
import { type Refusal, refuse } from '../../refusals';
import type { RuleId } from '../../rulebook';
import type { Battle, Phase, UnitId } from '../../types';
import { checkAbilityTiming } from '../abilities/ability-timing';
import { checkPoint } from '../abilities/command-points';
import { hasDone, isOver } from './moment-over';
import { momentRule } from './moment-rules';
import { phaseOf } from './phase-of';

/** COMBAT-01, SHOCK-01: phases in which both players act. */
const SHARED: readonly Phase[] = ['combat', 'battleshock'];

/** The active player's ability windows in which these commands are given. */
const WINDOW_OF: Partial<Record<CommandType, Moment>> = {
  sacrifice: 'heroStart',
  arrive: 'movementEnd',
};

/** When a command may be given. */
export interface CommandMoment {
  /** The questions it answers; `any` means every open question. */
  readonly answers: readonly AskKind[] | 'any';
  /** The rule that names the moment. */
  readonly moment: RuleId;
}

/**
 * Why a command cannot be given during this question, which it does not answer. If the other question only comes first,
 * that question is the reason (ROUND-06); if the moment of the command has passed or is still to come, the rule that
 * names its moment is.
 */
export function checkTiming(
  battle: Battle,
  command: Command,
  ask: Ask,
  { answers, moment }: CommandMoment,
): readonly Refusal[] {
  if (command.type === 'useAbility') return checkAbilityTiming(battle, command, ask);
  const unpaid = isCommandAbility(command) ? checkPoint(battle, command.seat) : [];
  const needed = phaseOf(battle, command);
  if (needed && battle.phase !== needed) {
    return [refuse('ROUND-07', 'turn.wrongPhase', { needed, now: battle.phase })];
  }
  if (isNext(battle, command, ask, answers)) return [refuse('ROUND-06', 'turn.notAsked', { ask }), ...unpaid];
  return [notTheMoment(battle, command, moment), ...unpaid];
}

const isCommandAbility = ({ type }: Command): boolean =>
  type === 'atTheDouble' || type === 'forwardToVictory' || type === 'inspire';

/** Whether the command can be given in this step once the open question is answered. */
function isNext(battle: Battle, command: Command, ask: Ask, answers: CommandMoment['answers']): boolean {
  const { seat, type } = command;
  if (type === 'pass') return true;
  if (type === 'endPhase') return ask.kind !== 'pickFighter' && ask.kind !== 'testNerve';
  if (type === 'inspire') return ask.kind === 'useAbilities' && ask.moment === 'battleshockStart';
  if (type === 'garrison' && isRunningNow(ask, command.unit)) return false;
  if (type === 'attack' || type === 'pileIn') return isBeforePick(battle, command, ask);
  const needed = phaseOf(battle, command);
  if (needed) return isStillIn(battle, needed) && (SHARED.includes(needed) || seat === battle.active);
  return battle.asks.some(
    each => each.seat === seat && (answers === 'any' || answers.includes(each.kind)) && isFor(battle, each, command),
  );
}

function isFor(battle: Battle, ask: Ask, command: Command): boolean {
  if (ask.kind === 'useAbilities') return ask.moment === WINDOW_OF[command.type] && command.seat === battle.active;
  return !('unit' in ask && 'unit' in command) || ask.unit === command.unit;
}

/** ATK-18: the picked unit piles in and then picks targets, after abilities used or declared before that. */
function isBeforePick({ activation }: Battle, { type, unit }: CommandOf<'attack' | 'pileIn'>, ask: Ask): boolean {
  if (activation?.unit !== unit || activation.volleys.length > 0) return false;
  if (ask.kind === 'useAbilities') return ask.moment === 'picked';
  return type === 'attack' && (ask.kind === 'pileIn' || ask.kind === 'declareTriumph');
}

const isRunningNow = (ask: Ask, unit: UnitId): boolean => ask.kind === 'runMove' && ask.unit === unit;

/** ABIL-05, ROUND-08: once abilities for the end of a phase are asked for, nothing else of the phase is legal. */
const isStillIn = (battle: Battle, phase: Phase): boolean =>
  battle.phase === phase &&
  !battle.asks.some(
    ask =>
      ask.kind === 'keepGroup' ||
      ask.kind === 'commitModels' ||
      (ask.kind === 'useAbilities' && ask.moment === `${phase}End`),
  );

/** SCEN-01, RES-02: the same for commands of a single ability window. */
export function checkWindow(battle: Battle, command: Command, moment: RuleId): readonly Refusal[] {
  const ask = askedNow(battle);
  if (!ask || isFor(battle, ask, command)) return [];
  return checkTiming(battle, command, ask, { answers: ['useAbilities'], moment });
}

/** The refusal of a command outside its moment, with the rule that names the moment. */
function notTheMoment(battle: Battle, command: Command, moment: RuleId): Refusal {
  const { type } = command;
  if (type === 'triumph' && !battle.triumphs[command.seat]) return refuse('TRI-01', 'triumph.none', {});
  if (type === 'garrison' && hasDone(battle, command.unit, 'moved')) return insteadOfMove(battle, command.unit);
  return refuse(momentRule(battle, command, moment), 'turn.notTheMoment', {
    command: type,
    isOver: isOver(battle, command),
  });
}

/** GARR-03: entering takes the place of a move, and the unit has already moved. */
export const insteadOfMove = (battle: Battle, unit: UnitId): Refusal =>
  refuse('GARR-03', 'garrison.insteadOfMove', { hasRun: hasDone(battle, unit, 'ran') });
