import type { Hint, HintAbout } from '../../course/hints';
import type { Probability } from '../../facts/probability';
import type { Phase } from '../../types';
import type { Names } from '../names';
import { inches, listed } from '../numbers';
import { QUESTION_NOTES } from './notes';

const PHASES: Readonly<Record<Phase, string>> = {
  hero: 'Heroes cast, command and pray now. You have gained a command point.',
  movement: 'Move any of your units, once each. Stay more than 3″ from the enemy; charges come later.',
  shooting: 'Whoever did not run may shoot: at what it sees, and within range.',
  charge: 'A unit with an enemy within 12″ may try: two dice, and within ½″ at the end.',
  combat: 'Units within 3″ of an enemy fight, the players in turn.',
  battleshock: 'Units that lost models this turn are tested.',
};

type Words<K extends HintAbout['kind']> = (about: Extract<HintAbout, { kind: K }>, units: string) => string;

const oneIn = ({ good, of }: Probability): string => `${good} of ${of} rolls`;

const WORDS: { readonly [K in HintAbout['kind']]: Words<K> } = {
  decision: ({ ask }) => QUESTION_NOTES[ask].hint,
  phase: ({ phase }) => PHASES[phase],
  bound: ({ gap }, units) => `*${units}* have an enemy ${inches(gap)} away: within 3″ a unit may only stay or retreat.`,
  unmoved: (_, units) => `*${units}* could still move before you end the phase.`,
  canStillShoot: (_, units) => `*${units}* could still shoot before you end the phase.`,
  canStillCharge: ({ chance }, units) => `*${units}* could still charge: ${oneIn(chance)} arrive.`,
  poorCharge: ({ gap, needed, chance }, units) =>
    `A long way for *${units}*: ${inches(gap)} needs ${needed} or more, and only ${oneIn(chance)} arrive. A failed charge moves nobody.`,
  forwardToVictory: ({ points }) => `This charge falls short. ${pointsInWords(points)} and rolls it again.`,
  atTheDouble: ({ points }) => `A short run. ${pointsInWords(points)} and makes it six inches.`,
  inspire: ({ points }, units) => `${pointsInWords(points)} so that *${units}* need not take the test.`,
};

const pointsInWords = (points: number): string => `A command point of your ${points} helps`;

/** A hint as a sentence; *stars* set a part in bold. */
export function hintInWords({ about, units }: Hint, names: Names): string {
  const word = WORDS[about.kind] as Words<HintAbout['kind']>;
  return word(about, listed(units.map(id => names.unit(id))));
}

/** The words of the slip above the bar. */
export const HINT_SLIP = {
  putAway: 'Put the hint away',
  hint: 'Hint',
  why: 'why?',
  numbers: 'Numbers of this decision',
} as const;
