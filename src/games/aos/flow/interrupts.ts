import type { Dice } from '../../../kernel/dice';
import { battleplanOf } from '../battleplans';
import type { BattleEvent } from '../events';
import { askedNow } from '../facts/open-question';
import { isCutShort } from '../facts/score';
import { followTrigger } from '../rules/abilities/triggers';
import { firstSlayer, settleDamage } from '../rules/damage/allocate';
import { askForNewGeneral } from '../rules/setup/generals';
import { betweenActs } from '../rules/specials/sequence';
import type { Battle } from '../types';
import { type Asks, SET_OFF } from './questions';

/** A step that can happen between any two states. */
interface Interrupt {
  readonly name: string;
  /** Its events; an empty list while it waits for an answer; undefined if it has nothing to do. */
  readonly perform: (battle: Battle, dice: Dice) => readonly BattleEvent[] | undefined;
  readonly asks: Asks;
}

const isSettling = (battle: Battle): boolean => {
  const ask = askedNow(battle);
  return (
    ask?.kind === 'allocate' ||
    ask?.kind === 'pickDamaged' ||
    (ask?.kind === 'useAbilities' && ask.moment === 'slaying')
  );
};

/**
 * Interrupts in order of priority (ATK-18). Each is tried again after every event; the sequence goes on when none has
 * anything to do.
 */
export const INTERRUPTS: readonly Interrupt[] = [
  {
    name: 'wounds', // WND-01, MW-03: as soon as a step has caused wounds
    perform: (battle, dice) => {
      if (battle.damage.length === 0) return undefined;
      return isSettling(battle) ? [] : settleDamage(battle, dice);
    },
    asks: { ...SET_OFF, pickDamaged: 'owner', allocate: 'owner' },
  },
  {
    name: 'setOff', // ABIL-02
    perform: (battle, dice) => (battle.triggers.length === 0 ? undefined : followTrigger(battle, dice)),
    asks: SET_OFF,
  },
  { name: 'specials', perform: (battle, dice) => anyOf(betweenActs(battle, dice)), asks: SET_OFF }, // ABIL-01
  { name: 'firstBlood', perform: awardFirstBlood, asks: {} }, // FB-06
  {
    name: 'cutShort', // FB-08
    perform: battle => {
      if (!isCutShort(battle)) return undefined;
      return battle.asks.length > 0 ? [{ type: 'cutShort' }] : [];
    },
    asks: {},
  },
  {
    name: 'newGeneral', // GENL-02
    perform: battle => (askedNow(battle)?.kind === 'replaceGeneral' ? [] : anyOf(askForNewGeneral(battle))),
    asks: { replaceGeneral: 'leaderless' },
  },
];

const anyOf = (events: readonly BattleEvent[]): readonly BattleEvent[] | undefined =>
  events.length > 0 ? events : undefined;

/** TABLE-01: the sequence waits until a proposal is answered. ATK-18: nothing interrupts the dice of an attack. */
export const canInterrupt = (battle: Battle): boolean =>
  !battle.ended && (battle.activation?.volleys.length ?? 0) === 0 && askedNow(battle)?.kind !== 'agreeRuling';

/** The events of the first interrupt with something to do. */
export function interrupt(battle: Battle, dice: Dice): readonly BattleEvent[] {
  if (!canInterrupt(battle)) return [];
  for (const { perform } of INTERRUPTS) {
    const happened = perform(battle, dice);
    if (happened) return happened;
  }
  return [];
}

/** FB-06, PLAN-05 */
function awardFirstBlood(battle: Battle): readonly BattleEvent[] | undefined {
  if (battle.firstBlood || !battleplanOf(battle).hasFirstBlood) return undefined;
  const seat = firstSlayer(battle);
  if (!seat) return undefined;
  return [
    { type: 'firstBloodDrawn', seat },
    { type: 'pointsGained', seat, points: 1, because: 'firstBlood' },
  ];
}
