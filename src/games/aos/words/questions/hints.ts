import type { Hint, HintAbout } from '../../course/hints';
import type { Probability } from '../../facts/probability';
import type { Phase } from '../../types';
import type { Names } from '../names';
import { inches, listed } from '../numbers';

type Decision = Extract<HintAbout, { kind: 'decision' }>['ask'];

/** What each question is for, and what to think of. A question without words does not compile. */
const DECISIONS: Readonly<Record<Decision, string>> = {
  agreeRuling: 'Agree only if you would at a real table; the battle goes on either way.',
  chooseBattleplan: 'You won the roll-off: the battle is fought by the plan you name.',
  chooseRealm: 'A realm changes how the land looks and may add rules of its own. You may also choose none.',
  choosePreBattle: 'Say whose abilities for before the battle come first.',
  chooseTerritory: 'Choose the side with cover for your shooters or a short way for your fighters.',
  deployMore: 'Units of one battalion may be set up together, before the enemy answers.',
  chooseTrait: 'A command trait suits your general for the whole battle.',
  declareTriumph: 'Your triumph works once in this battle: keep it for a fight that matters.',
  commitModels: 'A model counts for one objective only: say for which.',
  summon: 'Set the new unit up where it is of use at once: it does not move this turn.',
  deploy: 'Drag the unit to its place. It must stand wholly in your territory, and as one group.',
  nameGeneral: 'A HERO in the middle of your army is a good general: it can command units within 12″.',
  chooseFirst: 'If you go first, you attack first. If you go second, you may have two turns one after the other.',
  useAbilities: 'Some abilities have this moment only. Pass if none of them helps now.',
  rideMove: 'The winds decide how far at most; you decide how far.',
  scout: 'A move before the first round: move to a better place, or out of the enemy’s range.',
  unbind: 'Your roll must be higher than the casting roll. There is one attempt for each spell.',
  aimSpell: 'The spell is cast: now choose its target.',
  aimPoint: 'Point at the place on the table.',
  changeDie: 'You may change one of these dice before they take effect.',
  choose: 'The dice are rolled: choose what helps most now.',
  strike: 'Choose the unit that is struck.',
  returnModels: 'Set the returning models down beside their unit, as one group.',
  relocate: 'Set the unit up anew. It is set up, not moved.',
  randomMove: 'Its roll is its Move for this phase. It may still run, or stay.',
  runMove: 'The unit goes further, but neither shoots nor charges this turn.',
  chargeMove: 'The first model that moves must end within ½″ of an enemy; the rest follow.',
  pickFighter: 'Players pick in turn: begin with the fight that would hurt you most if the enemy came first.',
  pileIn: 'Each model may go 3″, towards the enemy nearest to it. Bring as many into reach as you can.',
  pickTargets: 'Each weapon may have a target of its own. What bears on the roll stands beside it.',
  pickDamaged: 'Say on which unit the wounds are allocated first.',
  allocate: 'A model that is wounded already takes the next wounds. Keep your leader for last.',
  rerollDice: 'A die rolled again counts as it falls the second time, even if it is worse.',
  replaceGeneral: 'Your general was slain: name another.',
  inspire: 'For a command point one unit need not take its battleshock test.',
  testNerve: 'A die plus the models lost this turn; what is over the Bravery flees.',
  flee: 'You choose who flees. Keep those that can fight next turn.',
  keepGroup: 'The unit is split: keep the larger part, or the one with its leader.',
};

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
  decision: ({ ask }) => DECISIONS[ask],
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
