import type { Dice } from '../../../../kernel/dice';
import { gathered } from '../../../../kernel/flat-map';
import { allHold } from '../../abilities/conditions';
import { abilitiesAt, type HeldAbility, turnOf } from '../../abilities/held';
import type { Ability, Deal, Moment, Reach } from '../../abilities/types';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { askedNow } from '../../facts/open-question';
import { findModel, findUnit, isInPlay, unitOf } from '../../facts/units';
import { type Refusal, refuse } from '../../refusals';
import { type Battle, otherSeat, type Seat, type Unit, type UnitId } from '../../types';
import { answered, ownUnit } from '../command-guards';
import { endDoom } from '../damage/inflict';
import { checkUnbinder } from '../magic/unbinding';
import { checkUse } from '../specials';
import { pointSpent } from '../trigger-events';
import { checkModel, checkTarget, hasTarget, recipients } from './ability-targets';
import { checkAbilityTiming } from './ability-timing';
import { checkPoint } from './command-points';
import { dealTo } from './deals';

/** ABIL-03 to ABIL-07: abilities that a side can use at this moment and that have a target. */
export function usableAbilities(battle: Battle, seat: Seat, moment: Moment, unit?: UnitId): readonly HeldAbility[] {
  const heldNow = abilitiesAt(battle, seat, moment);
  if (heldNow.length === 0) return heldNow;
  const usable = heldNow.filter(held => {
    if (unit !== undefined && held.unit !== unit) return false;
    const bearer = findUnit(battle, held.unit);
    return bearer !== undefined && whyNotUse(battle, bearer, held.ability).length === 0;
  });
  return usable.filter(
    ({ ability }, index) =>
      !(ability.isArmys && ability.isAutomatic) || usable.findIndex(each => each.ability.id === ability.id) === index,
  );
}

/** Everything except the target: turn, limit, cost and conditions. */
function whyNotUse(battle: Battle, bearer: Unit, ability: Ability): readonly Refusal[] {
  if (!isInPlay(bearer)) return [refuse('RES-05', 'ability.notInPlay', {})];
  const isOwnTurn = battle.active === bearer.seat;
  const turn = turnOf(ability);
  if (turn && (turn === 'your') !== isOwnTurn) {
    return [refuse('ABIL-06', 'ability.wrongTurn', { ability: ability.id, turn })];
  }
  const isUsed = battle.used.some(
    each =>
      each.ability === limitName(ability) &&
      (ability.isArmys ? unitOf(battle, each.unit).seat === bearer.seat : each.unit === bearer.id),
  );
  if (isUsed) return [refuse('ABIL-03', 'ability.usedUp', { ability: ability.id })];
  if (ability.isGenerals && !allHold([{ is: 'general' }], { battle, unit: bearer, attack: undefined })) {
    return [refuse('CMD-03', 'command.notGeneral', {})];
  }
  const unpaid = ability.isCommand ? checkPoint(battle, bearer.seat) : [];
  if (unpaid.length > 0) return unpaid;
  if (!allHold(ability.given, { battle, unit: bearer, attack: undefined })) {
    return [refuse('ABIL-01', 'ability.notGiven', { ability: ability.id })];
  }
  const cannotUnbind = ability.when === 'unbind' ? whyNotUnbind(battle, bearer) : [];
  if (cannotUnbind.length > 0) return cannotUnbind;
  const { reach } = ability;
  const isAimed = reach !== undefined && !reach.isAll;
  const aims = [...(isAimed ? [reach] : []), ...strikeReaches(ability)];
  const mustMeet = [...aims, ...(reach?.isAll && ability.isAutomatic ? [reach] : [])];
  const isIdle = mustMeet.some(aim => !hasTarget(battle, bearer, aim));
  return isIdle ? [refuse('ABIL-01', 'ability.noTarget', {})] : [];
}

/** The key under which its uses are counted. */
const limitName = ({ id, limitWith }: Ability): string => limitWith ?? id;

/** CAST-03: an ability used when unbinding needs a model that could try to unbind. */
function whyNotUnbind(battle: Battle, bearer: Unit): readonly Refusal[] {
  const reasons = bearer.models.map(model => checkUnbinder(battle, bearer, model));
  return reasons.find(refusals => refusals.length === 0) ?? reasons[0] ?? [];
}

const strikeReaches = ({ choices = [] }: Ability): readonly Reach[] =>
  gathered(choices, ({ deals }) => deals.filter(deal => deal.do === 'strikes').map(({ reach }) => reach));

export function checkUseAbility(battle: Battle, command: CommandOf<'useAbility'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit: bearer } = own;
  const moment = momentNow(battle);
  const held = moment && abilitiesAt(battle, command.seat, moment).find(each => isNamed(each, command));
  if (!held) return checkAbilityTiming(battle, command, askedNow(battle));
  const refusals = whyNotUse(battle, bearer, held.ability);
  if (refusals.length > 0) return refusals;
  if (!held.ability.choices?.[command.choice ?? 0]) return [refuse('ABIL-01', 'ability.noSuchChoice', {})];
  const { reach } = held.ability;
  if (!reach || reach.isAll) return checkUse(battle, bearer, command);
  const wrong = checkTarget(battle, bearer, reach, command.target);
  if (wrong.length > 0) return wrong;
  return reach.isModel ? checkModel(battle, bearer, reach, command) : checkNamed(battle, command);
}

