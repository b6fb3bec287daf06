import { bug } from '../../../../kernel/bug';
import type { Dice } from '../../../../kernel/dice';
import { abilitiesOf } from '../../abilities/held';
import type { Ability, Deal } from '../../abilities/types';
import { musterOf } from '../../armies/checks/muster';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { amountIn } from '../../facts/characteristics';
import { askOf } from '../../facts/open-question';
import { unitOf } from '../../facts/units';
import type { Refusal } from '../../refusals';
import type { Battle, Unit } from '../../types';
import { answered, asking } from '../command-guards';
import { inflict } from '../damage/inflict';
import { rolledBy } from './ability-rolls';
import { checkTarget, targetsOf } from './ability-targets';
import { amountOf } from './amounts';

type Strikes = Extract<Deal, { do: 'strikes' }>;

/** Asks for the target of each strike of an ability. */
export const openStrikes = (
  { bearer, source }: { readonly bearer: Unit; readonly source: { readonly id: string } },
  count: number,
): readonly BattleEvent[] =>
  count > 0 ? [asking({ kind: 'strike', seat: bearer.seat, unit: bearer.id, ability: source.id, left: count })] : [];

/** The strikes of the ability in the open question. */
function strikesOf(battle: Battle, unit: Unit, id: string): Strikes {
  const muster = musterOf(battle, unit);
  const abilities: readonly Ability[] = muster ? abilitiesOf(battle, unit.seat, muster) : [];
  const choices = abilities.flatMap(ability => (ability.id === id ? (ability.choices ?? []) : []));
  const deals = choices.flatMap(choice => choice.deals);
  return deals.find((deal): deal is Strikes => deal.do === 'strikes') ?? bug(`${id} strikes nobody`);
}

/** Possible targets of the current strike. */
export function strikeTargets(battle: Battle): readonly Unit[] {
  const ask = askOf(battle, 'strike');
  const unit = unitOf(battle, ask.unit);
  return targetsOf(battle, unit, strikesOf(battle, unit, ask.ability).reach);
}

/** Whether the strike may be skipped: it is optional or has no target. */
export function mayHoldBack(battle: Battle): boolean {
  const { unit, ability } = askOf(battle, 'strike');
  return strikesOf(battle, unitOf(battle, unit), ability).isLeave || strikeTargets(battle).length === 0;
}

/** ABIL-01: each strike needs a legal target of its own. */
export function checkStrike(battle: Battle, { unit: id, target }: CommandOf<'strike'>): readonly Refusal[] {
  const unit = unitOf(battle, id);
  return checkTarget(battle, unit, strikesOf(battle, unit, askOf(battle, 'strike').ability).reach, target);
}

export function decideStrike(
  battle: Battle,
  { unit: id, target }: CommandOf<'strike'>,
  dice: Dice,
): readonly BattleEvent[] {
  const ask = askOf(battle, 'strike');
  const bearer = unitOf(battle, id);
  const strikes = strikesOf(battle, bearer, ask.ability);
  const face = strikes.on === undefined ? undefined : dice.d6();
  const rolled: readonly BattleEvent[] =
    face === undefined || strikes.on === undefined ? [] : [rolledBy(id, ask.ability, [face], strikes.on)];
  const isHit = face === undefined || face >= (strikes.on ?? 1);
  const mortals = isHit ? amountOf(amountIn(bearer, strikes.amount ?? 1), dice) : 0;
  return [
    answered,
    ...openStrikes({ bearer, source: { id: ask.ability } }, ask.left - 1),
    ...rolled,
    ...inflict(unitOf(battle, target), mortals, 'ability', bearer.seat),
  ];
}
