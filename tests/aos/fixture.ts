import { expect, onTestFinished, TestRunner } from 'vitest';
import { ageOfSigmar, type Game } from '../../src/games/aos';
import { loresFor } from '../../src/games/aos/armies/enhancements';
import type { Ask } from '../../src/games/aos/asks';
import { type Muster, ROLLED, type Setup } from '../../src/games/aos/battle-setup';
import type { Command } from '../../src/games/aos/commands';
import type { BattleEvent, EventOf, EventType } from '../../src/games/aos/events';
import { weaponsFor } from '../../src/games/aos/facts/attacks/attacks';
import { attackersOn } from '../../src/games/aos/facts/attacks/targeting';
import { unitOf } from '../../src/games/aos/facts/units';
import { moveOn } from '../../src/games/aos/flow/sequence';
import { fold } from '../../src/games/aos/fold';
import { originOf } from '../../src/games/aos/origin';
import type { Refusal, RefusalCode } from '../../src/games/aos/refusals';
import { DEFAULT_RULINGS, type Rulings } from '../../src/games/aos/rulings';
import type {
  Battle,
  ModelId,
  PerSeat,
  Phase,
  Seat,
  Step,
  Terrain,
  Triumph,
  Unit,
  UnitId,
} from '../../src/games/aos/types';
import { type DiceState, diceFrom, facesLeft, scriptedState } from '../../src/kernel/dice';
import { expectListedQuestions } from './flow/listed-questions';
import { checkNames, type DiceScript, plainFaces } from './named-rolls';
import { musterOf, placedOf, type StagedUnit } from './staged-units';
import { expectReasons, expectTold } from './told';

export { charge, hit, nerve, run, save, wound } from './named-rolls';
export { ahead, apart, baseOf, mark, memory, type StagedUnit, scroll, unit } from './staged-units';

/** A moment of a battle, described in a few lines. What is not given is left out or has the simplest value. */
export interface Scene {
  readonly azure: readonly StagedUnit[];
  readonly ember: readonly StagedUnit[];
  /** The phase that is entered now through the flow of the battle, or what comes before the first turn. */
  readonly phase?: Phase | 'deployment' | 'beforeBattle' | 'priority';
  readonly active?: Seat;
  readonly round?: number;
  readonly turn?: 1 | 2;
  /** The faces of every die that will fall; one left over or missing fails the test. */
  readonly dice?: DiceScript;
  readonly generals?: Partial<PerSeat<ModelId>>;
  /** Command points before the phase is entered. */
  readonly points?: Partial<PerSeat<number>>;
  readonly allegiances?: Partial<PerSeat<string>>;
  /** TRI-01: as if rolled on naming the general. */
  readonly triumphs?: Partial<PerSeat<Triumph>>;
  readonly commandTraits?: Partial<PerSeat<string>>;
  readonly terrain?: readonly Terrain[];
  readonly rulings?: Partial<Rulings>;
  readonly battleplan?: string;
  readonly realm?: string;
  /** 72" by 48" if not said. */
  readonly table?: Setup['table'];
}

type WithoutSeat<C> = C extends Command ? Omit<C, 'seat'> : never;
/** A command; without a seat the deciding seat gives it. */
export type Order = WithoutSeat<Command> & { readonly seat?: Seat };

export interface Staged {
  game(): Game;
  battle(): Battle;
  unit(id: UnitId): Unit;
  /** The question that must be answered now. */
  ask(): Ask | undefined;
  /** Plays a command and returns what happened; throws with the reasons if it is refused. */
  submit(order: Order): readonly BattleEvent[];
  refusals(order: Order): readonly Refusal[];
  /** The codes of the reasons why a command is refused; empty if it is legal. */
  check(order: Order): readonly RefusalCode[];
  options(): readonly Command[];
  /** Closes open windows of abilities in which nothing must be used. */
  pass(): void;
  /** Ends phases and passes, with nobody near enough to fight, until this side may act in this phase; it goes first. */
  playTo(phase: Phase, seat: Seat): void;
  /** Passes, picks a unit to shoot or fight (as the phase is), piles nobody in, and aims these weapons, or all that reach, at the target. */
  attack(unit: UnitId, target: UnitId, ...weapons: readonly string[]): readonly BattleEvent[];
  diceLeft(): readonly number[];
  /** Everything that has happened since the phase was entered, or what of it is of one type. */
  events(): readonly BattleEvent[];
  eventsOf<T extends EventType>(type: T): readonly EventOf<T>[];
}

