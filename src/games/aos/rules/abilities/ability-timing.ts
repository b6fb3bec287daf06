import { abilitiesOf, momentsOf, turnOf } from '../../abilities/held';
import type { Ability, Moment } from '../../abilities/types';
import { musterOf } from '../../armies/checks/muster';
import type { Ask } from '../../asks';
import type { CommandOf } from '../../commands';
import { findUnit } from '../../facts/units';
import { type Refusal, refuse } from '../../refusals';
import type { RuleId } from '../../rulebook';
import { type Battle, PHASES, type Phase } from '../../types';

type UseAbility = CommandOf<'useAbility'>;

/** Why an ability cannot be used during this question: something comes first, or this is not its moment. */
export function checkAbilityTiming(battle: Battle, command: UseAbility, ask: Ask | undefined): readonly Refusal[] {
  const ability = abilityOf(battle, command);
  if (!ability) return [refuse('GEN-02', 'ability.unknown', { ability: command.ability })];
  const moments = momentsOf(ability);
  if (ask && moments.some(moment => isNext(battle, command, ability, moment))) {
    return [refuse('ROUND-06', 'turn.notAsked', { ask })];
  }
  const rule = ability.isCommand && ability.when === undefined ? 'CMD-09' : ruleOf(moments[0] ?? 'always');
  return [refuse(rule, 'ability.notNow', { ability: ability.id, moments, turn: turnOf(ability) })];
}

/** KEY-01, ALG-07: the ability with this id, if the unit has it. */
function abilityOf(battle: Battle, { unit: id, ability, seat }: UseAbility): Ability | undefined {
  const unit = findUnit(battle, id);
  const muster = unit && musterOf(battle, unit);
  return muster && abilitiesOf(battle, seat, muster).find(each => each.id === ability);
}

/** ABIL-03: whether it can be used in this phase, or in a suspended window, once the open question is answered. */
function isNext(battle: Battle, { seat }: UseAbility, ability: Ability, moment: Moment): boolean {
  if (battle.asks.slice(0, -1).some(ask => ask.seat === seat && ask.kind === 'useAbilities' && ask.moment === moment))
    return true;
  const turn = turnOf(ability);
  const isTurn = turn === undefined || (turn === 'your') === (seat === battle.active);
  const isEnding = battle.asks.some(ask => ask.kind === 'useAbilities' && ask.moment === `${moment}End`);
  return battle.phase === moment && isTurn && !isEnding && !isOffered(battle, moment);
}

/** Whether the open question is the one in which abilities of this phase are used. */
function isOffered(battle: Battle, moment: Moment): boolean {
  const ask = battle.asks.at(-1);
  if (ask?.kind === 'useAbilities') return ask.moment === moment;
  return (ask?.kind === 'act' && ask.phase === moment) || (ask?.kind === 'pickFighter' && moment === 'combat');
}

/** The rule that sets when abilities of this moment are used. */
function ruleOf(moment: Moment): RuleId {
  if (moment === 'beforeBattle') return 'PRE-01';
  if (moment === 'unbind') return 'CAST-03';
  if (moment === 'always') return 'ABIL-01';
  if (PHASES.includes(moment as Phase)) return 'ABIL-06';
  if (moment === 'roundStart' || moment.endsWith('Start')) return 'ABIL-04';
  return moment.endsWith('End') ? 'ABIL-05' : 'ABIL-02';
}
