import type { AskKind } from '../../asks';
import type { Command, CommandType } from '../../commands';
import { findUnit } from '../../facts/units';
import { type Battle, type Deed, PHASES, type Phase, type UnitId } from '../../types';
import { phaseOf } from './phase-of';

/** GEN-01: questions before the first round, in order. */
const SET_UP: readonly AskKind[] = [
  'chooseBattleplan',
  'chooseRealm',
  'chooseTerritory',
  'deploy',
  'nameGeneral',
  'choosePreBattle',
  'scout',
];

/** The deeds that end a unit's chance to give these commands. */
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

/** The phase from which the moment is over. */
const OVER_FROM: Partial<Record<CommandType, Phase>> = {
  sacrifice: 'hero',
  arrive: 'shooting',
  inspire: 'battleshock',
};

/** Whether the moment has passed, in this turn or battle or for this unit; otherwise it is still to come. */
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

/** GARR-02, SETUP-03: entering a garrison or reserve is part of set-up. */
function stepOf(battle: Battle, type: CommandType): number | undefined {
  const isSetUp = type === 'reserve' || (type === 'garrison' && battle.round === 0);
  const step = SET_UP.indexOf(isSetUp ? 'deploy' : (type as AskKind));
  return step < 0 ? undefined : step;
}

/** The progress of the set-up by its open questions; other questions before the first round come last. */
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
