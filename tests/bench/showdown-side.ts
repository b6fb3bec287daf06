/**
 * The anchor of whole battles: random battles of @pkmn/sim, a rules engine that was made fast over many years, by its
 * own random players and over its own streams. It runs as a process of its own, so that neither engine pays for what the
 * other keeps, throws away or still compiles: given a number of battles to play, it answers how many choices were made in
 * them and what they took.
 */
import { TeamGenerators } from '@pkmn/randoms';
import { BattleStreams, type PRNGSeed, RandomPlayerAI, Teams } from '@pkmn/sim';

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
async function showdownBattle(number: number): Promise<number> {
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

/** Its battles repeat after this many, so that each block is as long as the others. */
const DIFFERENT_BATTLES = 50;
let played = 0;

process.on('message', async (battles: number) => {
  const before = process.cpuUsage();
  let choices = 0;
  for (let i = 0; i < battles; i++) choices += await showdownBattle(played++ % DIFFERENT_BATTLES);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ choices, micros: user + system });
});