/** WIZ-03: a named model must belong to the target. */
function checkNamed(battle: Battle, { target, model }: CommandOf<'useAbility'>): readonly Refusal[] {
  const isThere = model === undefined || findModel(unitOf(battle, target ?? ''), model) !== undefined;
  return isThere ? [] : [refuse('WIZ-03', 'model.unknown', { model })];
}

/** The moment for abilities that is open now: a window, or the phase in which the active player acts. */
export function momentNow(battle: Battle): Moment | undefined {
  const ask = battle.asks.at(-1);
  if (ask?.kind === 'useAbilities') return ask.moment;
  if (ask?.kind === 'unbind') return 'unbind';
  if (ask?.kind === 'pickFighter') return 'combat';
  return ask?.kind === 'act' ? ask.phase : undefined;
}

const isNamed = ({ unit, ability }: HeldAbility, command: CommandOf<'useAbility'>): boolean =>
  unit === command.unit && ability.id === command.ability;

/** Only one ability spares a model or feeds on a failed test, so the answer closes the question. */
const ANSWERED_ONCE: readonly Moment[] = ['slaying', 'nerveFailed'];

/** CMD-04: pays for a command ability, then applies its effects to every affected unit. */
export function decideUseAbility(battle: Battle, command: CommandOf<'useAbility'>, dice: Dice): readonly BattleEvent[] {
  const bearer = unitOf(battle, command.unit);
  const moment = momentNow(battle);
  const ability = moment && abilitiesAt(battle, command.seat, moment).find(each => isNamed(each, command))?.ability;
  if (!ability) return [];
  const ended = moment === 'slaying' ? endDoom(battle) : [];
  const closed = ANSWERED_ONCE.includes(moment) ? [answered] : [];
  return [...closed, ...use(battle, bearer, ability, command, dice), ...ended]; // a deal may ask a question of its own
}

function use(
  battle: Battle,
  bearer: Unit,
  ability: Ability,
  { choice, target, model, numbered }: Pick<CommandOf<'useAbility'>, 'choice' | 'target' | 'model' | 'numbered'>,
  dice: Dice,
): readonly BattleEvent[] {
  const targets = recipients(battle, bearer, ability.reach, target);
  const deals: readonly Deal[] = ability.choices?.[choice ?? 0]?.deals ?? [];
  const limit = ability.limit === 'none' ? undefined : (ability.limit ?? (ability.isCommand ? undefined : 'phase'));
  return [
    ...(ability.isCommand ? [pointSpent(bearer.seat, ability.id, bearer.id)] : []),
    {
      type: 'abilityUsed',
      unit: bearer.id,
      ability: ability.id,
      use: limit && { ability: limitName(ability), unit: bearer.id, until: limit },
    },
    ...gathered(targets, each => {
      const dealing = {
        battle,
        bearer,
        target: each,
        model,
        numbered,
        source: ability,
        cause: 'ability',
        dice,
        total: 0,
        dealTo,
      } as const;
      const events = dealTo(dealing, deals);
      return ability.reach?.isAll && each.id === bearer.id ? events.map(lastOfAll) : events;
    }),
  ];
}

/** ABIL-01: an ability that harms all units in reach harms its bearer's unit last. */
const lastOfAll = (event: BattleEvent): BattleEvent =>
  event.type === 'damageDealt' ? { ...event, damage: { ...event.damage, isLast: true } } : event;

/** ABIL-04, ABIL-05, ABIL-07: automatic abilities first, then a window for one side if it has anything to choose. */
export function askToUse(
  battle: Battle,
  moment: Moment,
  whose: 'active' | 'other',
  dice: Dice,
): readonly BattleEvent[] {
  const seat = whose === 'active' ? battle.active : otherSeat(battle.active);
  if (abilitiesAt(battle, seat, moment).length === 0) return [];
  const happened = happenByThemselves(battle, seat, moment, dice);
  const open = battle.asks.at(-1);
  const isOpen = open?.kind === 'useAbilities' && open.seat === seat && open.moment === moment;
  if (isOpen || choosableAbilities(battle, seat, moment).length === 0) return happened;
  return [...happened, { type: 'asked', ask: { kind: 'useAbilities', seat, moment } }];
}

/** Abilities that a player may or must choose to use. */
export const choosableAbilities = (battle: Battle, seat: Seat, moment: Moment, unit?: UnitId): readonly HeldAbility[] =>
  usableAbilities(battle, seat, moment, unit).filter(({ ability }) => !ability.isAutomatic);

/** ABIL-02: abilities that happen at this moment without a choice. */
export const happenByThemselves = (
  battle: Battle,
  seat: Seat,
  moment: Moment,
  dice: Dice,
  unit?: UnitId,
): readonly BattleEvent[] =>
  gathered(usableAbilities(battle, seat, moment, unit), ({ unit: bearer, ability }) =>
    ability.isAutomatic ? use(battle, unitOf(battle, bearer), ability, {}, dice) : [],
  );

/** Abilities that must be used before a window closes. */
export const forcedAbilities = (battle: Battle, seat: Seat, moment: Moment, unit?: UnitId): readonly HeldAbility[] =>
  usableAbilities(battle, seat, moment, unit).filter(({ ability }) => ability.isForced);
