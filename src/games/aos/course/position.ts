import { bug } from '../../../kernel/bug';
import { diceFrom, seededState } from '../../../kernel/dice';
import { parseShape } from '../../../kernel/files/parse';
import type { Replay } from '../../../kernel/files/replay';
import type { Fault } from '../../../kernel/system';
import { createMatch, type Match, newGame } from '../../../match/match';
import { type Aos, ageOfSigmar } from '..';
import { findWarscroll } from '../armies';
import type { ArmyList, Muster, Setup } from '../battle-setup';
import type { Command, Placement } from '../commands';
import { askedNow } from '../facts/open-question';
import { type Placing, terrainOf } from '../layouts/place';
import type { Refusal } from '../refusals';
import { DEFAULT_RULINGS } from '../rulings';
import type { Battle, ModelId, Scenery, Seat, Terrain } from '../types';
import { commandOf, isAt, type Line, type Moment, plainest } from './scripted-commands';

/** A unit and where it begins: on the table, inside a feature, or in reserve. */
export interface Stationed extends Muster {
  readonly at?: readonly Placement[];
  readonly inside?: string;
}

/** The start of a lesson. It is reached through the real set-up and real commands, so it is a legal position. */
export interface Position {
  /** Defaults to the practice ground. */
  readonly battleplan?: string;
  readonly table?: Setup['table'];
  readonly scenery?: readonly (Placing & { readonly rule?: Scenery })[];
  /** Scenery already on the table, besides the pieces. */
  readonly terrain?: readonly Terrain[];
  readonly azure: readonly Stationed[];
  readonly ember: readonly Stationed[];
  readonly armies?: Partial<Readonly<Record<Seat, Partial<ArmyList>>>>;
  /** The side that takes the first turn; defaults to azure. */
  readonly first?: Seat;
  /** Commands before the lesson; between two lines only required commands are given. */
  readonly before?: readonly Line[];
  /** Where the learner takes over. */
  readonly from: Moment;
  /** The dice of the set-up, if they matter. */
  readonly setUpDice?: readonly number[];
  /** The dice after that. */
  readonly dice?: readonly number[];
}

/** A table that fits the screen, with room for every range in the course. */
export const LESSON_TABLE: Setup['table'] = { width: 36, depth: 24 };

/** Fixed dice after the script, for a learner who leaves the scripted path. */
const SPARE = 400;
const SPARE_SEED = 2018;

/** Every lesson's dice after its script. */
const spareDice = (): readonly number[] => diceFrom(seededState(SPARE_SEED, 'lesson')).roll(SPARE);

/** A row of places along x, facing the middle of the table. */
export const row = (x: number, y: number, count: number, pitch: number): readonly Placement[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + i * pitch, y, facing: y < LESSON_TABLE.depth / 2 ? UP : -UP }));

/** Several rows, each behind the other. */
export const block = (x: number, y: number, across: number, count: number, pitch: number): readonly Placement[] =>
  Array.from({ length: count }, (_, i) => {
    const back = y < LESSON_TABLE.depth / 2 ? -1 : 1;
    const [place] = row(x + (i % across) * pitch, y + back * Math.floor(i / across) * pitch, 1, 0);
    return { x, y, ...place, facing: -back * UP };
  });

const UP = Math.PI / 2;

/** The battle up to the position, as a replay; throws if the rules do not allow it. */
export function replayOf(position: Position): Replay<Aos> {
  const setup = setupOf(position);
  const faults = ageOfSigmar.faults(setup);
  if (faults.length > 0) bug(`the position is no set-up: ${JSON.stringify(faults)}`);
  const match = beforeSetUp(position, setup);
  for (const line of position.before ?? []) tell(position, match, line);
  goOn(position, match, position.from);
  return match.replay();
}

function beforeSetUp(position: Position, setup: Setup): Match<Aos> {
  const setUpDice = position.setUpDice ?? [6, 1, ...(position.first === 'ember' ? [1, 6] : [6, 1])];
  const dice = [...setUpDice, ...(position.dice ?? []), ...spareDice()];
  return createMatch(ageOfSigmar, { ...newGame(ageOfSigmar, setup, 0), dice });
}

/** Why the rules do not allow a position made by a player. */
export type PositionTrouble =
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[]; readonly battle: Battle; readonly setup: Setup };

