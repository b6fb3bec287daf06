import { gzipSync } from 'node:zlib';
import { createActor, createMachine } from 'xstate';
import { type Aos, ageOfSigmar } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import type { ArmyList } from '../../src/games/aos/battle-setup';
import type { Seat } from '../../src/games/aos/types';
import { bug } from '../../src/kernel/bug';
import { diceFrom, seededState } from '../../src/kernel/dice';
import { createMatch, newGame } from '../../src/match/match';
import { fileOf } from '../../src/match/resume';
import { answerOf, randomBot } from '../../src/play/players/policy';
import { alternate, type Bench, type Measured, sink } from './bench';
import { againstShowdown, SHOWDOWN } from './showdown';

const SEED = 7;
const REPLAY_BUDGET_KB = 20;
/** Battles played before the first is timed, until the engine has compiled what it will compile. */
const WARM_UP = 40;

interface Turn {
  readonly before: Aos['game'];
  readonly command: Aos['command'];
  readonly events: readonly Aos['event'][];
}

/** A whole random battle, with the game before each command and its result. */
function recorded(seed: number): readonly Turn[] {
  const bot = randomBot<Aos>(diceFrom(seededState(seed, 'bot')));
  let { game } = ageOfSigmar.start(firstClash, seededState(seed));
  const turns: Turn[] = [];
  for (let command = answerOf(bot, ageOfSigmar, game); command; command = answerOf(bot, ageOfSigmar, game)) {
    const played = ageOfSigmar.play(game, command);
    turns.push({ before: game, command, events: played.events });
    game = played.game;
  }
  return turns;
}

/** Counts what one call does many of: the time of each, in units that suit it. */
function each({ ours, theirs, ratio, unit }: Measured, count: number): Measured {
  const [scale, smaller] = unit === 'ms' ? [1000, 'µs'] : unit === 'µs' ? [1000, 'ns'] : [1, unit];
  return { ours: (ours * scale) / count, theirs: (theirs * scale) / count, ratio, unit: smaller };
}

function submitAll(turns: readonly Turn[]): unknown {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, SEED));
  for (const { command } of turns) match.submit(command);
  return match.getGame();
}

function playAll(turns: readonly Turn[]): unknown {
  let last: unknown;
  for (const { before, command } of turns) last = ageOfSigmar.play(before, command).game;
  return last;
}

function foldAll(turns: readonly Turn[]): unknown {
  let last: unknown;
  for (const { before, events } of turns) {
    let game = before;
    for (const event of events) game = ageOfSigmar.fold(game, event);
    last = game;
  }
  return last;
}

/** The least that xstate can do: one event, one transition, no context and no guard. */
function sendAll(count: number): unknown {
  const machine = createMachine({
    initial: 'azure',
    states: { azure: { on: { next: 'ember' } }, ember: { on: { next: 'azure' } } },
  });
  const actor = createActor(machine).start();
  for (let i = 0; i < count; i++) actor.send({ type: 'next' });
  return actor.getSnapshot().value;
}

function commands(ours: (turns: readonly Turn[]) => unknown, theirs: (turns: readonly Turn[]) => unknown): Measured {
  const turns = recorded(SEED);
  for (let i = 0; i < WARM_UP; i++) sink.last = [ours(turns), theirs(turns)];
  return each(
    alternate(
      () => ours(turns),
      () => theirs(turns),
    ),
    turns.length,
  );
}

const checkAll = (turns: readonly Turn[]): unknown =>
  turns.map(({ before, command }) => ageOfSigmar.check(before, { ...command }));

/** A run is declared: a die falls and a question is asked, and nothing is measured. */
function withoutGeometry(): Measured {
  const game = recorded(SEED).find(
    ({ before }) => before.battle.asks.at(-1)?.kind === 'act' && before.battle.phase === 'movement',
  )?.before;
  const command = game && [...ageOfSigmar.offers(game)].find(({ type }) => type === 'run');
  if (!game || !command) return bug('nobody could run in this battle');
  const ours = () => {
    for (let i = 0; i < 100; i++) {
      const fresh = { ...command }; // A command that was checked before is not checked again.
      if (ageOfSigmar.check(game, fresh).length === 0) ageOfSigmar.play(game, fresh);
    }
  };
  return each(
    alternate(ours, () => sendAll(100)),
    100,
  );
}

/** One unit of ten moves among two hundred models. */
function nextState(): Measured {
  const many = (warscroll: string, seat: Seat): ArmyList => ({
    ...firstClash.armies[seat],
    units: Array.from({ length: 10 }, (_, i) => ({ id: `${seat}-${i}`, warscroll, models: 10 })),
  });
  const armies = { azure: many('liberators', 'azure'), ember: many('chainrasp-horde', 'ember') };
  const game = ageOfSigmar.origin({ ...firstClash, armies }, seededState(SEED));
  const unit = game.battle.units[5] ?? bug('fewer units than were mustered');
  const moved = unit.models.map(({ id }, i) => ({
    model: id,
    path: [
      { x: 10 + i, y: 10 },
      { x: 10 + i, y: 15 },
    ],
    end: { x: 10 + i, y: 15, z: 0, facing: 0 },
  }));
  const event: Aos['event'] = { type: 'unitMoved', unit: unit.id, kind: 'normal', moved, triggers: [] };
  return alternate(
    () => ageOfSigmar.fold(game, event),
    () => structuredClone(game.battle),
  );
}

/** A match keeps every event and every state for the log, the viewers and undo; a bot that searches keeps none. */
function eventLog(): Measured {
  const turns = recorded(SEED);
  const dropped = () => {
    let { game } = ageOfSigmar.start(firstClash, seededState(SEED));
    for (const { command } of turns) {
      if (ageOfSigmar.check(game, command).length === 0) game = ageOfSigmar.play(game, command).game;
    }
    return game;
  };
  return each(
    alternate(() => submitAll(turns), dropped),
    turns.length,
  );
}

const randomBattles = (): Promise<Measured> => againstShowdown(seed => recorded(seed));

function replaySize(): Measured {
  const match = createMatch(ageOfSigmar, newGame(ageOfSigmar, firstClash, SEED));
  for (const { command } of recorded(SEED)) match.submit(command);
  const size = gzipSync(fileOf(match)).length / 1000;
  return { ours: size, theirs: REPLAY_BUDGET_KB, ratio: REPLAY_BUDGET_KB / size, unit: 'kB' };
}

/** Speed of the engine: commands, states and whole battles. */
export const engineBenches: readonly Bench[] = [
  { name: 'next state after a unit moved', against: 'structuredClone of the battle', run: nextState },
  {
    name: 'command through match.submit',
    against: 'xstate send of a bare machine',
    run: () => commands(submitAll, turns => sendAll(turns.length)),
  },
  {
    name: 'command through system.play',
    against: 'xstate send of a bare machine',
    run: () => commands(playAll, turns => sendAll(turns.length)),
  },
  {
    name: 'command through system.play (reducer)',
    against: 'a plain reducer: folding its events',
    run: () => commands(playAll, foldAll),
  },
  { name: 'check of a command', against: 'playing it', run: () => commands(checkAll, playAll) },
  { name: 'command without geometry', against: 'xstate send of a bare machine', run: withoutGeometry },
  { name: 'command with the event log kept', against: 'the same with it dropped', run: eventLog },
  { name: 'whole random battle', against: SHOWDOWN, run: randomBattles },
  { name: 'replay file of a battle, gzipped', against: `a budget of ${REPLAY_BUDGET_KB} kB`, run: replaySize },
];
