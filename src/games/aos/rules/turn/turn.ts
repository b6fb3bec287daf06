import type { Dice } from '../../../../kernel/dice';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { verdict } from '../../facts/score';
import { unitOf } from '../../facts/units';
import { type Battle, otherSeat, type Phase } from '../../types';
import { answered, asking } from '../command-guards';
import { inflict } from '../damage/inflict';

/**
 * ROUND-03, ROUND-04, ROUND-05: the winner chooses who goes first; a tie is not rolled again but goes to one side by
 * rule.
 */
export function rollPriority(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const faces = { azure: dice.d6(), ember: dice.d6() };
  // The active player of the previous turn went second.
  const onTie = battle.round === 0 ? (battle.doneFirst ?? 'azure') : otherSeat(battle.active);
  const chooser = faces.azure === faces.ember ? onTie : faces.azure > faces.ember ? 'azure' : 'ember';
  return [
    { type: 'priorityRolled', round: battle.round + 1, faces, chooser },
    asking({ kind: 'chooseFirst', seat: chooser }),
  ];
}

/** ROUND-03: the order is set; abilities used at the start of the round come before the first turn. */
export const decideChooseFirst = (_: Battle, { first }: CommandOf<'chooseFirst'>): readonly BattleEvent[] => [
  { type: 'orderChosen', first },
  answered,
];

/** ROUND-01 */
export const beginTurn = (battle: Battle): readonly BattleEvent[] => [
  { type: 'turnBegan', turn: 1, active: battle.active },
];

/** ROUND-02 */
export const passTurn = (battle: Battle): readonly BattleEvent[] => [
  { type: 'turnBegan', turn: 2, active: otherSeat(battle.active) },
];

/** ROUND-06, CMD-06, CMD-08: a command point comes first in the player's own hero phase. */
export const beginPhase = (battle: Battle, phase: Phase): readonly BattleEvent[] => [
  { type: 'phaseBegan', phase, picks: battle.active }, // COMBAT-01
  ...(phase === 'hero'
    ? [{ type: 'pointsGained', seat: battle.active, points: 1, because: 'heroPhase' } as const]
    : []),
];

export const endPhase = (phase: Phase): readonly BattleEvent[] => [{ type: 'phaseEnded', phase }];

/** ATK-18: after the activation, damage that the attacks inflicted on the attacker itself is applied (MW-03). */
export function endActivation(battle: Battle): readonly BattleEvent[] {
  const { activation } = battle;
  if (!activation) return [];
  const unit = unitOf(battle, activation.unit);
  return [
    {
      type: 'activationEnded',
      unit: unit.id,
      picks: activation.isEarly ? battle.picksFighter : otherSeat(unit.seat), // COMBAT-01
      triggers:
        activation.how === 'fight'
          ? [{ moment: 'afterFight', unit: unit.id, inflicted: activation.hasInflicted ?? false }]
          : [],
    },
    ...inflict(unit, activation.returned ?? 0, 'spell', otherSeat(unit.seat)),
  ];
}

export const askToAct = (battle: Battle, phase: Phase): readonly BattleEvent[] => [
  asking({ kind: 'act', seat: battle.active, phase }),
];

export const decideEndPhase = (): readonly BattleEvent[] => [answered];

export const decideConcede = (_: Battle, { seat }: CommandOf<'concede'>): readonly BattleEvent[] => [
  { type: 'conceded', seat },
];

export const endBattle = (battle: Battle): readonly BattleEvent[] => [
  { type: 'battleEnded', outcome: verdict(battle) },
];
