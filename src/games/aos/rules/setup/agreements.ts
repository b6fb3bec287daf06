import type { Dice } from '../../../../kernel/dice';
import { findBattleplan } from '../../battleplans';
import { findRealm } from '../../battleplans/realms';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { type Refusal, refuse, unless } from '../../refusals';
import type { Battle } from '../../types';
import { answered, asking } from '../command-guards';
import { rollOff } from '../turn/roll-off';

/** PLAN-01, GEN-06: players who propose different battleplans roll off, and the winner decides. */
export function agreeOnBattleplan(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const { proposals } = battle;
  if (!proposals) return [];
  if (proposals.azure === proposals.ember) return [{ type: 'battleplanChosen', plan: proposals.azure }];
  const rolled = rollOff(dice);
  return [
    { type: 'rolledOff', purpose: 'battleplan', ...rolled },
    asking({ kind: 'chooseBattleplan', seat: rolled.winner }),
  ];
}

/** PLAN-01: the winner picks one of the two that were proposed. */
export function checkChooseBattleplan(battle: Battle, { plan }: CommandOf<'chooseBattleplan'>): readonly Refusal[] {
  const { proposals, ownPlans } = battle;
  const isProposed = proposals !== undefined && (plan === proposals.azure || plan === proposals.ember);
  return unless(isProposed && findBattleplan(plan, ownPlans) !== undefined, 'PLAN-01', 'plan.notProposed', { plan });
}

export const decideChooseBattleplan = (_: Battle, { plan }: CommandOf<'chooseBattleplan'>): readonly BattleEvent[] => [
  { type: 'battleplanChosen', plan },
  answered,
];

/** REALM-01: an agreed realm is announced; players who want different ones roll off, and the winner names one or none. */
export function agreeOnRealm(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const { realmWishes, extras } = battle;
  if (!realmWishes) {
    return extras.realm === undefined ? [] : [{ type: 'realmChosen', realm: extras.realm, region: extras.region }];
  }
  if (realmWishes.azure === realmWishes.ember) {
    return [{ type: 'realmChosen', realm: realmWishes.azure, region: battle.extras.region }];
  }
  const rolled = rollOff(dice);
  return [{ type: 'rolledOff', purpose: 'realm', ...rolled }, asking({ kind: 'chooseRealm', seat: rolled.winner })];
}

/** REALM-02, REALM-07: one of the seven or none, and a region only of that realm. */
export function checkChooseRealm(_: Battle, { realm, region }: CommandOf<'chooseRealm'>): readonly Refusal[] {
  if (realm === undefined) return region === undefined ? [] : [refuse('REALM-07', 'realm.wrongRegion', { region })];
  const found = findRealm(realm);
  if (!found) return [refuse('REALM-02', 'realm.unknown', { realm })];
  const isThere = region === undefined || found.regions.some(({ id }) => id === region);
  return unless(isThere, 'REALM-07', 'realm.wrongRegion', { region: region ?? '' });
}

export const decideChooseRealm = (_: Battle, { realm, region }: CommandOf<'chooseRealm'>): readonly BattleEvent[] => [
  { type: 'realmChosen', realm, region },
  answered,
];
