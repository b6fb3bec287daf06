import type { Answerer } from '../../asks';
import { PHASE_NAMES } from '../names';

/** Who answers a question. */
export const ANSWERER_WORDS: Readonly<Record<Answerer, string>> = {
  active: 'the active player',
  other: 'the other player',
  winner: 'the winner of the roll',
  inTurn: 'the players in turn',
  same: 'the same player',
  owner: 'the unit’s owner',
  attacker: 'the attacker',
  defender: 'the defender',
  caster: 'the caster',
  casterOpponent: 'the caster’s opponent',
  proposerOpponent: 'the proposer’s opponent',
  leaderless: 'the player without a general',
};

/** The parts of a battle in the order of play. */
export const PART_WORDS: Readonly<Record<string, string>> = {
  setUp: 'Set-up',
  round: 'Round begins',
  ...PHASE_NAMES,
  endOfTurn: 'End of the turn',
};

/** The places of each part: those of all phases, and those of the others by their part. */
const STOP_WORDS: Readonly<Record<string, string>> = {
  'setUp.battleplan': 'Battleplan',
  'setUp.realm': 'Realm',
  'setUp.territories': 'Territories',
  'setUp.deployment': 'Units are set up',
  'setUp.generals': 'Generals',
  'setUp.beforeBattle': 'Who goes first before the battle',
  'setUp.abilities': 'Before the battle',
  'setUp.abilitiesOther': 'Before the battle, the other player',
  'round.priority': 'Roll-off for the first turn',
  'round.start': 'Start of the round',
  'round.startOther': 'Start of the round, the other player',
  'endOfTurn.splitUnits': 'Split units',
  'endOfTurn.objectives': 'Objectives',
  'endOfTurn.objectivesOther': 'Objectives, the other player',
  start: 'Start of the phase',
  startOther: 'Start of the phase, the other player',
  act: 'The active player acts',
  actOther: 'The other player responds',
  pick: 'Units are picked to fight',
  inspire: 'Inspiring Presence',
  inspireOther: 'Inspiring Presence, the other player',
  abilities: 'Abilities of the phase',
  abilitiesOther: 'Abilities of the phase, the other player',
  tests: 'Battleshock tests',
  'attack.pileIn': 'A unit attacks: pile in',
  'attack.declare': 'A unit attacks: triumph',
  'attack.targets': 'A unit attacks: targets',
  'attack.hit': 'Hit rolls',
  'attack.wound': 'Wound rolls',
  'attack.save': 'Save rolls',
  'attack.damage': 'Damage rolls',
  end: 'End of the phase',
  endOther: 'End of the phase, the other player',
};

/** The name of a state; undefined if no question is asked there. */
export const stopWords = (part: string, stop: string): string | undefined =>
  STOP_WORDS[`${part}.${stop}`] ?? STOP_WORDS[stop];

export const HERE = {
  title: 'Where the battle stands',
  here: 'You are here',
  parts: 'The parts of a battle, in order',
  stops: (part: string) => `What happens in this part: ${part}`,
  asked: 'Asked now',
  between: 'asked now, in between',
  over: 'The battle is over.',
  decides: (player: string, question: string) => `${player} decides: ${question}.`,
} as const;
