import type { Moment } from '../../abilities/types';
import { nameOfAbility } from '../../armies/named';
import type { Ask, AskKind, AskOf } from '../../asks';
import { otherSeat, type Phase, type UnitId } from '../../types';
import type { Names } from '../names';
import { counted } from '../numbers';
import { AGREEMENTS, rulingWords } from '../rulebook/agreements';

type Question<K extends AskKind> = (ask: AskOf<K>, names: Names, selected: UnitId | undefined) => string;
type Questions = { readonly [K in AskKind]: Question<K> };

const TO_DO_IN: Readonly<Record<Phase, string>> = {
  hero: 'Act with your heroes, or end the phase',
  movement: 'Move your units, or end the phase',
  shooting: 'Shoot with your units, or end the phase',
  charge: 'Try charges, or end the phase',
  combat: 'Fight',
  battleshock: 'Test the nerve of your units',
};

/** What the selected unit can do, in phases where units act one by one. */
const TO_DO_WITH: Partial<Record<Phase, (name: string) => string>> = {
  movement: name => `Drag *${name}*, or move them with the arrow keys`,
  charge: name => `Try a charge with *${name}*`,
  shooting: name => `Shoot with *${name}*, or end the phase`,
};

const WINDOWS: Readonly<Record<Moment, string>> = {
  always: 'Use an ability?',
  beforeBattle: 'Use an ability before the battle?',
  roundStart: 'Use an ability as the round begins?',
  heroStart: 'Use an ability as the hero phase begins?',
  hero: 'Use an ability in the hero phase?',
  heroEnd: 'Use an ability as the hero phase ends?',
  movementStart: 'Use an ability as the movement phase begins?',
  movement: 'Use an ability in the movement phase?',
  movementEnd: 'Bring on reserves, or go on?',
  shootingStart: 'Use an ability as the shooting phase begins?',
  shooting: 'Use an ability in the shooting phase?',
  shootingEnd: 'Use an ability as the shooting phase ends?',
  chargeStart: 'Use an ability as the charge phase begins?',
  charge: 'Use an ability in the charge phase?',
  chargeEnd: 'Use an ability as the charge phase ends?',
  combatStart: 'Use an ability as the combat phase begins?',
  combatEnd: 'Use an ability as the combat phase ends?',
  battleshockStart: 'Use an ability as the battleshock phase begins?',
  battleshock: 'Use an ability in the battleshock phase?',
  battleshockEnd: 'Use an ability as the battleshock phase ends?',
  afterMove: 'Use an ability after this move?',
  afterCharge: 'Use an ability after this charge?',
  afterFight: 'Use an ability after this fight?',
  combat: 'Use an ability in the combat phase?',
  unbind: 'Try to unbind the spell?',
  afterCast: 'Use an ability after this spell?',
  slaying: 'Spare the model that is about to fall?',
  unitDestroyed: 'Use an ability as this unit is lost?',
  slew: 'Use an ability now that a model has fallen?',
  afterUnbind: 'Use an ability now that the spell is unbound?',
  picked: 'Use an ability before this unit piles in?',
  nerveFailed: 'Feed on the terror of the unit that failed its test?',
};

/** The question to the deciding player; *stars* set a part in bold. A question without words does not compile. */
const QUESTIONS: Questions = {
  chooseTerritory: () => 'Choose your side of the table',
  deploy: () => 'Set up a unit in your territory',
  nameGeneral: () => 'Name your general',
  chooseFirst: () => 'Who takes the first turn?',
  act: ({ phase }, names, selected) =>
    (selected === undefined ? undefined : TO_DO_WITH[phase]?.(names.unit(selected))) ?? TO_DO_IN[phase],
  useAbilities: ({ moment, unit }, names) =>
    unit === undefined ? WINDOWS[moment] : `Use an ability of *${names.unit(unit)}*?`,
  chooseBattleplan: () => 'Choose the battleplan',
  chooseRealm: () => 'Choose the realm of the battle',
  choosePreBattle: () => 'Who uses abilities before the battle first?',
  chooseTrait: () => 'Choose a command trait for the new general',
  deployMore: () => 'Set up more of this battalion in the same pick?',
  declareTriumph: ({ unit }, names) => `Declare a triumph for *${names.unit(unit)}*?`,
  commitModels: () => 'Choose which objective your models count for',
  summon: ({ muster: { models }, isUpTo }) =>
    `Set up the *${counted(models, 'model')}* that join you${isUpTo ? ', or fewer' : ''}`,
  unbind: () => 'Try to unbind the spell?',
  aimSpell: () => 'Choose whom the spell strikes',
  choose: ({ ability }) => `Choose for *${nameOfAbility(ability)}*`,
  strike: ({ ability, left }) => `Aim *${nameOfAbility(ability)}*: ${counted(left, 'blow')} left`,
  changeDie: ({ ability }) => `Change a die with *${nameOfAbility(ability)}*?`,
  aimPoint: () => 'Choose where the spell strikes',
  scout: ({ inches, left }) => `*${counted(left, 'unit')}* may move up to ${inches}″ before the battle`,
  rideMove: ({ unit }, names) => `How far do the winds carry *${names.unit(unit)}*?`,
  returnModels: ({ unit, count }, names) => `Up to *${counted(count, 'model')}* of *${names.unit(unit)}* return`,
  relocate: ({ unit }, names) => `Choose where *${names.unit(unit)}* appear again`,
  randomMove: ({ unit }, names) => `Move *${names.unit(unit)}* as far as it rolled, or stay`,
  runMove: ({ unit }, names) => `Run with *${names.unit(unit)}*`,
  chargeMove: ({ unit }, names) => `Charge with *${names.unit(unit)}*`,
  pickFighter: () => 'Pick a unit to fight',
  pileIn: ({ unit }, names) => `Pile in with *${names.unit(unit)}*`,
  pickTargets: ({ unit }, names) => `Pick targets for *${names.unit(unit)}*`,
  pickDamaged: () => 'Which unit takes its wounds first?',
  rerollDice: ({ unit, dice }, names) =>
    `Roll *${counted(dice.length, 'die', 'dice')}* of *${names.unit(unit)}* again?`,
  allocate: ({ unit, wounds, mortals = 0 }, names) => {
    const both = mortals > 0 ? `${counted(wounds - mortals, 'wound')} and ${counted(mortals, 'mortal wound')}` : '';
    return `Allocate *${both || counted(wounds, 'wound')}* to *${names.unit(unit)}*`;
  },
  replaceGeneral: () => 'Your general fell: name another',
  inspire: () => 'Spend a command point to spare a unit the test?',
  testNerve: () => 'Test the nerve of a unit',
  flee: ({ unit, count }, names) => `Choose *${counted(count, 'model')}* of *${names.unit(unit)}* to flee`,
  agreeRuling: ({ seat, ruling }, names) => AGREEMENTS.asks(names.player(otherSeat(seat)), rulingWords(ruling, names)),
  keepGroup: ({ unit }, names) => `*${names.unit(unit)}* fell apart: choose the group that stays`,
};

/** The question in words; `selected` is the selected unit, if it could answer. */
export const questionOf = (ask: Ask, names: Names, selected?: UnitId): string =>
  (QUESTIONS[ask.kind] as (ask: Ask, names: Names, selected: UnitId | undefined) => string)(ask, names, selected);
