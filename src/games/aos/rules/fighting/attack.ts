import { bug } from '../../../../kernel/bug';
import type { Dice } from '../../../../kernel/dice';
import type { Roll, RolledDice, Volley } from '../../activation';
import type { BattleEvent, EventOf } from '../../events';
import { activationOf, volleyOf } from '../../facts/attacks/activation';
import { findWeapon } from '../../facts/attacks/attacks';
import { unitOf } from '../../facts/units';
import type { Battle } from '../../types';
import { offerIndomitable } from '../setup/triumphs';
import { afterRoll, SPECIAL_WEAPONS } from '../specials';
import { damageOf } from './attack-damage';
import { damageFrom, throwDice } from './attack-dice';
import { offerRerolls } from './optional-rerolls';
import { owedFor, rolledStep } from './outcomes';
import { isAskedFor, isForced, rerollFor } from './reroll-rules';

/** SEQ-08: rolls the next step of the current volley: hit, wound, save, damage, in this order. */
export function rollNextStep(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const volley = volleyOf(battle);
  if (volley.step === 'special') return [rollSpecial(battle, volley, dice)];
  const before = activationOf(battle).fallen;
  if (before && !before.isRerolled) return outcomesOf(battle, volley, before, dice);
  const triumph = volley.step === 'save' && !before ? offerIndomitable(battle, volley.target) : []; // TRI-04
  if (triumph.length > 0) return triumph;
  const { isRerolled: _, ...fallen } = before ?? throwFor(battle, volley, volley.step, dice);
  const again = before ? [] : offerRerolls(battle, volley, fallen); // RR-06
  const offer = again.length > 0 ? again : afterRoll(battle, volley, fallen);
  return offer.length > 0 ? [{ type: 'diceFell', fallen }, ...offer] : outcomesOf(battle, volley, fallen, dice);
}

/** MULT-01: the dice of the volley, with the re-roll of the side that rolls them. */
function throwFor(battle: Battle, volley: Volley, roll: Roll | 'damage', dice: Dice): RolledDice {
  const offered = roll === 'damage' ? undefined : rerollFor(battle, volley, roll);
  const reroll = isAskedFor(battle, offered) ? undefined : offered;
  return throwDice(volley.profile, roll, volley.standing, { reroll, isForced: isForced(battle.rulings, reroll) }, dice);
}

/** The results of the dice, and marks for sixes that can be used later. */
const outcomesOf = (battle: Battle, volley: Volley, fallen: RolledDice, dice: Dice): readonly BattleEvent[] => [
  outcomeOf(battle, volley, fallen, dice),
  ...owedFor(volley, fallen, unitOf(battle, activationOf(battle).unit)),
];

function outcomeOf(
  battle: Battle,
  volley: Volley,
  { roll, dice: rolled, amounts }: RolledDice,
  dice: Dice,
): BattleEvent {
  if (roll !== 'damage') return rolledStep(battle, volley, roll, rolled, dice);
  const each = amounts.map(amount => damageFrom(volley.profile, amount));
  const wounds = each.reduce((sum, one) => sum + one, 0);
  return { type: 'damageRolled', target: volley.target, each, damage: damageOf(battle, volley, wounds, 0) };
}

/** ABIL-01: each attack with a special weapon is rolled on its own. */
function rollSpecial(battle: Battle, volley: Volley, dice: Dice): EventOf<'specialRolled'> {
  const { weapon, target, standing } = volley;
  const attacker = unitOf(battle, activationOf(battle).unit);
  const special = findWeapon(attacker, weapon)?.special ?? bug(`${weapon} is no special weapon`);
  const rolled = Array.from({ length: standing }, () => SPECIAL_WEAPONS[special](battle, unitOf(battle, target), dice));
  const mortals = rolled.reduce((sum, each) => sum + each.mortals, 0);
  const damage = damageOf(battle, volley, 0, mortals);
  return { type: 'specialRolled', weapon, target, faces: rolled.map(({ face }) => face), mortals, damage };
}
