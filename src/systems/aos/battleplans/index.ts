import { bug } from '../../../kernel/bug';
import { firstBlood } from './first-blood';
import { skirmish } from './skirmish';
import type { Battleplan } from './types';

export const BATTLEPLANS: Readonly<Record<string, Battleplan>> = {
  [firstBlood.id]: firstBlood,
  [skirmish.id]: skirmish,
};

/** GEN-06: the battleplan of this name, if there is one. */
export const findBattleplan = (id: string): Battleplan | undefined =>
  Object.hasOwn(BATTLEPLANS, id) ? BATTLEPLANS[id] : undefined;

/** The battleplan that is being played. */
export const battleplanOf = (battle: { readonly plan: string }): Battleplan =>
  findBattleplan(battle.plan) ?? bug(`no battleplan ${battle.plan}`);
