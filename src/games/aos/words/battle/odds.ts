import type { Inches } from '../../../../geometry/shapes/shape';
import { type Assumption, atLeast, meanOf, type Spread } from '../../odds';
import { chanceInWords, inches } from '../numbers';

const mean = (value: number): string => (value < 0.05 && value > 0 ? 'under 0.1' : `${Math.round(value * 10) / 10}`);

/** The words of the odds panel. */
export const ODDS = {
  title: 'Odds',
  slain: (value: number) => `${mean(value)} slain on average`,
  isSlain: (chance: number) => `slain ${chanceInWords(chance)}`,
  atLeastOne: (chance: number) => `at least one ${chanceInWords(chance)}`,
  destroyed: (chance: number) => `the whole unit ${chanceInWords(chance)}`,
  fled: (value: number) => `then ${mean(value)} flee on average`,
  charge: (gap: Inches, needed: number) => `${inches(gap)} away: needs ${needed} or more`,
  arrives: (chance: number) => `arrives ${chanceInWords(chance)}`,
  withReroll: (chance: number) => `with a second roll ${chanceInWords(chance)}`,
  cast: (chance: number) => `cast ${chanceInWords(chance)}`,
  takesEffect: (chance: number) => `takes effect ${chanceInWords(chance)}`,
  nobodyFlees: (chance: number) => `nobody flees ${chanceInWords(chance)}`,
  flee: (value: number) => `${mean(value)} flee on average`,
  returned: (value: number) => `${mean(value)} mortal wounds come back on the attacker on average.`,
  assumes: (words: readonly string[]) => `Assumes: ${words.join('; ')}.`,
  shoots: 'Shoots',
  fights: 'Fights, all in reach',
  against: (unit: string) => `Odds against ${unit}`,
  bars: (of: string, entries: readonly (readonly [string, number])[]) =>
    `${of}: ${entries.map(([name, chance]) => `${name} ${chanceInWords(chance)}`).join(', ')}`,
} as const;

/** How many of a unit are slain; of a single model, whether it is. */
export const slainInWords = (slain: Spread, models: number): readonly string[] =>
  models === 1 ? [ODDS.isSlain(atLeast(slain, 1))] : [ODDS.slain(meanOf(slain)), ODDS.atLeastOne(atLeast(slain, 1))];

const ASSUMED: Readonly<Record<Assumption['is'], string>> = {
  rerollsFailed: 'failed dice are re-rolled',
  successesKept: 'successes are not re-rolled',
  noDieChanged: 'nobody changes a die',
  noTriumph: 'no triumph is used',
  noneSpared: 'no model is spared',
  casualtiesInOrder: 'the wounded model falls first, command models last',
  wardsMixed: 'wounds and mortal wounds are negated at their average',
  returnsApart: 'what comes back is counted separately',
  attackersWhole: 'nothing comes back on earlier attackers',
  unbindTried: 'the enemy’s best wizard tries to unbind',
  spellNotFollowed: 'only the casting is counted',
  withoutAftermath: 'what a death causes is not counted',
};

/** Each assumption once. */
export const assumptionsInWords = (assumes: readonly Assumption[]): readonly string[] => [
  ...new Set(assumes.map(({ is }) => ASSUMED[is])),
];
