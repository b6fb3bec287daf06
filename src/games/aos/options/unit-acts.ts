import { abilitiesOf } from '../abilities/held';
import type { Ability } from '../abilities/types';
import { musterOf } from '../armies/checks/muster';
import { knownSpells } from '../armies/parts/spells';
import { check } from '../check';
import type { Command, CommandType } from '../commands';
import { findUnit } from '../facts/units';
import type { Refusal, RefusalCode } from '../refusals';
import { targetsOf } from '../rules/abilities/ability-targets';
import type { Battle, Seat, Unit, UnitId } from '../types';

/** Acts of a single unit, in the order of a turn. */
export const UNIT_ACTS = [
  'deploy',
  'reserve',
  'arrive',
  'cast',
  'useAbility',
  'sacrifice',
  'unbind',
  'rollMove',
  'move',
  'retreat',
  'run',
  'rideWinds',
  'garrison',
  'leaveGarrison',
  'rerollMove',
  'atTheDouble',
  'shoot',
  'tryCharge',
  'forwardToVictory',
  'declineCharge',
  'fight',
  'pileIn',
  'triumph',
  'inspire',
  'testNerve',
] as const satisfies readonly CommandType[];
export type UnitAct = (typeof UNIT_ACTS)[number];

/** Whether a unit can do something now, and if not, why not. */
export interface UnitActStatus {
  readonly unit: UnitId;
  readonly act: UnitAct;
  /** The spell, ability or feature, if any. */
  readonly of?: string;
  /** A minimal command for the act, to check it. */
  readonly command: Command;
  /** Empty if it is possible. */
  readonly refusals: readonly Refusal[];
}

/** For each unit of a side and each act: whether it is possible, or why not. */
export const unitActs = (battle: Battle, seat: Seat): readonly UnitActStatus[] =>
  battle.units
    .filter(unit => unit.seat === seat && unit.models.length > 0)
    .flatMap(unit => UNIT_ACTS.flatMap(act => statusesOf(battle, unit, act)));

/** Why a unit cannot do this now for any place and target; empty if it can. */
export function whyNot(battle: Battle, id: UnitId, act: UnitAct): readonly Refusal[] {
  const unit = findUnit(battle, id);
  const all = unit ? statusesOf(battle, unit, act).map(({ refusals }) => refusals) : [];
  return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Acts of a unit at this moment: possible ones, and impossible ones that belong to this moment. */
export function unitActsNow(battle: Battle, id: UnitId): readonly UnitActStatus[] {
  const unit = findUnit(battle, id);
  const all = unit && unit.models.length > 0 ? UNIT_ACTS.flatMap(act => statusesOf(battle, unit, act)) : [];
  return all.filter(({ act, refusals }) => !refusals.some(({ code }) => NO_PART.has(code) || NO_PART_OF[act] === code));
}

/**
 * Refusals that mean an act does not belong to this moment: another question, another time, or another kind of unit.
 */
const NO_PART: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'turn.over',
  'turn.notYours',
  'turn.notAsked',
  'turn.wrongPhase',
  'turn.notTheMoment',
  'unit.notAsked',
  'setUp.already',
  'cast.noWizard',
  'move.notRandom',
  'retreat.notEngaged',
  'garrison.notInside',
  'reserve.noAbility',
  'reserve.notInReserve',
  'triumph.none',
  'ability.notNow',
  'ability.wrongTurn',
]);

/** The same for a single act that needs an ability. */
const NO_PART_OF: Partial<Record<UnitAct, RefusalCode>> = {
  rideWinds: 'ability.notGiven',
  rerollMove: 'ability.notGiven',
};

/** One for each spell, ability or feature if the act needs one; otherwise one. */
function statusesOf(battle: Battle, unit: Unit, act: UnitAct): readonly UnitActStatus[] {
  return probesOf(battle, unit, act).map(({ of, command }) => ({
    unit: unit.id,
    act,
    ...(of === undefined ? {} : { of }),
    command,
    refusals: check(battle, command).filter(({ code }) => !CURED_BY_PLACE.has(code)),
  }));
}

/** Refusals that another place would avoid; they do not count against the act. */
const CURED_BY_PLACE: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'setUp.wrongCount',
  'retreat.endsTooClose',
  'move.tooCloseToEnemy',
  'move.cannotStand',
  'unit.notOneGroup',
]);

interface Probe {
  readonly of?: string;
  readonly command: Command;
}

/** Minimal commands for the act, to check it. */
function probesOf(battle: Battle, unit: Unit, act: UnitAct): readonly Probe[] {
  const { id, seat, models } = unit;
  const model = models[0]?.id ?? '';
  const steps = models.slice(0, 1).map(({ x, y }) => ({ model, path: [{ x, y }] }));
  const places = [...models, ...models.slice(0, 1)].map(({ x, y, facing }) => ({ x, y, facing }));
  switch (act) {
    case 'move':
    case 'retreat':
      return [{ command: { seat, type: act, unit: id, steps } }];
    case 'pileIn':
      return [{ command: { seat, type: act, unit: id, steps: [] } }];
    case 'deploy':
    case 'arrive':
    case 'leaveGarrison':
      return [{ command: { seat, type: act, unit: id, places } }];
    case 'rideWinds':
      return [{ command: { seat, type: act, unit: id, direction: 0 } }];
    case 'unbind':
      return models.map(each => ({ of: each.id, command: { seat, type: act, unit: id, model: each.id } }));
    case 'garrison':
      return doorsOf(battle).map(feature => ({ of: feature, command: { seat, type: act, unit: id, feature } }));
    case 'cast':
      return spellsOf(battle, unit).map(spell => ({ of: spell, command: { seat, type: act, unit: id, model, spell } }));
    case 'useAbility':
      return usableBy(battle, unit).map(ability => ({ of: ability.id, command: useOf(battle, unit, ability) }));
    default:
      return [{ command: { seat, type: act, unit: id } }];
  }
}

const doorsOf = (battle: Battle): readonly string[] =>
  battle.field.features.filter(({ isGarrison }) => isGarrison).map(({ id }) => id);

/** WIZ-01: a unit without spells is checked with one anyway, to get the reason. */
function spellsOf(battle: Battle, unit: Unit): readonly string[] {
  const known = knownSpells(battle, unit).map(({ id }) => id);
  return known.length > 0 ? known : ['arcane-bolt'];
}

/** Abilities that a player may choose to use, at any moment. */
function usableBy(battle: Battle, unit: Unit): readonly Ability[] {
  const muster = musterOf(battle, unit);
  const all = muster ? abilitiesOf(battle, unit.seat, muster) : [];
  return all.filter(({ choices, isAutomatic }) => (choices?.length ?? 0) > 0 && !isAutomatic);
}

/** With the first target in reach, if it needs one. */
function useOf(battle: Battle, unit: Unit, { id: ability, reach }: Ability): Command {
  const use = { seat: unit.seat, type: 'useAbility', unit: unit.id, ability } as const;
  const target = reach && !reach.isAll ? targetsOf(battle, unit, reach)[0] : undefined;
  const model = reach?.isModel ? target?.models[0]?.id : undefined;
  return { ...use, ...(target ? { target: target.id } : {}), ...(model === undefined ? {} : { model }) };
}