/** What is wrong with a position; undefined if it can be reached. */
export function positionTrouble(position: Position): PositionTrouble | undefined {
  const shape = parseShape(ageOfSigmar.schemas.setup, setupOf(position));
  if (!shape.ok) return { kind: 'faults', faults: shape.error };
  const faults = ageOfSigmar.faults(shape.value);
  if (faults.length > 0) return { kind: 'faults', faults };
  const match = beforeSetUp(position, shape.value);
  while (!isAt(match.getGame().battle, position.from)) {
    const next = nextIn(position, match);
    const refusals = match.check(next);
    const { battle } = match.getGame();
    if (refusals.length > 0) return { kind: 'refused', refusals, battle, setup: shape.value };
    give(match, next);
  }
  return undefined;
}

/** Gives required commands until the line can be given. */
function tell(position: Position, match: Match<Aos>, line: Line): void {
  if ('goOnTo' in line) {
    goOn(position, match, line.goOnTo);
    return;
  }
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    const command = commandOf(line, match.getGame());
    if (command && match.submit(command).ok) return;
    give(match, nextIn(position, match));
  }
  bug(`the line is never allowed: ${JSON.stringify(line)}`);
}

const MOST_ACTS = 200;

function goOn(position: Position, match: Match<Aos>, moment: Moment): void {
  for (let acts = 0; !isAt(match.getGame().battle, moment); acts++) {
    if (acts > MOST_ACTS) bug(`the position is never reached: ${JSON.stringify(moment)}`);
    give(match, nextIn(position, match));
  }
}

function give(match: Match<Aos>, command: Command): void {
  const played = match.submit(command);
  if (!played.ok) bug(`the position is refused: ${JSON.stringify(command)} ${JSON.stringify(played.error)}`);
}

/** The next required command on the way to the position. */
function nextIn(position: Position, match: Match<Aos>): Command {
  const { battle } = match.getGame();
  const ask = askedNow(battle) ?? bug('the position lies beyond the end of the battle');
  if (ask.kind === 'chooseTerritory')
    return { seat: ask.seat, type: 'chooseTerritory', territory: ask.seat === 'azure' ? 0 : 1 };
  if (ask.kind === 'deploy') return stationing(position, match, ask.seat);
  if (ask.kind === 'nameGeneral') return { seat: ask.seat, type: 'nameGeneral', model: generalOf(position[ask.seat]) };
  if (ask.kind === 'chooseFirst') return { seat: ask.seat, type: 'chooseFirst', first: position.first ?? 'azure' };
  return plainest(match.getGame()) ?? bug('nothing can be done');
}

function stationing(position: Position, match: Match<Aos>, seat: Seat): Command {
  const { units } = match.getGame().battle;
  const isWaiting = (id: string) => units.some(unit => unit.id === id && unit.where.kind === 'waiting');
  const next = position[seat].find(({ id }) => isWaiting(id)) ?? bug(`${seat} has nobody left to set up`);
  if (next.at) return { seat, type: 'deploy', unit: next.id, places: next.at };
  if (next.inside !== undefined) return { seat, type: 'garrison', unit: next.id, feature: next.inside };
  return { seat, type: 'reserve', unit: next.id };
}

/** GENL-01: a hero if there is one. */
function generalOf(units: readonly Stationed[]): ModelId {
  const isHero = ({ warscroll }: Stationed) => findWarscroll(warscroll)?.keywords.includes('HERO') ?? false;
  return `${(units.find(isHero) ?? units[0])?.id}/1`;
}

function setupOf({ battleplan, table, scenery = [], terrain: laid = [], azure, ember, armies }: Position): Setup {
  const army = (player: string, units: readonly Stationed[], more: Partial<ArmyList> = {}): ArmyList => ({
    player,
    ...more,
    units: units.map(({ at: _, inside: __, ...muster }) => muster),
  });
  const terrain = terrainOf(scenery.map(({ rule: _, ...placing }) => placing));
  return {
    battleplan: battleplan ?? 'practice-ground',
    table: table ?? LESSON_TABLE,
    terrain: [...laid, ...terrain.map((piece, index) => ({ ...piece, ...ruled(scenery[index]?.rule) }))],
    scenery: 'asPlaced',
    armies: { azure: army('Azure', azure, armies?.azure), ember: army('Ember', ember, armies?.ember) },
    rulings: DEFAULT_RULINGS,
  };
}

const ruled = (scenery: Scenery | undefined) => (scenery ? { scenery } : {});
