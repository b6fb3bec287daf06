/**
 * Every battle, unit and model that comes forth in a battle is copied here, its fields always in the same order and at the same
 * place of the program, and then changed before anybody else has it. Engines remember where the fields of a record lie by
 * where it was made: records made at dozens of places by spreading are dozens of kinds to them, and everything that reads
 * one is slow; and spreading a record of many fields takes ten times as long as naming them.
 */
import type { Pose } from '../../../geometry/shapes/shape';
import type { Activation } from '../activation';
import type { Battle, Model, Unit } from '../types';

/** Every field, those that may be missing too: one that is forgotten here does not compile. */
type Whole<T> = { readonly [K in keyof T]-?: T[K] | undefined } & T;

/** Nobody has the copy yet, so it may be written to. */
function written<T extends object>(copy: { -readonly [K in keyof T]: T[K] }, changes: Partial<T>): T {
  for (const key in changes) copy[key] = changes[key] as T[typeof key];
  return copy;
}

/** The battle with these fields changed, in the one shape that all have. */
export const changed = (battle: Battle, changes: Partial<Battle>): Battle => written(battleLike(battle), changes);

/** The unit with these fields changed, in the one shape that all have. */
export const changedUnit = (unit: Unit, changes: Partial<Unit>): Unit => written(unitLike(unit), changes);

/** The same of the unit that attacks. */
export const changedActivation = (activation: Activation, changes: Partial<Activation>): Activation =>
  written<Activation>(activationLike(activation), changes);

const battleLike = (battle: Battle): Whole<Battle> => ({
  plan: battle.plan,
  ownPlans: battle.ownPlans,
  proposals: battle.proposals,
  realmWishes: battle.realmWishes,
  objectives: battle.objectives,
  committed: battle.committed,
  field: battle.field,
  rulings: battle.rulings,
  rollsScenery: battle.rollsScenery,
  musters: battle.musters,
  allegiances: battle.allegiances,
  extras: battle.extras,
  territories: battle.territories,
  setsUpFirst: battle.setsUpFirst,
  doneFirst: battle.doneFirst,
  setUpLast: battle.setUpLast,
  generals: battle.generals,
  commandPoints: battle.commandPoints,
  wonMajorLast: battle.wonMajorLast,
  triumphs: battle.triumphs,
  round: battle.round,
  turn: battle.turn,
  active: battle.active,
  phase: battle.phase,
  asks: battle.asks,
  suspended: battle.suspended,
  hasReplied: battle.hasReplied,
  units: battle.units,
  rolledMove: battle.rolledMove,
  cast: battle.cast,
  spellsTried: battle.spellsTried,
  activation: battle.activation,
  rolledValues: battle.rolledValues,
  damage: battle.damage,
  triggers: battle.triggers,
  used: battle.used,
  lastPickWasPass: battle.lastPickWasPass,
  combatIsOver: battle.combatIsOver,
  picksFighter: battle.picksFighter,
  slain: battle.slain,
  firstBlood: battle.firstBlood,
  conceded: battle.conceded,
  ended: battle.ended,
  agreed: battle.agreed,
});

const activationLike = (activation: Activation): Whole<Activation> => ({
  unit: activation.unit,
  how: activation.how,
  volleys: activation.volleys,
  returned: activation.returned,
  asked: activation.asked,
  fallen: activation.fallen,
  hasInflicted: activation.hasInflicted,
  isEarly: activation.isEarly,
});

const unitLike = (unit: Unit): Whole<Unit> => ({
  id: unit.id,
  seat: unit.seat,
  warscroll: unit.warscroll,
  models: unit.models,
  where: unit.where,
  deeds: unit.deeds,
  slainThisTurn: unit.slainThisTurn,
  marks: unit.marks,
  memory: unit.memory,
  moveRoll: unit.moveRoll,
  rolled: unit.rolled,
  chargeRoll: unit.chargeRoll,
  casts: unit.casts,
  unbinds: unit.unbinds,
});

/** The model at another place, or with other wounds, in the one shape that all have. */
export const shapedModel = (
  model: Model,
  { x, y, z, facing }: Pose = model,
  wounds: number = model.wounds,
): Whole<Model> => ({
  id: model.id,
  outline: model.outline,
  height: model.height,
  x,
  y,
  z,
  facing,
  role: model.role,
  weapons: model.weapons,
  wargear: model.wargear,
  wounds,
});
