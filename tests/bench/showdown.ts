/** Our battles and commands in turn with those of the anchor (showdown-side.ts). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { alternateBlocks, type Measured, sink, timed } from './bench';

/** What the benches call it. */
export const SHOWDOWN = 'a random battle of @pkmn/sim';
/**
 * A block of theirs takes about 0.4 s, and so should one of ours: the engine that waited starts with cold caches, and
 * pays for that once per block.
 */
const THEIR_BATTLES = 10;
const OUR_BATTLES = 20;
/** Blocks of each before the first is timed: engines of this size are compiled piece by piece for a long while. */
const WARM_UP = 60;
/** Many, so that the median of the ratios is nearly the same from run to run. */
const ROUNDS = 21;
/** Our battles repeat after this many, so that each block is as long as the others. */
const DIFFERENT_BATTLES = 50;

/** Whole battles of ours, by number, in turn with battles of the anchor: the time of one. */
export function againstShowdown(battle: (number: number) => unknown): Promise<Measured> {
  let played = 0;
  const ours = () => {
    for (let i = 0; i < OUR_BATTLES; i++) sink.last = battle(played++ % DIFFERENT_BATTLES);
    return OUR_BATTLES;
  };
  return inTurn(ours, () => THEIR_BATTLES);
}

/** Blocks of our commands in turn with battles of the anchor: the time of a command, and of a choice. */
export const againstChoices = (ours: () => number): Promise<Measured> => inTurn(ours, choices => choices);

/** The work of a block of the anchor's battles is counted by the choices made in them. */
async function inTurn(ours: () => number, counted: (choices: number) => number): Promise<Measured> {
  const side = fork(new URL('./showdown-side.js', import.meta.url));
  const theirs = async () => {
    side.send(THEIR_BATTLES);
    const [{ choices, micros }] = await once(side, 'message');
    return { things: counted(choices), micros };
  };
  const measured = await alternateBlocks(() => timed(ours), theirs, { warmUp: WARM_UP, rounds: ROUNDS });
  side.kill();
  return measured;
}
