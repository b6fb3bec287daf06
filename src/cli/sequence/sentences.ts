import type { Answerer } from '../../games/aos/flow/questions';

/** Who answers, in words. */
export const ANSWERER_WORDS: Readonly<Record<Answerer, string>> = {
  active: 'the active player',
  other: 'the other player',
  winner: 'the winner of the roll',
  inTurn: 'the players in turn',
  same: 'the same player',
  owner: "the unit's owner",
  attacker: 'the attacker',
  defender: 'the defender',
  caster: 'the caster',
  casterOpponent: "the caster's opponent",
  proposerOpponent: "the proposer's opponent",
  leaderless: 'the player without a general',
};

const spaced = (name: string): string => name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** "isEveryoneSetUp" as "everyone set up". */
export const conditionWords = (guard: string): string => spaced(guard).replace(/^(is|has) /, '');

/** "askActive heroStart" as "ask active: hero start". */
export const stepWords = (type: string, detail: string | undefined): string =>
  detail === undefined ? spaced(type) : `${spaced(type)} (${spaced(detail)})`;
