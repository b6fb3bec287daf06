import type { Setup } from '../../battle-setup';
import { scores } from '../../facts/score';
import type { Battle } from '../../types';
import { PHASE_NAMES } from '../names';

/** The default name of a battle. */
export const titleOf = ({ armies }: Setup): string => `${armies.azure.player} against ${armies.ember.player}`;

/** The state of a battle, in one line for the list of saved battles. */
export function summaryOf(battle: Battle, setup: Setup): string {
  const points = scores(battle);
  const { azure, ember } = setup.armies;
  const score = `${azure.player} ${points.azure} – ${points.ember} ${ember.player}`;
  if (battle.ended) return `Over: ${score}`;
  if (battle.round === 0) return 'Setting up';
  return `Round ${battle.round}, ${battle.phase ? PHASE_NAMES[battle.phase] : 'priority'}, ${score}`;
}

/** The round, the turn and the phase of a battle that is watched. */
export const roundInWords = ({ round, phase }: Battle, player: string): string =>
  `Round ${round}, ${player}’s turn${phase === undefined ? '' : `, ${PHASE_NAMES[phase]}`}`;
