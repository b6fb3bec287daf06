/**
 * The anchor of whole battles: random battles of @pkmn/sim, a rules engine that was made fast over many years, by its
 * own random players and over its own streams.
 */
import { TeamGenerators } from '@pkmn/randoms';
import { BattleStreams, type PRNGSeed, RandomPlayerAI, Teams } from '@pkmn/sim';
import { alternateBlocks, type Measured, sink } from './bench';

const FORMAT = 'gen9randombattle';
const SEATS = ['p1', 'p2'] as const;

Teams.setGeneratorFactory(TeamGenerators);

/** A random player who counts what it chooses. */
class CountingPlayer extends RandomPlayerAI {
  choices = 0;

  override choose(choice: string): void {
    this.choices++;
    super.choose(choice);
  }
}

/** Plays one random battle to its end; how many choices both players made in it. */
export async function showdownBattle(number: number): Promise<number> {
  const seed: PRNGSeed = `${number},2,3,4`;
  const streams = BattleStreams.getPlayerStreams(new BattleStreams.BattleStream());
  const players = SEATS.map(seat => new CountingPlayer(streams[seat], { seed }));
  for (const player of players) void player.start();
  void streams.omniscient.write(`>start ${JSON.stringify({ formatid: FORMAT, seed })}`);
  for (const [i, seat] of SEATS.entries()) {
    const team = Teams.pack(Teams.generate(FORMAT, { seed: `${number},${i},5,6` }));
    void streams.omniscient.write(`>player ${seat} ${JSON.stringify({ name: seat, team })}`);
  }
  for await (const chunk of streams.omniscient) if (/^\|(win\||tie$)/m.test(chunk)) break;
  return players.reduce((sum, { choices }) => sum + choices, 0);
}

/** What the benches call it. */
export const SHOWDOWN = 'a random battle of @pkmn/sim';
const BATTLES_IN_A_BLOCK = 10;
/** Blocks of each before the first is timed: engines of this size are compiled piece by piece for a long while. */
export const WARM_UP = 60;
/** Our battles come round again after so many, so that each block is as long as the others. */
const DIFFERENT_BATTLES = 50;

/** Whole battles of ours, by number, in turn with battles of the anchor: the time of one. */
export function againstShowdown(battle: (number: number) => unknown): Promise<Measured> {
  const block = (play: (number: number) => unknown) => {
    let played = 0;
    return async () => {
      for (let i = 0; i < BATTLES_IN_A_BLOCK; i++) sink.last = await play(played++ % DIFFERENT_BATTLES);
      return BATTLES_IN_A_BLOCK;
    };
  };
  return alternateBlocks(block(battle), block(showdownBattle), { warmUp: WARM_UP });
}
