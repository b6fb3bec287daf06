import { bug } from '../../src/kernel/bug';
import { type Dice, diceFrom, seededState } from '../../src/kernel/dice';
import { hashOf } from '../../src/kernel/hash';
import { type Replay, readReplay, runReplay } from '../../src/kernel/replay';
import { createMatch, type Match, newGame } from '../../src/match/match';
import { type Aos, ageOfSigmar } from '../../src/systems/aos';
import { otherSeat } from '../../src/systems/aos/types';
import { claimTruths } from './battle-truths';
import { claim } from './claim';
import { randomSetup } from './random-setup';
import { isSameData } from './same-data';

/** A battle in which something did not hold, with all it takes to see it again. */
export class BattleFailure extends Error {
  readonly seed: number;
  readonly replay: Replay<Aos>;

  constructor(seed: number, replay: Replay<Aos>, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`seed ${seed}, after ${replay.commands.length} commands: ${why}`, { cause });
    this.seed = seed;
    this.replay = replay;
  }
}

export interface Fought {
  readonly commands: number;
  readonly rounds: number;
  readonly slain: number;
}

const MOST_COMMANDS = 5000;
/** From blind chance to a headlong rush. */
const TEMPERS = [2, 6, 3, 6];
/** All options are worked out, checked and tried in one battle of this many; in the others one that is legal is found. */
const RECHECKED = 25;
/** A whole battle is replayed from its file in one of this many. */
const REPLAYED = 4;

/** Plays a random battle to its end and checks after every step all that must hold; throws a `BattleFailure`. */
export function fightBattle(seed: number): Fought {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, randomSetup(seed), seed));
  try {
    claimReadable(match);
    return fight(match, diceFrom(seededState(seed, 'bot')), seed);
  } catch (cause) {
    throw new BattleFailure(seed, match.replay(), cause);
  }
}

function fight(match: Match<Aos>, dice: Dice, seed: number): Fought {
  const { setup } = match.replay();
  const temper = TEMPERS[seed % TEMPERS.length] ?? 1;
  let folded = foldAll(ageOfSigmar.origin(setup, seededState(seed)), match.getEvents());
  claimSame(match.getGame(), folded);
  while (match.outcome() === undefined) {
    const count = match.replay().commands.length;
    claim(count < MOST_COMMANDS, 'a battle ends');
    if (seed % RECHECKED === 0) claimOptions(match);
    const command = lean(match, dice, temper);
    claimRefused(match, { ...command, seat: otherSeat(command.seat) });
    const played = match.submit(command);
    claim(played.ok, 'options are legal', command, played);
    folded = foldAll(folded, played.ok ? played.value : []);
    claimSame(match.getGame(), folded);
  }
  claim(match.options().length === 0, 'when it is over nothing is left to do');
  if (seed % REPLAYED === 0) claimReplays(match);
  const { round, slain } = match.getGame().battle;
  return { commands: match.replay().commands.length, rounds: round, slain: slain.length };
}

/** Any option; those named first lead to the enemy, and the fiercer a battle, the more often they are taken. */
function lean(match: Match<Aos>, dice: Dice, temper: number): Aos['command'] {
  const game = match.getGame();
  const offers = [...ageOfSigmar.offers(game)];
  while (offers.length > 0) {
    const share = (dice.die(1000) - 1) / 1000;
    const [command] = offers.splice(Math.floor(offers.length * share ** temper), 1);
    if (command && match.check(command).length === 0) return command;
  }
  claim(false, 'there is always something to do', game.battle.asks);
  return bug('a claim that is not true has thrown');
}

/** Every option is legal, and can be played without a mishap. */
function claimOptions(match: Match<Aos>): void {
  const game = match.getGame();
  for (const option of match.options()) {
    claim(match.check(option).length === 0, 'options are legal', option);
    const after = ageOfSigmar.play(game, option).game;
    const isGoing = ageOfSigmar.deciding(after) !== undefined || ageOfSigmar.outcome(after) !== undefined;
    claim(isGoing, 'somebody decides or it is over', option);
  }
}

function foldAll(game: Aos['game'], events: readonly Aos['event'][]): Aos['game'] {
  let after = game;
  for (const event of events) {
    after = ageOfSigmar.fold(after, event);
    claimTruths(after.battle, event);
  }
  return after;
}

/** The game is the sum of its events, and nothing of it is lost in a save. */
function claimSame(game: Aos['game'], folded: Aos['game']): void {
  claim(isSameData(game.battle, folded.battle), 'the events fold to the same battle');
  claim(isSameData(JSON.parse(JSON.stringify(game)), game), 'the game survives JSON');
}

/** Whose question it is not may only surrender. */
function claimRefused(match: Match<Aos>, command: Aos['command']): void {
  const before = match.getGame();
  claim(!match.submit(command).ok, 'nobody answers for another', command);
  claim(match.getGame() === before, 'a refused command changes nothing', command);
}

/** What is played could have come from a file: the random set-up has no faults. */
function claimReadable(match: Match<Aos>): void {
  const read = readReplay(ageOfSigmar, JSON.parse(JSON.stringify(match.replay())));
  claim(read.ok, 'the set-up is sound', read);
}

/** A battle played again from its file, command by command, ends in a state of the same name. */
function claimReplays(match: Match<Aos>): void {
  const again = runReplay(ageOfSigmar, JSON.parse(JSON.stringify(match.replay())));
  claim(again.ok, 'a battle can be played again', again);
  claim(again.ok && hashOf(again.value) === match.hash(), 'a battle played again ends the same');
}
