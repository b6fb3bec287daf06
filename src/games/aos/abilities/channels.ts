import type { Battle } from '../types';
import type { Effect } from './types';

/** Which question each word answers. A word that is not here does not compile. */
interface Asked {
  modify: 'rolls';
  reroll: 'rolls';
  attacks: 'attackCount';
  attacksEqualEnemies: 'attackCount';
  noAttacks: 'attackCount';
  rend: 'profile';
  setRend: 'profile';
  dreadRend: 'profile';
  damage: 'profile';
  onSix: 'profile';
  hits: 'profile';
  spoil: 'profile';
  saveSixes: 'profile';
  ignoreSaveModifiers: 'profile';
  coverBonus: 'profile';
  move: 'moves';
  halve: 'moves';
  chargeDice: 'moves';
  mustRetreat: 'moves';
  rideWinds: 'moves';
  bravery: 'nerve';
  setBravery: 'nerve';
  fleeTimes: 'nerve';
  spareNerve: 'nerve';
  rollPerModels: 'magic';
  unbinds: 'magic';
  unravel: 'magic';
  ignoreSpells: 'magic';
  changeSpell: 'magic';
  alsoSpell: 'magic';
  spellMortals: 'magic';
  wounds: 'wounds';
  negate: 'wounds';
  spite: 'wounds';
  avenge: 'wounds';
  lastStand: 'wounds';
  taint: 'wounds';
  chill: 'wounds';
  fightsFirst: 'fightOrder';
  fightsLast: 'fightOrder';
  waive: 'permissions';
  forbid: 'permissions';
  abilityRoll: 'abilityDice';
  changeDie: 'abilityDice';
  refund: 'abilityDice';
  hangover: 'signs';
  owed: 'signs';
}

/** The questions that lasting effects answer; `meanings/` has a table for each. */
export type Channel = Asked[keyof Asked];

/** The words that answer a question. */
export type WordOf<C extends Channel> = { [W in Effect['do']]: Asked[W] extends C ? W : never }[Effect['do']];

/**
 * What each word of a channel means: how the rules ask for it. A word without a meaning does not compile, nor does a
 * meaning in another channel's table. No rule asks for a word in any other way.
 */
export type Meanings<C extends Channel> = {
  readonly [W in WordOf<C>]: (battle: Battle, ...about: never[]) => unknown;
};
