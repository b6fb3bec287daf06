import type { Dice } from '../../../../kernel/dice';
import { battleplanOf } from '../../battleplans';
import type { BattleEvent } from '../../events';
import { isCutShort } from '../../facts/score';
import type { Battle } from '../../types';
import { followTrigger } from '../abilities/triggers';
import { firstSlayer, settleDamage } from '../damage/allocate';
import { askForNewGeneral } from '../setup/generals';
import { betweenActs } from '../specials/sequence';

/**
 * What comes between, wherever the battle is: wounds are allocated as soon as a step has caused them (MW-03), then what
 * a move or fight sets off, then the First Blood award (FB-06), the end of the battle (FB-08) and a new general
 * (GENL-02), in this order (ATK-18). Nothing comes between the dice of an attack.
 */
export function interrupt(battle: Battle, dice: Dice): readonly BattleEvent[] {
  if (battle.ended || (battle.activation?.volleys.length ?? 0) > 0) return [];
  const ask = battle.asks.at(-1);
  const now = ask?.kind;
  if (now === 'agreeRuling') return []; // TABLE-01: nothing goes on until the proposal is answered
  const isSettling =
    now === 'allocate' || now === 'pickDamaged' || (ask?.kind === 'useAbilities' && ask.moment === 'slaying');
  if (battle.damage.length > 0) return isSettling ? [] : settleDamage(battle, dice);
  if (battle.triggers.length > 0) return followTrigger(battle, dice);
  const special = betweenActs(battle, dice);
  if (special.length > 0) return special;
  const blood = awardFirstBlood(battle);
  if (blood.length > 0) return blood;
  if (isCutShort(battle)) return battle.asks.length > 0 ? [{ type: 'cutShort' }] : [];
  return now === 'replaceGeneral' ? [] : askForNewGeneral(battle);
}

/** FB-06, PLAN-05 */
function awardFirstBlood(battle: Battle): readonly BattleEvent[] {
  if (battle.firstBlood || !battleplanOf(battle).hasFirstBlood) return [];
  const seat = firstSlayer(battle);
  if (!seat) return [];
  return [
    { type: 'firstBloodDrawn', seat },
    { type: 'pointsGained', seat, points: 1, because: 'firstBlood' },
  ];
}
