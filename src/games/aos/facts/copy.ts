/**
 * Every battle, unit and model is copied here, with its fields always in the same order and created at the same place
 * in the code, and is changed only before it is returned. Engines track the layout of a record by where it was created:
 * records spread at dozens of places have dozens of layouts, and code that reads them is slow. Spreading a record with
 * many fields also takes ten times as long as naming them.
 */
import type { Pose } from '../../../geometry/shapes/shape';
import type { Activation } from '../activation';
import type { Battle, Model, Unit } from '../types';

/** Every field, including optional ones: a field missing here does not compile. */
type Whole<T> = { readonly [K in keyof T]-?: T[K] | undefined } & T;

/** The copy is not shared yet, so it may be mutated. */
function written<T extends object>(copy: { -readonly [K in keyof T]: T[K] }, changes: Partial<T>): T {
  for (const key in changes) copy[key] = changes[key] as T[typeof key];
  return copy;
}

/** The battle with these fields changed, in the common record layout. */
export const changed = (battle: Battle, changes: Partial<Battle>): Battle => written(battleLike(battle), changes);

/** The unit with these fields changed, in the common record layout. */
export const changedUnit = (unit: Unit, changes: Partial<Unit>): Unit => written(unitLike(unit), changes);

/** The activation with these fields changed. */
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

/** The model at another place or with other wounds, in the common record layout. */
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
