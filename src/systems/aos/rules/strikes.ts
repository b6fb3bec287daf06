import type { Dice } from '../../../kernel/dice';
import { abilitiesOf } from '../abilities/roster';
import type { Ability, Deal } from '../abilities/types';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { askedFor } from '../facts/asking';
import { unitOf } from '../facts/units';
import { type Refusal, refuse } from '../refusals';
import type { Battle, Unit } from '../types';
import { checkTarget, targetsOf } from './abilities';
import { answered, asking } from './asking';
import { amountOf } from './attack';
import { inflict } from './wounds';

type Strikes = Extract<Deal, { do: 'strikes' }>;

/** Several blows of one ability, each aimed on its own. */
export const openStrikes = (
  { bearer, source }: { readonly bearer: Unit; readonly source: { readonly id: string } },
  count: number,
): readonly BattleEvent[] =>
  count > 0 ? [asking({ kind: 'strike', seat: bearer.seat, unit: bearer.id, ability: source.id, left: count })] : [];

function strikesOf(battle: Battle, unit: Unit, id: string): Strikes | undefined {
  const muster = battle.musters[unit.seat].find(each => each.id === unit.id);
  const abilities: readonly Ability[] = muster ? abilitiesOf(battle, unit.seat, muster) : [];
  const deals = abilities.find(ability => ability.id === id)?.choices?.flatMap(choice => choice.deals) ?? [];
  return deals.find((deal): deal is Strikes => deal.do === 'strikes');
}

/** Whom the blow that is asked for could strike. */
export function strikeTargets(battle: Battle): readonly Unit[] {
  const ask = askedFor(battle, 'strike');
  const unit = ask && unitOf(battle, ask.unit);
  const strikes = ask && unit && strikesOf(battle, unit, ask.ability);
  return unit && strikes ? targetsOf(battle, unit, strikes.reach) : [];
}

/** ABIL-01: each blow has a legal target of its own. */
export function checkStrike(battle: Battle, { unit: id, target }: CommandOf<'strike'>): readonly Refusal[] {
  const ask = askedFor(battle, 'strike');
  const unit = unitOf(battle, id);
  const strikes = ask && strikesOf(battle, unit, ask.ability);
  return strikes
    ? checkTarget(battle, unit, strikes.reach, target)
    : [refuse('ABIL-06', 'ability.notNow', { ability: ask?.ability ?? '' })];
}

export function decideStrike(
  battle: Battle,
  { unit: id, target }: CommandOf<'strike'>,
  dice: Dice,
): readonly BattleEvent[] {
  const ask = askedFor(battle, 'strike');
  const bearer = unitOf(battle, id);
  const strikes = ask && strikesOf(battle, bearer, ask.ability);
  if (!ask || !strikes) return [answered];
  const face = strikes.on === undefined ? undefined : dice.d6();
  const rolled: readonly BattleEvent[] =
    face === undefined || strikes.on === undefined
      ? []
      : [{ type: 'abilityRolled', unit: id, ability: ask.ability, faces: [face], needed: strikes.on }];
  const isHit = face === undefined || face >= (strikes.on ?? 1);
  const mortals = isHit ? amountOf(strikes.amount ?? 1, dice) : 0;
  return [
    answered,
    ...openStrikes({ bearer, source: { id: ask.ability } }, ask.left - 1),
    ...rolled,
    ...inflict(unitOf(battle, target), mortals, 'ability', bearer.seat),
  ];
}
