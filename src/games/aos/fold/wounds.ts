import { bug } from '../../../kernel/bug';
import type { Damage } from '../activation';
import { musterOf } from '../armies/checks/muster';
import type { Placed } from '../events';
import { valueKey } from '../facts/attacks/weapon-values';
import { changed, shapedModel } from '../facts/copy';
import { unitOf } from '../facts/units';
import { modelFrom } from '../origin';
import type { Battle, UnitId } from '../types';
import { eachUnit, withActivation, withDeeds, withoutMarks, withUnit } from './changes';
import type { Folders } from './folders';

/** Attacks, from picking the unit to the last wound. */
export const woundFolders: Folders<
  | 'unitPicked'
  | 'passed'
  | 'weaponRolled'
  | 'targetsPicked'
  | 'diceRolled'
  | 'specialRolled'
  | 'damageRolled'
  | 'diceFell'
  | 'dieChanged'
  | 'activationEnded'
  | 'damageDealt'
  | 'damagePicked'
  | 'allocationOrdered'
  | 'negationRolled'
  | 'woundsAllocated'
  | 'damageLeft'
  | 'damageSettled'
  | 'modelSlain'
  | 'modelHealed'
  | 'modelsReturned'
  | 'firstBloodDrawn'
> = {
  unitPicked: (battle, { unit, how, isExtra, isEarly, triggers }) =>
    changed(isExtra ? withSuspended(battle) : withDeeds(battle, unit, how === 'fight' ? 'fought' : 'shot'), {
      activation: {
        unit,
        how,
        volleys: [],
        asked: [],
        ...(isExtra || isEarly ? { isEarly: true } : {}),
      },
      lastPickWasPass: false,
      triggers: [...battle.triggers, ...triggers],
    }),
  passed: (battle, { picks, endsCombat }) =>
    changed(battle, { combatIsOver: endsCombat, lastPickWasPass: true, picksFighter: picks }),
  weaponRolled: (battle, { weapon, value, rolls }) => {
    const rolled = rolls.map(({ model, result }) => [valueKey(model, weapon, value), result] as const);
    return changed(battle, { rolledValues: { ...battle.rolledValues, ...Object.fromEntries(rolled) } });
  },
  targetsPicked: (battle, { volleys }) => withActivation(battle, () => ({ volleys })),
  diceFell: (battle, { fallen }) => withActivation(battle, () => ({ fallen })),
  dieChanged: (battle, { fallen }) => withActivation(battle, () => ({ fallen })),
  diceRolled: (battle, { next, damage, returned }) =>
    withDamage(
      withActivation(battle, it => ({
        fallen: undefined,
        volleys: [...next, ...it.volleys.slice(1)],
        ...(returned ? { returned: (it.returned ?? 0) + returned } : {}),
      })),
      damage,
    ),
  specialRolled: (battle, { damage }) =>
    withDamage(
      withActivation(battle, it => ({ volleys: it.volleys.slice(1) })),
      damage,
    ),
  damageRolled: (battle, { damage }) =>
    withDamage(
      withActivation(battle, it => ({ fallen: undefined, volleys: it.volleys.slice(1) })),
      damage,
    ),
  activationEnded: (battle, { picks, triggers }) =>
    changed(battle, {
      activation: undefined,
      used: battle.used.filter(({ until }) => until !== 'fight'),
      units: eachUnit(battle.units, each => withoutMarks(each, 'fight')),
      picksFighter: picks,
      triggers: [...battle.triggers, ...triggers],
    }),
  damageDealt: (battle, { damage }) => withDamage(battle, damage),
  damagePicked: (battle, { unit }) =>
    changed(battle, {
      damage: [
        ...battle.damage.filter(damage => damage.unit === unit).map(damage => ({ ...damage, isPicked: true as const })),
        ...battle.damage.filter(damage => damage.unit !== unit),
      ],
    }),
  allocationOrdered: (battle, { damage }) => changed(battle, { damage }),
  negationRolled: battle => battle,
  woundsAllocated: (battle, { unit, model, wounds }) => withWounds(battle, unit, model, wounds),
  damageLeft: (battle, left) =>
    changed(battle, {
      damage: battle.damage.map((damage, index) =>
        index === 0 ? { ...damage, wounds: left.wounds, mortals: left.mortals } : damage,
      ),
    }),
  damageSettled: battle => changed(battle, { damage: battle.damage.slice(1) }),
  modelSlain: (battle, { slain, triggers }) =>
    changed(
      withUnit(battle, slain.unit, it => ({
        models: it.models.filter(model => model.id !== slain.model),
        slainThisTurn: it.slainThisTurn + 1,
      })),
      { slain: [...battle.slain, slain], triggers: [...battle.triggers, ...triggers] },
    ),
  modelHealed: (battle, { unit, model, wounds }) => withWounds(battle, unit, model, -wounds),
  modelsReturned: (battle, { unit, placed }) => withReturned(battle, unit, placed),
  firstBloodDrawn: (battle, { seat }) => changed(battle, { firstBlood: seat }),
};

/**
 * ABIL-01: an attack that an ability makes at once suspends open questions, except those that the sequence asks again.
 */
const withSuspended = (battle: Battle): Battle =>
  changed(battle, {
    asks: [],
    suspended: [...battle.suspended, ...battle.asks.filter(({ kind }) => kind !== 'act' && kind !== 'pickFighter')],
  });

/** WND-01: damage by one weapon to one unit is added up, in the order in which it was inflicted. */
function withDamage(before: Battle, added: Damage | undefined): Battle {
  if (!added) return before;
  const battle =
    added.cause === 'attack' && before.activation ? withActivation(before, () => ({ hasInflicted: true })) : before;
  const isSame = (damage: Damage) =>
    damage.unit === added.unit &&
    damage.cause === added.cause &&
    damage.source?.weapon === added.source?.weapon &&
    damage.heals === added.heals &&
    damage.slays === added.slays &&
    !damage.order;
  const same = battle.damage.find(isSame);
  if (!same)
    return changed(battle, {
      damage: [...battle.damage, added].toSorted((one, other) => placeOf(one) - placeOf(other)),
    });
  const sum = { ...same, wounds: same.wounds + added.wounds, mortals: same.mortals + added.mortals };
  return changed(battle, { damage: battle.damage.map(damage => (damage === same ? sum : damage)) });
}

/** ABIL-01: the position that the damage itself requests. */
const placeOf = ({ turn }: Damage): number => (turn === undefined ? 0 : turn === 'first' ? -1 : 1);

/** Returning models stand where they are placed, unwounded, at their former index. */
export function withReturned(battle: Battle, id: UnitId, placed: readonly Placed[]): Battle {
  const muster = musterOf(battle, unitOf(battle, id)) ?? bug(`no muster ${id}`);
  const place = (model: string) => Number(model.slice(model.lastIndexOf('/') + 1));
  const back = placed.map(({ model, at }) => ({ ...modelFrom(muster, place(model) - 1), ...at }));
  return withUnit(battle, id, it => ({
    models: [...it.models, ...back].sort((a, b) => place(a.id) - place(b.id)),
  }));
}

const withWounds = (battle: Battle, id: UnitId, model: string, by: number): Battle =>
  withUnit(battle, id, it => ({
    models: it.models.map(each => (each.id === model ? shapedModel(each, each, each.wounds + by) : each)),
  }));