/** Puts a battle together through the real set-up, events and flow, and enters a phase of it. */
export function stage(scene: Scene): Staged {
  const script = scene.dice ?? [];
  const state = scriptedState(plainFaces(script));
  const dice = diceFrom(state);
  const entered = moveOn({ at: BEFORE[scene.phase ?? 'combat'], battle: prepared(scene), events: [] }, dice);
  let game: Game = { at: entered.at, battle: entered.battle, dice: dice.state };
  const happened: BattleEvent[] = [...entered.events];
  accountForDice(() => game.dice);

  const seated = (order: Order): Command => {
    const seat = order.seat ?? game.battle.asks.at(-1)?.seat ?? 'azure';
    return { ...order, seat } as Command;
  };
  const setup = setupOf(scene);
  const refusals = (order: Order) => {
    const reasons = ageOfSigmar.check(game, seated(order));
    expectReasons(game.battle, setup, reasons);
    return reasons;
  };
  const submit = (order: Order): readonly BattleEvent[] => {
    const refused = refusals(order);
    if (refused.length > 0) throw new Error(`${order.type} was refused: ${JSON.stringify(refused)}`);
    const before = game.battle;
    expectListedQuestions(game, seated(order));
    const played = ageOfSigmar.play(game, seated(order));
    expect(expectTold(before, setup, played.events), 'the events fold to the battle').toEqual(played.game.battle);
    game = played.game;
    happened.push(...played.events);
    const kind = ask()?.kind;
    const used = plainFaces(script).length - facesLeft(game.dice).length;
    checkNames(script, used, happened, kind === 'rerollDice' || kind === 'changeDie');
    return played.events;
  };

  const ask = () => game.battle.asks.at(-1);
  const pass = () => {
    while (ask()?.kind === 'useAbilities') submit({ type: 'pass' });
  };

  return {
    game: () => game,
    battle: () => game.battle,
    unit: id => unitOf(game.battle, id),
    ask,
    pass,
    playTo: (phase, seat) => {
      for (let asked = ask(); !isToAct(asked, phase, seat); asked = ask()) {
        if (asked?.kind === 'act') submit({ type: 'endPhase' });
        else submit(asked?.kind === 'chooseFirst' ? { type: 'chooseFirst', first: seat } : { type: 'pass' });
      }
    },
    submit,
    refusals,
    check: order => refusals(order).map(({ code }) => code),
    options: () => ageOfSigmar.options(game),
    attack: (id, target, ...weapons) => {
      pass();
      return attackWith(submit, () => game.battle, id, target, weapons);
    },
    diceLeft: () => facesLeft(game.dice),
    events: () => happened,
    eventsOf: <T extends EventType>(type: T) => happened.filter((event): event is EventOf<T> => event.type === type),
  };
}

/** Where the sequence stands just before; one step of it enters what was asked for. */
const BEFORE: Readonly<Record<NonNullable<Scene['phase']>, string>> = {
  deployment: 'setUp.territories',
  beforeBattle: 'setUp.generals',
  priority: 'setUp.abilitiesOther',
  hero: 'round.firstTurn',
  movement: 'turn.hero.done',
  shooting: 'turn.movement.done',
  charge: 'turn.shooting.done',
  combat: 'turn.charge.done',
  battleshock: 'turn.combat.done',
};

const SEATS = ['azure', 'ember'] as const;

function setupOf(scene: Scene): Setup {
  const army = (seat: Seat) => {
    const allegiance = scene.allegiances?.[seat];
    const units = scene[seat].map(musterOf);
    // LORE-01: a scene that names no spell begins after the roll for one and knows none.
    const isSpared = (line: Muster) => !line.lore && loresFor({ allegiance, units }, line).length > 0;
    return {
      player: seat,
      allegiance,
      commandTrait: scene.commandTraits?.[seat],
      units: units.map(line => (isSpared(line) ? { ...line, lore: ROLLED } : line)),
    };
  };
  return {
    battleplan: scene.battleplan ?? 'skirmish',
    realm: scene.realm,
    table: scene.table ?? { width: 72, depth: 48 },
    terrain: scene.terrain ?? [],
    scenery: 'asPlaced',
    armies: { azure: army('azure'), ember: army('ember') },
    rulings: { ...DEFAULT_RULINGS, ...scene.rulings },
  };
}

/** KEY-03: a scene may give any keyword to a unit, so that it stands for a warscroll that no army here has. */
const ASSIGNED = /\.keywords\[\d+\]$/;

