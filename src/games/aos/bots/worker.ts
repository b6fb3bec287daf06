/**
 * The script of the worker that thinks for a bot. No module imports it: `opponent.ts` opens it when a player plays
 * against it.
 */
import { serveBot, type WorkerScope } from '../../../play/players/bot-worker';
import type { Aos } from '..';
import { countedLimits, limitsOf, thoughtOf } from './levels';
import type { Reason } from './reasons';
import type { Seated } from './seated-words';

/** The bot the worker thinks as. With a number of play-outs it counts them and reads no clock. */
export interface Thinker extends Seated {
  readonly playOuts?: number | undefined;
}

serveBot<Aos, Thinker, Reason>(self as WorkerScope, (seen, thinker) => {
  const { level, playOuts } = thinker;
  const limits = playOuts === undefined ? limitsOf(level, () => performance.now()) : countedLimits(level, playOuts);
  return thoughtOf(seen, thinker, limits);
});
