import { isCutShort, isLastTurn } from '../facts/score';
import { choosableAbilities } from '../rules/abilities/abilities';
import { splitUnits } from '../rules/damage/split-units';
import { hasItsGeneral } from '../rules/setup/generals';
import { unitsToSetUp } from '../rules/setup/set-up';
import { unitsToTest } from '../rules/turn/battleshock';
import { type Battle, SEATS } from '../types';

/** The questions at which the sequence branches. They read the battle; what follows is written in the machine alone. */
export const TURNING_POINTS = {
  isCutShort,
  isLastTurn,
  isSecondTurn: (battle: Battle) => battle.turn === 2,
  isEveryoneSetUp: (battle: Battle) => SEATS.every(seat => unitsToSetUp(battle, seat).length === 0),
  hasBothGenerals: (battle: Battle) => SEATS.every(seat => hasItsGeneral(battle, seat)),
  isActivating: (battle: Battle) => battle.activation !== undefined,
  hasReplied: ({ hasReplied }: Battle) => hasReplied,
  hasResponse: (battle: Battle) =>
    battle.hasReplied && choosableAbilities(battle, battle.active, 'battleshock').length > 0,
  isCombatOver: (battle: Battle) => battle.combatIsOver,
  hasVolleys: (battle: Battle) => (battle.activation?.volleys.length ?? 0) > 0,
  hasTests: (battle: Battle) => SEATS.some(seat => unitsToTest(battle, seat).length > 0),
  hasSplitUnits: (battle: Battle) => splitUnits(battle).length > 0,
} satisfies Record<string, (battle: Battle) => boolean>;

export type TurningPoint = keyof typeof TURNING_POINTS;
export const TURNING_POINT_NAMES = Object.keys(TURNING_POINTS) as readonly TurningPoint[];
