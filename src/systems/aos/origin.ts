import { warscrollOf } from './armies';
import { findBattleplan } from './battleplans';
import type { Muster, Setup } from './setup';
import { type Battle, type Model, type Objective, type PerSeat, SEATS, type Seat, type Unit } from './types';

/** The battle before anything happened: everyone beside the table. */
export const originOf = (setup: Setup): Battle => ({
  plan: setup.battleplan,
  proposals: setup.proposals,
  realmWishes: setup.realmWishes && { azure: setup.realmWishes.azure, ember: setup.realmWishes.ember },
  objectives: objectivesOf(setup.battleplan, setup.table),
  committed: [],
  field: { ...setup.table, features: setup.terrain },
  rulings: setup.rulings,
  rollsScenery: setup.scenery === 'rolled',
  musters: perSeat(seat => setup.armies[seat].units),
  allegiances: perSeat(seat => setup.armies[seat].allegiance),
  extras: { realm: setup.realm, region: setup.region, traits: perSeat(seat => setup.armies[seat].commandTrait) },
  territories: undefined,
  setsUpFirst: undefined,
  doneFirst: undefined,
  generals: perSeat(() => undefined),
  commandPoints: perSeat(seat => battalionsIn(setup.armies[seat].units)),
  wonMajorLast: perSeat(seat => setup.armies[seat].wonMajorLast ?? false),
  triumphs: perSeat(() => undefined),
  round: 0,
  turn: 0,
  active: 'azure',
  phase: undefined,
  asks: [],
  units: SEATS.flatMap(seat => setup.armies[seat].units.map(muster => unitFrom(muster, seat))),
  rolledMove: undefined,
  cast: undefined,
  spellsTried: [],
  activation: undefined,
  damage: [],
  triggers: [],
  used: [],
  lastPickWasPass: false,
  combatIsOver: false,
  picksFighter: 'azure',
  slain: [],
  firstBlood: undefined,
  conceded: undefined,
  ended: false,
});

/** OBJ-01, PLAN-04: the plan's markers, fitted to the table. */
export const objectivesOf = (plan: string, table: Setup['table']): readonly Objective[] => {
  const { objectives = [], map = table } = findBattleplan(plan) ?? {};
  return objectives.map(({ x, y }, index) => ({
    id: `objective-${index + 1}`,
    at: { x: (x * table.width) / map.width, y: (y * table.depth) / map.depth },
    holder: undefined,
  }));
};

const perSeat = <T>(of: (seat: Seat) => T): PerSeat<T> => ({ azure: of('azure'), ember: of('ember') });

/** CMD-05, BATT-09: one point for each. */
const battalionsIn = (musters: readonly Muster[]): number =>
  new Set(musters.flatMap(({ battalion }) => battalion ?? [])).size;

/** UNIT-01: a unit beside the table, all of one warscroll. */
export function unitFrom(muster: Muster, seat: Seat): Unit {
  const models = Array.from({ length: muster.models }, (_, index) => modelFrom(muster, index));
  return {
    id: muster.id,
    seat,
    warscroll: muster.warscroll,
    models,
    where: { kind: 'waiting' },
    deeds: [],
    slainThisTurn: 0,
    marks: [],
    moveRoll: undefined,
    casts: 0,
    unbinds: 0,
  };
}

/** CMDM-01, CMDM-02, SIZE-01: the first models are the command models, the last carry what was swapped. */
export function modelFrom(muster: Muster, index: number): Model {
  const { base, height, loadouts, swaps, command } = warscrollOf(muster);
  const loadout = loadouts.find(({ id }) => id === muster.loadout) ?? loadouts[0];
  const swapped = swapAt(muster, index);
  const carried = swaps.find(({ id }) => id === swapped) ?? loadout;
  return {
    id: `${muster.id}/${index + 1}`,
    outline: base,
    height,
    x: 0,
    y: 0,
    z: 0,
    facing: 0,
    role: muster.models > 1 ? command[index]?.role : undefined,
    weapons: carried?.weapons ?? [],
    wargear: carried?.wargear ?? [],
    wounds: 0,
  };
}

/** Which swap the model at this place in the unit has: they are dealt out from the last model forwards. */
function swapAt(muster: Muster, index: number): string | undefined {
  let fromEnd = muster.models - 1 - index;
  for (const { id, count } of muster.swaps ?? []) {
    if (fromEnd < count) return id;
    fromEnd -= count;
  }
  return undefined;
}
