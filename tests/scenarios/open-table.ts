import { expect } from 'vitest';
import { ageOfSigmar as aos } from '../../src/games/aos';
import { firstClash } from '../../src/games/aos/armies/lists';
import type { Ask } from '../../src/games/aos/asks';
import type { Muster, Setup } from '../../src/games/aos/battle-setup';
import type { Command, Placement } from '../../src/games/aos/commands';
import type { EventOf, EventType } from '../../src/games/aos/events';
import { unitOf } from '../../src/games/aos/facts/units';
import type { RefusalCode } from '../../src/games/aos/refusals';
import type { Battle, ModelId, Phase, Seat, Step, Terrain, Unit } from '../../src/games/aos/types';
import { facesLeft } from '../../src/kernel/dice';
import { runReplay, summaryOf } from '../../src/kernel/files/replay';
import { createMatch, newGame } from '../../src/match/match';

/** A unit, and where it is set up: on the table, in reserve, or inside a feature. */
export interface Deployed extends Muster {
  readonly places?: readonly Placement[];
  readonly inside?: string;
}

export interface Table {
  readonly azure: readonly Deployed[];
  readonly ember: readonly Deployed[];
  readonly first: Seat;
  /** Every die from the first hero phase on; those of the set-up are rolled for it. */
  readonly dice: readonly number[];
  readonly terrain?: readonly Terrain[];
  readonly allegiances?: { readonly azure?: string; readonly ember?: string };
}

type WithoutSeat<C> = C extends Command ? Omit<C, 'seat'> : never;
type Order = WithoutSeat<Command> & { readonly seat?: Seat };

/** A row along x, from this place on. */
export const row = (x: number, y: number, count: number, pitch: number): readonly Placement[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + i * pitch, y, facing: 0 }));

/** A match set up through its one door: azure has the near side, both sides name their first model general. */
export function openTable(table: Table) {
  const army = (seat: Seat) => ({
    player: seat,
    allegiance: table.allegiances?.[seat],
    units: table[seat].map(({ places: _, inside: __, ...muster }) => muster),
  });
  const setup: Setup = {
    ...firstClash,
    terrain: table.terrain ?? [],
    armies: { azure: army('azure'), ember: army('ember') },
  };
  const priority = table.first === 'azure' ? [6, 1] : [1, 6];
  const match = createMatch(aos, { ...newGame(aos, setup, 0), dice: [6, 1, ...priority, ...table.dice] });
  const battle = (): Battle => match.getGame().battle;
  const ask = (): Ask | undefined => battle().asks.at(-1);
  const seated = (order: Order): Command => ({ ...order, seat: order.seat ?? ask()?.seat ?? 'azure' }) as Command;
  const check = (order: Order): readonly RefusalCode[] => match.check(seated(order)).map(({ code }) => code);
  const submit = (order: Order) => {
    const played = match.submit(seated(order));
    if (!played.ok) throw new Error(`${order.type} was refused: ${JSON.stringify(played.error)}`);
    return played.value;
  };
  setUp(table, battle, submit);
  return {
    match,
    battle,
    ask,
    check,
    submit,
    unit: (id: string): Unit => unitOf(battle(), id),
    events: <T extends EventType>(type: T) =>
      match.getEvents().filter((event): event is EventOf<T> => event.type === type),
    /** Ends phases and passes, with nothing to do in between, until this side may act in this phase. */
    playTo(phase: Phase, seat: Seat) {
      for (let asked = ask(); !isToAct(asked, phase, seat); asked = ask()) {
        if (asked?.kind === 'act') submit({ type: 'endPhase' });
        else if (asked?.kind === 'chooseFirst') submit({ type: 'chooseFirst', first: table.first });
        else submit({ type: 'pass' });
      }
    },
    /** Nothing of the script is left, and the same file leads to the same state. */
    close() {
      expect(facesLeft(match.getGame().dice), 'dice left over').toEqual([]);
      const again = runReplay(aos, JSON.parse(JSON.stringify(match.replay())));
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(summaryOf(aos, again.value).hash).toBe(match.hash());
    },
  };
}

function setUp(table: Table, battle: () => Battle, submit: (order: Order) => unknown): void {
  submit({ type: 'chooseTerritory', territory: 0 });
  const waiting = { azure: [...table.azure], ember: [...table.ember] };
  for (let ask = battle().asks.at(-1); ask?.kind === 'deploy'; ask = battle().asks.at(-1)) {
    const next = waiting[ask.seat].shift();
    if (!next) throw new Error(`${ask.seat} has nobody left to set up`);
    if (next.places) submit({ type: 'deploy', unit: next.id, places: next.places });
    else if (next.inside !== undefined) submit({ type: 'garrison', unit: next.id, feature: next.inside });
    else submit({ type: 'reserve', unit: next.id });
  }
  for (let ask = battle().asks.at(-1); ask?.kind === 'nameGeneral'; ask = battle().asks.at(-1)) {
    submit({ type: 'nameGeneral', model: `${table[ask.seat][0]?.id}/1` });
  }
  submit({ type: 'chooseFirst', first: table.first });
}

const isToAct = (ask: Ask | undefined, phase: Phase, seat: Seat): boolean =>
  ask?.kind === 'act' && ask.phase === phase && ask.seat === seat;

/** The steps that shift a whole unit, those in front first. */
export const shifted = ({ models }: Unit, dx: number, dy: number): readonly Step[] =>
  models
    .toSorted((a, b) => b.x * dx + b.y * dy - (a.x * dx + a.y * dy))
    .map(({ id, x, y }) => ({
      model: id,
      path: [
        { x, y },
        { x: x + dx, y: y + dy },
      ],
    }));

/** The step of one model to a place. */
export function stepTo(unit: Unit, model: ModelId, x: number, y: number): readonly Step[] {
  const from = unit.models.find(({ id }) => id === model);
  if (!from) throw new Error(`there is no ${model}`);
  return [
    {
      model,
      path: [
        { x: from.x, y: from.y },
        { x, y },
      ],
    },
  ];
}
