import type { AskOf } from '../../asks';
import type { Command } from '../../commands';
import { isEngaged } from '../../facts/places/distance';
import type { Battle, Unit } from '../../types';
import { actions, chargeAnswers, randomMoves, rides, runMoves } from '../moves';
import type { QuestionsOf } from './question';

type RolledMove = AskOf<'randomMove'> | AskOf<'runMove'>;

/** What the active player does in its phases, and the moves that were rolled for. */
export const MOVING_QUESTIONS: QuestionsOf<'act' | 'rideMove' | 'randomMove' | 'runMove' | 'chargeMove'> = {
  act: {
    rule: 'ROUND-07',
    offers: actions,
    skip: (_, { seat }) => ({ seat, type: 'endPhase' }),
    mode: 'arranging',
    draft: (battle, ask, unit) => {
      const { seat, phase } = ask;
      if (phase === 'charge') return { seat, type: 'tryCharge', unit: unit.id };
      if (phase === 'shooting') return { seat, type: 'shoot', unit: unit.id };
      return phase === 'movement' ? moveOf(battle, ask, unit) : undefined;
    },
    auto: ['endPhase'],
  },
  rideMove: {
    rule: 'ABIL-01',
    offers: rides,
    skip: (_, { seat, unit }) => ({ seat, type: 'rideMove', unit, distance: 0 }),
    mode: 'placing',
    draft: undefined,
    auto: [],
  },
  randomMove: {
    rule: 'RAND-02',
    offers: randomMoves,
    skip: stay,
    mode: 'arranging',
    draft: rolledMoveOf,
    auto: [],
  },
  runMove: { rule: 'RUN-02', offers: runMoves, skip: stay, mode: 'arranging', draft: rolledMoveOf, auto: [] },
  chargeMove: {
    rule: 'CHARGE-05',
    offers: chargeAnswers,
    skip: (_, { seat, unit }) => ({ seat, type: 'declineCharge', unit }),
    mode: 'arranging',
    draft: (_, ask, unit) =>
      ask.unit === unit.id ? { seat: ask.seat, type: 'chargeMove', unit: unit.id, steps: [] } : undefined,
    auto: ['declineCharge'],
  },
};

function stay(_: Battle, { seat, unit }: RolledMove): Command {
  return { seat, type: 'move', unit, steps: [] };
}

function moveOf(battle: Battle, { seat }: RolledMove | AskOf<'act'>, unit: Unit): Command {
  return { seat, type: isEngaged(battle, unit) ? 'retreat' : 'move', unit: unit.id, steps: [] };
}

/** RUN-01, RAND-02: only the unit that has rolled. */
function rolledMoveOf(battle: Battle, ask: RolledMove, unit: Unit): Command | undefined {
  return ask.unit === unit.id ? moveOf(battle, ask, unit) : undefined;
}
