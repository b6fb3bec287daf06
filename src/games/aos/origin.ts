import { warscrollOf } from './armies';
import { musterOf } from './armies/checks/muster';
import { battalionsIn } from './armies/parts/battalions';
import type { Muster, Setup } from './battle-setup';
import { findBattleplan } from './battleplans';
import { fitted } from './battleplans/fit';
import type { Battleplan } from './battleplans/types';
import { type Battle, type Model, type Objective, type PerSeat, type Role, SEATS, type Seat, type Unit } from './types';
import type { CommandModel, Swap } from './warscroll';

/** The battle before the first event: all units beside the table. */
export const originOf = (setup: Setup): Battle => ({
  plan: setup.battleplan,
  ownPlans: setup.ownPlans,
  proposals: setup.proposals,
  realmWishes: setup.realmWishes && { azure: setup.realmWishes.azure, ember: setup.realmWishes.ember },
  objectives: objectivesOf(findBattleplan(setup.battleplan, setup.ownPlans), setup.table),
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
  setUpLast: undefined,
  generals: perSeat(() => undefined),
  commandPoints: perSeat(seat => battalionsIn(setup.armies[seat].units).length), // CMD-05, BATT-09
  wonMajorLast: perSeat(seat => setup.armies[seat].wonMajorLast ?? false),
  triumphs: perSeat(() => undefined),
  round: 0,
  turn: 0,
  active: 'azure',
  phase: undefined,
  asks: [],
  suspended: [],
  hasReplied: false,
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
  agreed: [],
});

/** OBJ-01, PLAN-04: the plan's markers, fitted to the table. */
export const objectivesOf = (plan: Battleplan | undefined, table: Setup['table']): readonly Objective[] =>
  (plan ? fitted(plan, table).objectives : []).map((at, index) => ({
    id: `objective-${index + 1}`,
    at,
    holder: undefined,
  }));

const perSeat = <T>(of: (seat: Seat) => T): PerSeat<T> => ({ azure: of('azure'), ember: of('ember') });

/** UNIT-01: a unit beside the table, all of one warscroll. */
export function unitFrom(muster: Muster, seat: Seat): Unit {
  return {
    id: muster.id,
    seat,
    warscroll: muster.warscroll,
    models: modelsFrom(muster),
    where: { kind: 'waiting' },
    deeds: [],
    slainThisTurn: 0,
    marks: [],
    memory: [],
    moveRoll: undefined,
    rolled: undefined,
    chargeRoll: undefined,
    casts: 0,
    unbinds: 0,
  };
}

const mustered = new WeakMap<Muster, readonly Model[]>();

/** All models of a unit as mustered, cached: returning models come from here. */
function modelsFrom(muster: Muster): readonly Model[] {
  let models = mustered.get(muster);
  if (!models) {
    models = Array.from({ length: muster.models }, (_, index) => modelFrom(muster, index));
    mustered.set(muster, models);
  }
  return models;
}

/** CMDM-01, CMDM-02, SIZE-01: the first models are the command models, the last carry swapped weapons. */
export function modelFrom(muster: Muster, index: number): Model {
  const { base, height } = warscrollOf(muster);
  const role = muster.models > 1 ? commandModelsOf(muster)[index]?.role : undefined;
  const { weapons, wargear } = carriedBy(muster, index, role);
  return {
    id: `${muster.id}/${index + 1}`,
    outline: base,
    height,
    x: 0,
    y: 0,
    z: 0,
    facing: 0,
    role,
    weapons,
    wargear,
    wounds: 0,
  };
}

/** CMDM-01: command models are optional; a list without `command` includes all. */
export const commandModelsOf = (muster: Muster): readonly CommandModel[] =>
  warscrollOf(muster).command.filter(({ role }) => muster.command?.includes(role) ?? true);

/** The slain models of a unit, in roster order. */
export function slainModels(battle: Battle, unit: Unit): readonly Model[] {
  const muster = musterOf(battle, unit);
  if (!muster) return [];
  const alive = new Set(unit.models.map(model => model.id));
  return modelsFrom(muster).filter(model => !alive.has(model.id));
}

/** SIZE-01, ATK-03: the weapons and wargear of the model at this index. */
function carriedBy(muster: Muster, index: number, role: Role | undefined): Pick<Model, 'weapons' | 'wargear'> {
  const { loadouts, command } = warscrollOf(muster);
  const loadout =
    command.find(each => each.role === role)?.carries ??
    loadouts.find(({ id }) => id === muster.loadout) ??
    loadouts[0];
  const { weapons, wargear, keeps } = swapAt(muster, index, role) ?? { weapons: [], wargear: [], keeps: true };
  return {
    weapons: [...(keeps ? (loadout?.weapons ?? []) : []), ...weapons],
    wargear: [...(keeps ? (loadout?.wargear ?? []) : []), ...wargear],
  };
}

/** The swap of a model: a command model's own; the others are assigned from the last model backwards. */
function swapAt(muster: Muster, index: number, role: Role | undefined): Swap | undefined {
  const { swaps } = warscrollOf(muster);
  const taken = (muster.swaps ?? []).flatMap(({ id, count }) => {
    const swap = swaps.find(each => each.id === id);
    return swap ? [{ swap, count }] : [];
  });
  const own = role && taken.find(({ swap }) => swap.role === role);
  if (own) return own.swap;
  let fromEnd = muster.models - 1 - index;
  for (const { swap, count } of taken.filter(each => each.swap.role === undefined)) {
    if (fromEnd < count) return swap;
    fromEnd -= count;
  }
  return undefined;
}