/** The battle before the phase is entered: everyone set up, and what has happened this turn. */
function prepared(scene: Scene): Battle {
  const setup = setupOf(scene);
  const faults = ageOfSigmar.faults(setup).filter(({ path }) => !ASSIGNED.test(path));
  if (faults.length > 0) throw new Error(`the scene is no set-up: ${JSON.stringify(faults)}`);
  const { phase = 'combat', active = 'azure', round = 1, turn = 1 } = scene;
  let battle: Battle = { ...originOf(setup), territories: { azure: 0, ember: 1 }, setsUpFirst: active };
  const happen = (...events: readonly BattleEvent[]) => {
    battle = events.reduce(fold, battle);
  };
  if (phase === 'deployment') return battle;
  for (const seat of SEATS) {
    for (const staged of scene[seat]) happen(setUp(staged, seat));
    happen({ type: 'generalNamed', seat, model: scene.generals?.[seat] ?? firstModel(scene[seat]) });
    happen({ type: 'pointsGained', seat, points: scene.points?.[seat] ?? 0, because: 'ability' });
    const triumph = scene.triumphs?.[seat];
    if (triumph) happen({ type: 'triumphRolled', seat, face: 1, triumph });
  }
  if (phase === 'beforeBattle') return battle;
  if (phase === 'priority') return { ...battle, round: round - 1 };
  happen({ type: 'priorityRolled', round, faces: { azure: 1, ember: 1 }, chooser: active });
  const lostBefore = SEATS.flatMap(seat => scene[seat].filter(each => each.lostBefore).map(each => losses(each, seat)));
  happen(...lostBefore.flat(), { type: 'turnBegan', turn, active });
  for (const seat of SEATS) for (const staged of scene[seat]) battle = withHistory(battle, staged, seat);
  return battle;
}

/** The first model of the first unit that has not fallen before the scene begins. */
function firstModel([first]: readonly StagedUnit[]): ModelId {
  if (!first) throw new Error('an army needs a unit');
  let number = 1;
  while (first.fallen?.includes(number)) number += 1;
  return `${musterOf(first).id}/${number}`;
}

function setUp(staged: StagedUnit, seat: Seat): BattleEvent {
  const { id } = musterOf(staged);
  if (staged.inReserve) return { type: 'unitReserved', unit: id, place: 'elsewhere' };
  if (staged.inside !== undefined) return { type: 'garrisonEntered', unit: id, feature: staged.inside };
  return { type: 'unitSetUp', unit: id, placed: placedOf(staged, seat) };
}

function losses(staged: StagedUnit, seat: Seat): readonly BattleEvent[] {
  const { id, warscroll, models } = musterOf(staged);
  const about = { unit: id, warscroll, seat, cause: 'attack', by: undefined, round: 1 } as const;
  const numbers = staged.fallen ?? Array.from({ length: staged.lost ?? 0 }, (_, index) => models - index);
  return numbers.map(number => ({ type: 'modelSlain', slain: { model: `${id}/${number}`, ...about }, triggers: [] }));
}

function withHistory(battle: Battle, staged: StagedUnit, seat: Seat): Battle {
  const { id } = musterOf(staged);
  const lost = staged.lostBefore ? battle : losses(staged, seat).reduce(fold, battle);
  const first = unitOf(lost, id).models[0];
  const hurt: readonly BattleEvent[] =
    first && staged.wounds ? [{ type: 'woundsAllocated', unit: id, model: first.id, wounds: staged.wounds }] : [];
  let after = hurt.reduce(fold, lost);
  const { deeds, marks = [], memory: memories = [], rolled = [] } = staged;
  for (const each of rolled) after = fold(after, { type: 'characteristicRolled', unit: id, faces: [], ...each });
  for (const mark of marks) after = fold(after, { type: 'marked', unit: id, mark });
  for (const memory of memories) after = fold(after, { type: 'remembered', unit: id, memory });
  return deeds ? { ...after, units: after.units.map(each => (each.id === id ? { ...each, deeds } : each)) } : after;
}

const isToAct = (ask: Ask | undefined, phase: Phase, seat: Seat): boolean =>
  ask?.kind === 'act' && ask.phase === phase && ask.seat === seat;

function attackWith(
  submit: Staged['submit'],
  battle: () => Battle,
  id: UnitId,
  target: UnitId,
  weapons: readonly string[],
): readonly BattleEvent[] {
  const attacker = unitOf(battle(), id);
  const isShooting = battle().phase === 'shooting';
  const reaching = weaponsFor(attacker, isShooting ? 'shoot' : 'fight').filter(
    weapon => attackersOn(battle(), attacker, weapon, unitOf(battle(), target)).length > 0,
  );
  const named = weapons.length > 0 ? weapons : reaching.map(weapon => weapon.id);
  const before = isShooting
    ? submit({ type: 'shoot', unit: id })
    : [...submit({ type: 'fight', unit: id }), ...submit({ type: 'pileIn', unit: id, steps: [] })];
  const orders = named.map(weapon => ({ weapon, target }));
  return [...before, ...submit({ type: 'attack', unit: id, orders })];
}

/** Steps that shift every model of a unit, those in front first. */
export function shifted({ models }: Unit, dx: number, dy: number): readonly Step[] {
  return models
    .toSorted((a, b) => b.x * dx + b.y * dy - (a.x * dx + a.y * dy))
    .map(({ id, x, y }) => ({
      model: id,
      path: [
        { x, y },
        { x: x + dx, y: y + dy },
      ],
    }));
}

function accountForDice(state: () => DiceState): void {
  if (TestRunner.getCurrentTest() === undefined) return;
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') return;
    expect(facesLeft(state()), 'dice left over').toEqual([]);
  });
}
