import { bug } from '../../../kernel/bug';
import type { Dice, Face } from '../../../kernel/dice';
import type { Amount, OnSix } from '../abilities/types';
import type { Die, Profile, Reroll, Roll, Spoil, Volley } from '../activation';
import type { BattleEvent, EventOf } from '../events';
import { findWeapon } from '../facts/attacks';
import { unitOf } from '../facts/units';
import type { Battle } from '../types';
import { modifierOf } from './profile';
import { SPECIAL_WEAPONS } from './specials';
import { indomitable, offerIndomitable } from './triumphs';

/** SEQ-02, SEQ-04, SEQ-06: a natural 6 saves no one by itself. */
const SIX_ALWAYS_PASSES: Readonly<Record<Roll, boolean>> = { hit: true, wound: true, save: false };

/** SEQ-08: rolls the next step of the volley that is being resolved: hit, wound, save, damage, in this order. */
export function rollNextStep(battle: Battle, dice: Dice): readonly BattleEvent[] {
  const volley = battle.activation?.volleys[0] ?? bug('there is no volley to roll');
  const forced = battle.rulings.orderedRerollsForced;
  switch (volley.step) {
    case 'hit':
      return [rollAttacks('hit', volley.profile.toHit, volley, forced, dice)]; // SEQ-01
    case 'wound':
      return [rollAttacks('wound', volley.profile.toWound, volley, forced, dice)]; // SEQ-03
    case 'save': {
      const offer = offerIndomitable(battle, volley.target); // TRI-04
      return offer.length > 0 ? offer : [rollSaves(battle, volley, forced, dice)]; // SEQ-05
    }
    case 'special':
      return [rollSpecial(battle, volley, dice)];
    case 'damage':
      return [{ type: 'damageRolled', target: volley.target, each: damages(volley, dice) }];
  }
}

/** ABIL-01: each attack with a special weapon on its own. */
function rollSpecial(battle: Battle, { weapon, target, standing }: Volley, dice: Dice): EventOf<'specialRolled'> {
  const attacker = unitOf(battle, battle.activation?.unit ?? '');
  const special = findWeapon(attacker, weapon)?.special ?? bug(`${weapon} is no special weapon`);
  const rolled = Array.from({ length: standing }, () => SPECIAL_WEAPONS[special](battle, unitOf(battle, target), dice));
  const mortals = rolled.reduce((sum, each) => sum + each.mortals, 0);
  return { type: 'specialRolled', weapon, target, faces: rolled.map(({ face }) => face), mortals };
}

/** SEQ-07, RAND-04, MOD-03: each attack on its own; what is added is added after the die. */
const damages = ({ standing, profile }: Volley, dice: Dice): readonly number[] =>
  Array.from({ length: standing }, () =>
    Math.max(0, (amountOf(profile.damage, dice) + profile.addedDamage) * profile.timesDamage),
  );

/** ATK-13, MULT-01: so many dice at once against one number, and what natural sixes do besides. */
function rollAttacks(
  roll: 'hit' | 'wound',
  needed: number,
  volley: Volley,
  forced: boolean,
  dice: Dice,
): EventOf<'diceRolled'> {
  const { profile, standing: count } = volley;
  const modifier = modifierOf(profile, roll);
  const rolled = Array.from({ length: count }, () =>
    rollOne(roll, needed, modifier, profile.rerolls[roll], forced, dice, roll === 'hit' ? profile.spoil : undefined),
  );
  let standing = 0;
  let strong = 0;
  let mortals = 0;
  for (const die of rolled) {
    if (!die.passed) continue;
    const sixes = die.face === 6 ? profile.sixes.filter(each => each.roll === roll).map(({ what }) => what) : []; // RR-05
    const mortal = sixes.find(what => what.kind === 'mortal');
    const hits = mortal ? 0 : hitsOf(roll, profile, sixes, dice);
    if (mortal) mortals += amountOf(mortal.amount, dice);
    else if (sixes.some(({ kind }) => kind === 'damage' || kind === 'doubleDamage')) strong += hits;
    else standing += hits;
  }
  return { type: 'diceRolled', roll, needed, modifier, dice: rolled, standing, strong, mortals };
}

/** MULT-02, MULT-03, ABIL-09: one hit unless an ability says otherwise; a wound is always one wound. */
function hitsOf(roll: 'hit' | 'wound', profile: Profile, sixes: readonly OnSix[], dice: Dice): number {
  if (roll === 'wound') return 1;
  const scored = sixes.find(what => what.kind === 'hits')?.amount ?? profile.hits;
  const more = sixes.reduce((sum, what) => (what.kind === 'moreHits' ? sum + what.by : sum), 0);
  return amountOf(scored, dice) + more;
}

/** WS-03: a save that no face can make is not rolled. */
function rollSaves(
  battle: Battle,
  { target, profile, standing: count }: Volley,
  forced: boolean,
  dice: Dice,
): EventOf<'diceRolled'> {
  const reroll = indomitable(battle, target) ?? profile.rerolls.save;
  const modifier = modifierOf(profile, 'save');
  const canSave = 6 + modifier >= profile.save;
  const rolled = canSave
    ? Array.from({ length: count }, () => rollOne('save', profile.save, modifier, reroll, forced, dice))
    : [];
  const standing = count - rolled.filter(die => die.passed).length;
  const returned = rolled.filter(die => die.face === 6).length * profile.saveSixes;
  return {
    type: 'diceRolled',
    roll: 'save',
    needed: profile.save,
    modifier,
    dice: rolled,
    standing,
    strong: 0,
    mortals: 0,
    ...(returned > 0 ? { returned } : {}),
  };
}

/** RR-01 to RR-06: a die is rolled again at most once, before modifiers, and only if that can help (or is ordered). */
export function rollOne(
  roll: Roll,
  needed: number,
  modifier: number,
  reroll: Reroll | undefined,
  forced: boolean,
  dice: Dice,
  spoil?: Spoil,
): Die {
  const first = dice.d6();
  const judged = judge(roll, first, needed, modifier);
  const helps = reroll && mayReroll(reroll, first, needed) && (!judged.passed || forced);
  if (!helps && !(spoil && isSpoilt(spoil, first, needed))) return { face: first, ...judged };
  const face = dice.d6();
  return { face, before: first, ...judge(roll, face, needed, modifier) };
}

/** RR-04, RR-06: judged on the natural face. */
const mayReroll = ({ which }: Reroll, face: Face, needed: number): boolean =>
  face === 1 || (which === 'failed' && face < needed);

/** RR-04: likewise. */
const isSpoilt = ({ which }: Spoil, face: Face, needed: number): boolean =>
  face === 6 || (which === 'passed' && face !== 1 && face >= needed);

/** MOD-02, DICE-04 */
function judge(
  roll: Roll,
  face: Face,
  needed: number,
  modifier: number,
): { readonly result: number; readonly passed: boolean } {
  const result = Math.max(1, face + modifier);
  return { result, passed: face !== 1 && (result >= needed || (face === 6 && SIX_ALWAYS_PASSES[roll])) };
}

/** DICE-02, DICE-03 */
export function amountOf(amount: Amount, dice: Dice): number {
  switch (amount) {
    case 'D3':
      return dice.d3();
    case 'D6':
      return dice.d6();
    case '2D6':
      return dice.d6() + dice.d6();
    default:
      return amount;
  }
}
