import { bug } from '../../../kernel/bug';
import { ageOfSigmar, type Game } from '..';
import type { AskKind } from '../asks';
import type { Command, CommandType } from '../commands';
import { askedNow } from '../facts/open-question';
import { unitOf } from '../facts/units';
import type { Battle, ModelId, Phase, Seat, Step, UnitId } from '../types';

type WithoutSeat<C> = C extends Command ? Omit<C, 'seat'> : never;

/** A command as a lesson writes it: the deciding seat is added. */
export type Said = WithoutSeat<Command>;

/** The moment of a question. */
export interface Moment {
  readonly asked: AskKind;
  readonly phase?: Phase;
  readonly seat?: Seat;
}

/** One line of a lesson's script: a command, one computed from the game, or all commands until a moment. */
export type Line = Said | ((game: Game) => Said | undefined) | { readonly goOnTo: Moment };

/** A command with only its important parts named; `aim` is the first target of an attack. */
export type Likeness = { readonly type: CommandType } & Readonly<Record<string, unknown>>;

const MOST_ACTS = 200;

/** Whether a command has every part of the likeness. */
export const isLike = (command: Command, like: Likeness): boolean =>
  Object.entries(like).every(([key, value]) => JSON.stringify(partOf(command, key)) === JSON.stringify(value));

const partOf = (command: Command, key: string): unknown =>
  key === 'aim' && command.type === 'attack'
    ? command.orders[0]?.target
    : (command as unknown as Readonly<Record<string, unknown>>)[key];

/** The first option that matches. */
export const offered =
  (like: Likeness) =>
  (game: Game): Said | undefined =>
    ageOfSigmar.options(game).find(option => isLike(option, like));

type Move = 'move' | 'retreat' | 'chargeMove' | 'pileIn';

/** The whole unit moves in this direction, front models first. */
export const shifts =
  (type: Move, unit: UnitId, dx: number, dy: number) =>
  ({ battle }: Game): Said => ({ type, unit, steps: shiftOf(battle, unit, dx, dy) });

function shiftOf(battle: Battle, unit: UnitId, dx: number, dy: number): readonly Step[] {
  return unitOf(battle, unit)
    .models.toSorted((a, b) => b.x * dx + b.y * dy - (a.x * dx + a.y * dy))
    .map(({ id, x, y }) => stepOf(id, { x, y }, { x: x + dx, y: y + dy }));
}

/** Some models of the unit move to these places. */
export const goes =
  (type: Move, unit: UnitId, ...places: readonly (readonly [model: ModelId, x: number, y: number])[]) =>
  ({ battle }: Game): Said => ({
    type,
    unit,
    steps: places.map(([id, x, y]) => {
      const from = unitOf(battle, unit).models.find(model => model.id === id) ?? bug(`no model ${id}`);
      return stepOf(id, from, { x, y });
    }),
  });

type Place = { readonly x: number; readonly y: number };

const stepOf = (model: ModelId, { x, y }: Place, end: Place): Step => ({ model, path: [{ x, y }, end] });

/** Whether the battle is at this question. */
export function isAt(battle: Battle, { asked, phase, seat }: Moment): boolean {
  const ask = askedNow(battle);
  if (ask?.kind !== asked || (seat !== undefined && ask.seat !== seat)) return false;
  return phase === undefined || battle.phase === phase;
}

/** The command of a line for the deciding seat; undefined if no option matches. */
export function commandOf(line: Exclude<Line, { readonly goOnTo: Moment }>, game: Game): Command | undefined {
  const said = typeof line === 'function' ? line(game) : line;
  return said && ({ ...said, seat: askedNow(game.battle)?.seat ?? 'azure' } as Command);
}

/**
 * Gives the commands of a line one by one; `give` plays each and returns the new game. If the learner took another path
 * and the line no longer applies, it is skipped.
 */
export function say(line: Line, from: Game, give: (command: Command) => Game): Game {
  if (typeof line === 'function' || !('goOnTo' in line)) {
    const command = commandOf(line, from);
    return command ? give(command) : from;
  }
  let game = from;
  for (let acts = 0; acts < MOST_ACTS && !isAt(game.battle, line.goOnTo); acts++) {
    const command = plainest(game);
    if (!command) return game;
    game = give(command);
  }
  return game;
}

/** The command that does the least: pass, end the phase, else a required one. */
export function plainest(game: Game): Command | undefined {
  const seat = ageOfSigmar.deciding(game);
  if (!seat) return undefined;
  const closing = (
    [
      { seat, type: 'pass' },
      { seat, type: 'endPhase' },
    ] as const
  ).find(command => ageOfSigmar.check(game, command).length === 0);
  return closing ?? ageOfSigmar.options(game)[0];
}
