import type { AskKind } from '../../asks';
import type { Command, CommandType } from '../../commands';
import { findUnit } from '../../facts/units';
import { type Battle, type Deed, PHASES, type Phase, type UnitId } from '../../types';
import { phaseOf } from './phase-of';

/** GEN-01: what belongs to the time before the first round, in its order. */
const SET_UP: readonly AskKind[] = [
  'chooseBattleplan',
  'chooseRealm',
  'chooseTerritory',
  'deploy',
  'nameGeneral',
  'choosePreBattle',
  'scout',
];

/** What a unit has done once the moment for these is over. */
const DONE_BY: Partial<Record<CommandType, readonly Deed[]>> = {
  atTheDouble: ['ran'],
  forwardToVictory: ['triedCharge'],
  rerollMove: ['ran', 'triedCharge'],
  chargeMove: ['triedCharge'],
  declineCharge: ['triedCharge'],
  pileIn: ['fought'],
  attack: ['fought', 'shot'],
  flee: ['tested'],
};

/** The phase from which on the moment is over, if it is not now. */
const OVER_FROM: Partial<Record<CommandType, Phase>> = {
  sacrifice: 'hero',
  arrive: 'shooting',
  inspire: 'battleshock',
};

/** Whether the moment is behind us in this turn or battle, or for this unit; else it is still to come. */
export function isOver(battle: Battle, command: Command): boolean {
  const { type, seat } = command;
  const step = stepOf(battle, type);
  if (step !== undefined) return battle.round > 0 || step < stepNow(battle);
  const isOwnTurn = seat === battle.active;
  const overFrom = OVER_FROM[type];
  if (overFrom && battle.phase) {
    return PHASES.indexOf(battle.phase) >= PHASES.indexOf(overFrom) && (isOwnTurn || type === 'inspire');
  }
  const isDone = 'unit' in command && DONE_BY[type]?.some(deed => hasDone(battle, command.unit, deed));
  return isDone || (isOwnTurn && battle.phase !== undefined && battle.phase === phaseOf(battle, command));
}

/** GARR-02, SETUP-03: to go inside or into reserve is to be set up. */
function stepOf(battle: Battle, type: CommandType): number | undefined {
  const isSetUp = type === 'reserve' || (type === 'garrison' && battle.round === 0);
  const step = SET_UP.indexOf(isSetUp ? 'deploy' : (type as AskKind));
  return step < 0 ? undefined : step;
}

/** How far the set-up has come, by the questions that are open; whatever else is asked before the first round comes last. */
const stepNow = ({ asks }: Battle): number =>
  Math.max(
    ...asks.map(({ kind }) => {
      const step = SET_UP.indexOf(kind === 'deployMore' ? 'deploy' : kind);
      return step < 0 ? SET_UP.length : step;
    }),
  );

/** Whether a unit has done this in this turn. */
export const hasDone = (battle: Battle, unit: UnitId, deed: Deed): boolean =>
  findUnit(battle, unit)?.deeds.includes(deed) ?? false;
