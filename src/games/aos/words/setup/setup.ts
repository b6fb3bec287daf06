/** The words of the page on which a battle is set up. */
export const SETUP = {
  sides: { azure: 'Azure', ember: 'Ember' },
  noScenery: 'no scenery',
  inOneLine: (plan: string, azure: string, ember: string, mood: string) =>
    `${plan}: ${azure} against ${ember}, in the realm of ${mood.toLowerCase()}`,
  points: 'points',
  player: 'player',
  side: 'side',
  sceneryRules: 'Rules of scenery',
  seedOf: 'Seed of the dice: the same seed and the same acts give the same battle',
  rulings: 'Rulings',
  seed: ', seed',
  changed: (counted: string) => `${counted} changed`,
  asProposed: 'rulings as proposed',
  scenery: 'scenery',
  finePrint: 'Fine print',
  takeAway: 'Take away',
  turn: 'Turn',
  piece: (name: string, x: number, y: number) => `${name}, ${x}″ from the left and ${y}″ from the near edge`,
  pieceKeys: 'Arrow keys move the chosen piece by 1″, with Shift by ¼″; Q and E turn it.',
  mirrored: 'The same for the other side',
  pieces: 'Scenery',
  battleplan: 'Battleplan',
  begin: 'Begin the battle',
  missing: 'Something is missing: see the amber notes.',
  title: 'Set up the battle',
  start: 'Start',
  realmLook: 'Otherwise the realm is only how the table looks.',
  realmRules: 'Play with the rules of',
  realm: 'Realm',
  another: 'Lay out another',
  layout: 'Layout',
  lines: '; armies set up outside the dark bands',
  table: 'The table',
  disagree: 'We disagree',
  disagreeOn: { plan: 'We disagree on the battleplan: roll off', realm: 'We disagree on the realm: roll off' },
  planRollOff: {
    says: 'Both roll a die before the battle; the winner picks one of the two.',
    rule: 'PLAN-01',
  },
  realmRollOff: {
    says: 'Both roll a die before the battle; the winner names the realm, or none.',
    rule: 'REALM-01',
  },
  proposes: (player: string) => `${player} proposes`,
  wants: (player: string) => `${player} wants`,
  either: (plan: string, rival: string) => `${plan} or ${rival}`,
  noRealm: 'No realm',
  region: 'Region',
  anywhere: 'Anywhere in it',
  ourRules: 'Its rules are our own and in no rulebook:',
  map: (inWords: string) => `The table from above: ${inWords}`,
} as const;

/** What is wrong with a field. */
export const SETUP_FAULTS = {
  noName: 'A player needs a name.',
  longName: 'A name has at most 40 letters.',
  noArmy: 'Choose an army.',
  seed: 'A seed is a whole number from 0 up.',
} as const;

/** The reason of a fault as a sentence, with its rule at the end. */
export function faultWords(reason: string): string {
  const [, rule, said = reason] = /^([A-Z]+-\d+): (.*)$/s.exec(reason) ?? [];
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  return rule === undefined ? sentence : `${sentence} (${rule}).`;
}
