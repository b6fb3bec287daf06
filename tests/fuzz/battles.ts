import { type Aos, ageOfSigmar } from '../../src/games/aos';
import type { Setup } from '../../src/games/aos/battle-setup';
import { greedyBot } from '../../src/games/aos/bots/greedy-bot';
import { otherSeat, type PerSeat } from '../../src/games/aos/types';
import { bug } from '../../src/kernel/bug';
import { type Dice, diceFrom, facesLeft, seededState } from '../../src/kernel/dice';
import { readReplay } from '../../src/kernel/files/read-replay';
import { type Replay, runReplay } from '../../src/kernel/files/replay';
import { hashOf } from '../../src/kernel/hash';
import { createMatch, type Match, newGame } from '../../src/match/match';
import { answerOf, type Policy, randomBot } from '../../src/play/players/policy';
import { claimApart, claimTruths } from './battle-truths';
import { claim } from './claim';
import { fallenBetween } from './fallen-dice';
import { talkOf } from './random/random-rulings';
import { randomSetup, sizeOf } from './random/random-setup';
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
const TEMPERS = [1, 2, 6, 3];
/** All options are worked out, checked and tried in one battle of this many; in the others one that is legal is found. */
const RECHECKED = 25;
/** A whole battle is replayed from its file, and again from the faces of its dice, in one of this many. */
const REPLAYED = 4;
/** The expensive comparisons of a whole state run after every n commands if the armies are large. */
const COMPARED = { small: 1, 500: 6, 1000: 12 } as const;

/** Plays a battle of chance and greed to its end and checks after every step all that must hold; throws a `BattleFailure`. */
export function fightBattle(seed: number, setup: Setup = randomSetup(seed)): Fought {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, setup, seed));
  try {
    claimReadable(match);
    return fight(match, playersOf(seed), seed);
  } catch (cause) {
    throw new BattleFailure(seed, match.replay(), cause);
  }
}

/** Chance against chance, greed against greed, and each against the other, in turn. */
function playersOf(seed: number): PerSeat<Policy<Aos>> {
  const chance = leaning(diceFrom(seededState(seed, 'bot')), TEMPERS[(seed >> 2) % TEMPERS.length] ?? 1);
  const turn = (seed + Math.floor(seed / 10)) % 4;
  const isGreedy = { azure: turn === 1 || turn === 2, ember: turn === 1 || turn === 3 };
  return { azure: isGreedy.azure ? greedyBot : chance, ember: isGreedy.ember ? greedyBot : chance };
}

function fight(match: Match<Aos>, players: PerSeat<Policy<Aos>>, seed: number): Fought {
  const { setup } = match.replay();
  const faces: number[] = [...fallenBetween(seededState(seed), match.getGame().dice)];
  const every = COMPARED[sizeOf(seed)];
  const talk = talkOf(seed);
  let folded = foldAll(ageOfSigmar.origin(setup, seededState(seed)), match.getEvents());
  let count = 0;
  for (let seat = match.deciding(); seat !== undefined; seat = match.deciding()) {
    claim(count < MOST_COMMANDS, 'a battle ends');
    if (count % every === 0) claimSame(match.getGame(), folded);
    if (seed % RECHECKED === 0) claimOptions(match);
    const before = match.getGame();
    const command =
      talk(before) ?? answerOf(players[seat], ageOfSigmar, before) ?? bug('there is always something to do');
    if (command.type !== 'propose') claimRefused(match, { ...command, seat: otherSeat(command.seat) });
    const played = match.submit(command);
    claim(played.ok, 'options are legal', command, played);
    folded = foldAll(folded, played.ok ? played.value : []);
    faces.push(...fallenBetween(before.dice, match.getGame().dice));
    if (before.battle.units !== match.getGame().battle.units) claimApart(match.getGame().battle);
    count += 1;
  }
  claimEnd(match, folded);
  if (seed % REPLAYED === 0 || sizeOf(seed) === 1000) claimReplays(match, faces);
  const { round, slain } = match.getGame().battle;
  return { commands: count, rounds: round, slain: slain.length };
}

/** Any option; those named first lead to the enemy, and the fiercer the temper, the more often they are taken. */
function leaning(dice: Dice, temper: number): Policy<Aos> {
  if (temper === 1) return randomBot(dice);
  return (system, game) => {
    const offers = [...system.offers(game)];
    while (offers.length > 0) {
      const share = (dice.die(1000) - 1) / 1000;
      const [command] = offers.splice(Math.floor(offers.length * share ** temper), 1);
      if (command && system.check(game, command).length === 0) return command;
    }
    return undefined;
  };
}

/** Every option is legal, and can be played without a mishap. */
function claimOptions(match: Match<Aos>): void {
  const game = match.getGame();
  for (const option of match.options()) {
    claim(match.check(option).length === 0, 'options are legal', option);
    const after = ageOfSigmar.play(game, option).game;
    if (ageOfSigmar.deciding(after) === undefined) {
      claim(ageOfSigmar.outcome(after) !== undefined, 'somebody decides or it is over', option);
    } else claim(hasAnswer(after), 'whoever decides has something to do', option, after.battle.asks.at(-1));
  }
}

/** Whether one of the offers is legal; the rest need not be worked out. */
function hasAnswer(game: Aos['game']): boolean {
  for (const offer of ageOfSigmar.offers(game)) if (ageOfSigmar.check(game, offer).length === 0) return true;
  return false;
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

function claimEnd(match: Match<Aos>, folded: Aos['game']): void {
  claimSame(match.getGame(), folded);
  claim(match.outcome() !== undefined, 'when nobody decides it is over');
  claim(match.options().length === 0, 'when it is over nothing is left to do');
}

/** Whose question it is not may only surrender or propose a ruling. */
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

/**
 * A battle played again from its file, command by command, ends in a state of the same name. Played from the faces that
 * fell it ends the same, and each die is used once: none is rolled beside the game's own, and none is left over.
 */
function claimReplays(match: Match<Aos>, dice: readonly number[]): void {
  const replay: Replay<Aos> = JSON.parse(JSON.stringify(match.replay()));
  const again = runReplay(ageOfSigmar, replay);
  claim(again.ok, 'a battle can be played again', again);
  claim(again.ok && hashOf(again.value) === match.hash(), 'a battle played again ends the same');
  const scripted = runReplay(ageOfSigmar, { ...replay, dice });
  claim(scripted.ok, 'a battle can be played from the faces that fell', scripted);
  if (!scripted.ok) return;
  claim(isSameData(scripted.value.battle, match.getGame().battle), 'the same faces make the same battle');
  claim(
    facesLeft(scripted.value.dice).length === 0,
    'every die is accounted for',
    facesLeft(scripted.value.dice).length,
  );
}
