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

/** COMBAT-01, SHOCK-01: in these phases both players have their part. */
const SHARED: readonly Phase[] = ['combat', 'battleshock'];

/** The windows of abilities of the active player in which these are given. */
const WINDOW_OF: Partial<Record<CommandType, Moment>> = {
  sacrifice: 'heroStart',
  arrive: 'movementEnd',
};

/** When a command is given. */
export interface CommandMoment {
  /** The questions it answers; `any` is allowed whenever one is open. */
  readonly answers: readonly AskKind[] | 'any';
  /** The rule that names the moment. */
  readonly moment: RuleId;
}

/**
 * Why a command cannot be given while this question is open, which it does not answer. Where another question only comes
 * first, that question stands in the way (ROUND-06); where the moment of the command has passed or not yet come, the rule
 * that names the moment does.
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

/** Whether the command can be given in this step of the battle as soon as what is open has been answered. */
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

/** ATK-18: the unit that was picked piles in and then picks targets, after what is used or declared before. */
function isBeforePick({ activation }: Battle, { type, unit }: CommandOf<'attack' | 'pileIn'>, ask: Ask): boolean {
  if (activation?.unit !== unit || activation.volleys.length > 0) return false;
  if (ask.kind === 'useAbilities') return ask.moment === 'picked';
  return type === 'attack' && (ask.kind === 'pileIn' || ask.kind === 'declareTriumph');
}

const isRunningNow = (ask: Ask, unit: UnitId): boolean => ask.kind === 'runMove' && ask.unit === unit;

/** ABIL-05, ROUND-08: once the abilities for the end of a phase are asked for, nothing else of it is done. */
const isStillIn = (battle: Battle, phase: Phase): boolean =>
  battle.phase === phase &&
  !battle.asks.some(
    ask =>
      ask.kind === 'keepGroup' ||
      ask.kind === 'commitModels' ||
      (ask.kind === 'useAbilities' && ask.moment === `${phase}End`),
  );

/** SCEN-01, RES-02: the same for what is given in one window of abilities and no other. */
export function checkWindow(battle: Battle, command: Command, moment: RuleId): readonly Refusal[] {
  const ask = askedNow(battle);
  if (!ask || isFor(battle, ask, command)) return [];
  return checkTiming(battle, command, ask, { answers: ['useAbilities'], moment });
}

/** The command at another time than its own, with the rule that names its moment. */
function notTheMoment(battle: Battle, command: Command, moment: RuleId): Refusal {
  const { type } = command;
  if (type === 'triumph' && !battle.triumphs[command.seat]) return refuse('TRI-01', 'triumph.none', {});
  if (type === 'garrison' && hasDone(battle, command.unit, 'moved')) return insteadOfMove(battle, command.unit);
  return refuse(momentRule(battle, command, moment), 'turn.notTheMoment', {
    command: type,
    isOver: isOver(battle, command),
  });
}

/** GARR-03: entering takes the place of a move, and the unit has had one. */
export const insteadOfMove = (battle: Battle, unit: UnitId): Refusal =>
  refuse('GARR-03', 'garrison.insteadOfMove', { hasRun: hasDone(battle, unit, 'ran') });
