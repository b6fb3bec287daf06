import type { Effect, Mark, OnSix, RolledFor } from '../../abilities/types';
import type { ForcedReroll, Rerolled, Roll } from '../../activation';
import type { CommandType } from '../../commands';
import type { RefusalCode } from '../../refusals';
import { counted } from '../numbers';

type Of<W extends Effect['do']> = Extract<Effect, { do: W }>;

const ROLLS: Readonly<Record<RolledFor | Roll | 'nerve' | 'damage', string>> = {
  hit: 'hit rolls',
  wound: 'wound rolls',
  save: 'save rolls',
  cast: 'casting rolls',
  unbind: 'unbinding rolls',
  run: 'run rolls',
  charge: 'charge rolls',
  nerve: 'battleshock tests',
  damage: 'damage rolls',
};
const REROLLS: Readonly<Record<Rerolled, string>> = {
  ones: 're-roll 1s for',
  failed: 're-roll failed',
  all: 're-roll',
};
const FORCED: Readonly<Record<ForcedReroll['which'], string>> = { passed: 'successful', sixes: '6s of' };
const ACTS: Readonly<Partial<Record<CommandType, string>>> = { tryCharge: 'charge', cast: 'cast spells' };
const LEAVE: Readonly<Partial<Record<RefusalCode, string>>> = {
  'charge.hasRun': 'may run and still charge',
  'charge.hasRetreated': 'may retreat and still charge',
};

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
const inches = (length: number): string => `${length}″`;
const mortals = (amount: number | string): string => `${amount} mortal ${amount === 1 ? 'wound' : 'wounds'}`;

/** What a 6 does, in words; a kind without words does not compile. */
const SIXES: { readonly [K in OnSix['kind']]: (what: Extract<OnSix, { kind: K }>) => string } = {
  mortal: ({ amount }) => `${mortals(amount)} in place of damage`,
  alsoMortal: ({ amount }) => `${mortals(amount)} besides`,
  hits: ({ amount }) => `${amount} hits in place of 1`,
  attacks: ({ amount }) => `${amount} more attacks`,
  moreHits: ({ by }) => `${signed(by)} hits`,
  damage: ({ by }) => `${signed(by)} damage`,
  doubleDamage: () => 'double damage',
  owe: () => 'an ability to use later in the phase',
  setDamage: ({ to }) => `damage ${to}`,
  setRend: ({ to }) => `Rend ${to}`,
};
const sixInWords = (what: OnSix): string => (SIXES[what.kind] as (what: OnSix) => string)(what);

/** What each word of the vocabulary does, for a reader of the card. A word without words does not compile. */
export const EFFECT_WORDS: { readonly [W in Effect['do']]: (effect: Of<W>) => string } = {
  modify: ({ roll, by }) => `${signed(by)} to ${ROLLS[roll]}`,
  reroll: ({ roll, which }) => `${REROLLS[which]} ${ROLLS[roll]}`,
  spoil: ({ which }) => `${FORCED[which]} hit rolls must be re-rolled`,
  saveSixes: ({ mortals: count }) => `a 6 to save gives ${mortals(count)} back`,
  attacks: ({ by }) => `${signed(by)} Attacks`,
  attacksEqualEnemies: ({ within }) => `as many Attacks as there are enemies within ${inches(within)}`,
  noAttacks: () => 'makes no attacks',
  rend: ({ by }) => `Rend changed by ${signed(by)}`,
  setRend: ({ to }) => `Rend ${to}`,
  dreadRend: ({ to }) => `Rend ${to} against enemies whose Bravery a roll of two dice beats`,
  damage: ({ by }) => `${signed(by)} Damage`,
  onSix: ({ roll, what }) => `6s of ${ROLLS[roll]}: ${sixInWords(what)}`,
  hits: ({ amount }) => `each hit counts as ${amount}`,
  ignoreSaveModifiers: () => 'saves are not modified',
  coverBonus: ({ by }) => `cover gives ${signed(by)}`,
  negate: ({ on, kind }) => `${kind === 'any' ? '' : `${kind} `}wounds are negated on ${on}+`,
  move: ({ by }) => `Move ${signed(by)}″`,
  halve: () => 'Move, run and charge rolls and melee Attacks halved',
  rollPerModels: ({ roll, per }) => `+1 to ${ROLLS[roll]} for every ${counted(per, 'model')}`,
  chargeDice: ({ dice, range }) => `charges with ${counted(dice, 'die', 'dice')} from ${inches(range)}`,
  mustRetreat: () => 'must retreat if it can',
  rideWinds: ({ dice }) => `may ride the winds with ${counted(dice, 'die', 'dice')}`,
  bravery: ({ by }) => `${signed(by)} Bravery`,
  setBravery: ({ to }) => `Bravery ${to}`,
  fleeTimes: ({ times }) => `${times} times as many models flee`,
  spareNerve: () => 'takes no battleshock tests',
  unbinds: ({ by }) => `${signed(by)} attempts to unbind`,
  unravel: ({ mortals: amount }) => `a casting roll of exactly the value fails and causes ${mortals(amount)}`,
  ignoreSpells: ({ on }) => `ignores spells on ${on}+`,
  changeSpell: () => 'changes a spell',
  alsoSpell: () => 'adds to a spell',
  spellMortals: ({ by }) => `spells cause ${signed(by)} mortal wounds`,
  wounds: ({ by }) => `${signed(by)} Wounds`,
  spite: ({ on }) => `each wound suffered in melee gives a mortal wound back on ${on}+`,
  avenge: ({ on, mortals: amount }) => `a slain model causes ${mortals(amount)} on ${on}+`,
  lastStand: ({ on }) => `a slain model fights once more on ${on}+`,
  taint: () => 'wounded by a tainted weapon',
  chill: ({ by }) => `models it wounds have ${signed(by)} to hit rolls`,
  fightsFirst: () => 'fights first',
  fightsLast: () => 'fights last',
  waive: ({ refusal }) => LEAVE[refusal] ?? 'may act against a rule',
  forbid: ({ commands }) => `may not ${commands.map(command => ACTS[command] ?? command).join(' or ')}`,
  abilityRoll: ({ by }) => `${signed(by)} to the roll of an ability`,
  changeDie: ({ rolls, into }) =>
    `may ${into === 'again' ? 're-roll' : 'set'} one of its ${rolls.map(roll => ROLLS[roll]).join(' or ')}`,
  refund: ({ on }) => `a spent command point comes back on ${on}+`,
  hangover: () => 'suffers later for what it did',
  owed: () => 'may use an ability later in the phase',
};

/** What a mark does to the unit it lies on, or to attacks against it. */
export function markInWords({ effect, against }: Mark): string {
  const words = (EFFECT_WORDS[effect.do] as (effect: Effect) => string)(effect);
  return against ? `attacks against it: ${words}` : words;
}
