import { bug } from '../../../kernel/bug';
import { addingNoMore } from '../abilities/sixes';
import type { Damage, Volley } from '../activation';
import { musterOf } from '../armies/checks/muster';
import type { EventOf, Placed } from '../events';
import { turnOf } from '../facts/attacks/damage';
import { valueKey } from '../facts/attacks/weapon-values';
import { changed, shapedModel } from '../facts/copy';
import { unitOf } from '../facts/units';
import { modelFrom } from '../origin';
import { type Battle, otherSeat, type Slain, type Trigger, type UnitId } from '../types';
import { ordered } from './allocation';
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
  unitPicked: (battle, { unit, how, isExtra, isEarly }) =>
    changed(isExtra ? withSuspended(battle) : withDeeds(battle, unit, how === 'fight' ? 'fought' : 'shot'), {
      activation: {
        unit,
        how,
        volleys: [],
        asked: [],
        ...(isExtra || isEarly ? { isEarly: true } : {}),
      },
      lastPickWasPass: false,
      triggers: how === 'fight' ? [...battle.triggers, { moment: 'picked', unit }] : battle.triggers,
    }),
  passed: (battle, { seat }) =>
    changed(battle, {
      combatIsOver: battle.lastPickWasPass,
      lastPickWasPass: true,
      picksFighter: otherSeat(seat),
    }),
  weaponRolled: (battle, { weapon, value, rolls }) => {
    const rolled = rolls.map(({ model, result }) => [valueKey(model, weapon, value), result] as const);
    return changed(battle, { rolledValues: { ...battle.rolledValues, ...Object.fromEntries(rolled) } });
  },
  targetsPicked: (battle, { volleys }) => withActivation(battle, () => ({ volleys })),
  diceFell: (battle, { fallen }) => withActivation(battle, () => ({ fallen })),
  dieChanged: (battle, { fallen }) => withActivation(battle, () => ({ fallen })),
  diceRolled: (battle, event) => {
    const volley = battle.activation?.volleys[0] ?? bug('no volley was rolled');
    const after = withActivation(battle, it => ({
      fallen: undefined,
      volleys: [...afterRoll(volley, event), ...addedBy(volley, event), ...it.volleys.slice(1)],
      ...(event.returned ? { returned: (it.returned ?? 0) + event.returned } : {}),
    }));
    return event.mortals > 0 ? withDamage(after, damageOf(battle, volley, 0, event.mortals)) : after;
  },
  specialRolled: (battle, { mortals }) => {
    const volley = battle.activation?.volleys[0] ?? bug('no volley was rolled');
    const after = withActivation(battle, it => ({ volleys: it.volleys.slice(1) }));
    return mortals > 0 ? withDamage(after, damageOf(battle, volley, 0, mortals)) : after;
  },
  damageRolled: (battle, { each }) => {
    const volley = battle.activation?.volleys[0] ?? bug('no volley was rolled');
    const after = withActivation(battle, it => ({ fallen: undefined, volleys: it.volleys.slice(1) }));
    const wounds = each.reduce((sum, one) => sum + one, 0);
    return wounds > 0 ? withDamage(after, damageOf(battle, volley, wounds, 0)) : after;
  },
  activationEnded: (battle, { unit }) =>
    changed(battle, {
      activation: undefined,
      used: battle.used.filter(({ until }) => until !== 'fight'),
      units: eachUnit(battle.units, each => withoutMarks(each, 'fight')),
      picksFighter: battle.activation?.isEarly ? battle.picksFighter : otherSeat(unitOf(battle, unit).seat),
      triggers:
        battle.activation?.how === 'fight'
          ? [...battle.triggers, { moment: 'afterFight', unit, inflicted: battle.activation.hasInflicted ?? false }]
          : battle.triggers,
    }),
  damageDealt: (battle, { damage }) => withDamage(battle, damage),
  damagePicked: (battle, { unit }) =>
    changed(battle, {
      damage: [
        ...battle.damage.filter(damage => damage.unit === unit).map(damage => ({ ...damage, isPicked: true as const })),
        ...battle.damage.filter(damage => damage.unit !== unit),
      ],
    }),
  allocationOrdered: (battle, event) => changed(battle, { damage: ordered(battle, event) }),
  negationRolled: battle => battle,
  woundsAllocated: (battle, { unit, model, wounds }) => withWounds(battle, unit, model, wounds),
  damageLeft: (battle, left) =>
    changed(battle, {
      damage: battle.damage.map((damage, index) =>
        index === 0 ? { ...damage, wounds: left.wounds, mortals: left.mortals } : damage,
      ),
    }),
  damageSettled: battle => changed(battle, { damage: battle.damage.slice(1) }),
  modelSlain: (battle, { slain }) =>
    changed(
      withUnit(battle, slain.unit, it => ({
        models: it.models.filter(model => model.id !== slain.model),
        slainThisTurn: it.slainThisTurn + 1,
      })),
      { slain: [...battle.slain, slain], triggers: [...battle.triggers, ...setOffBy(battle, slain)] },
    ),
  modelHealed: (battle, { unit, model, wounds }) => withWounds(battle, unit, model, -wounds),
  modelsReturned: (battle, { unit, placed }) => withReturned(battle, unit, placed),
  firstBloodDrawn: (battle, { seat }) => changed(battle, { firstBlood: seat }),
};

/** ABIL-02: what a fallen model may be followed by: something its slayer does, and something where it was the last of its unit. */
const setOffBy = (battle: Battle, { model, unit, with: source }: Slain): readonly Trigger[] => [
  ...(source ? [{ moment: 'slew', unit: source.unit, slain: { unit, weapon: source.weapon } } as const] : []),
  ...(unitOf(battle, unit).models.every(({ id }) => id === model) ? [{ moment: 'unitDestroyed', unit } as const] : []),
];

/** ABIL-01: an attack that an ability makes at once; what is open waits for it, but for what the sequence asks anew. */
const withSuspended = (battle: Battle): Battle =>
  changed(battle, {
    asks: [],
    suspended: [...battle.suspended, ...battle.asks.filter(({ kind }) => kind !== 'act' && kind !== 'pickFighter')],
  });

const NEXT_STEP = { hit: 'wound', wound: 'save', save: 'damage' } as const;

/** SEQ-08: what stands goes on; attacks that were changed go on by themselves. */
function afterRoll(volley: Volley, { roll, standing, changed: other }: EventOf<'diceRolled'>): readonly Volley[] {
  const step = NEXT_STEP[roll];
  const plain = standing > 0 ? [{ ...volley, step, standing }] : [];
  return [...plain, ...other.map(each => ({ ...volley, step, ...each }))];
}

/** ABIL-09: attacks that were added are rolled like the others, but add no more. */
const addedBy = (volley: Volley, { added = 0 }: EventOf<'diceRolled'>): readonly Volley[] =>
  added === 0
    ? []
    : [{ ...volley, attacks: added, standing: added, step: 'hit', profile: addingNoMore(volley.profile) }];

function damageOf(battle: Battle, volley: Volley, wounds: number, mortals: number): Damage {
  const attacker = battle.activation?.unit ?? bug('nobody is attacking');
  const owner = unitOf(battle, volley.target).seat;
  const source = { unit: attacker, weapon: volley.weapon };
  return {
    unit: volley.target,
    owner,
    wounds,
    mortals,
    cause: 'attack',
    by: otherSeat(owner),
    source,
    order: undefined,
  };
}

/** WND-01: what one weapon does to one unit is one sum, kept in the order in which it was inflicted. */
function withDamage(before: Battle, added: Damage): Battle {
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
  if (!same) return changed(battle, { damage: inOrder(battle, [...battle.damage, added]) });
  const sum = { ...same, wounds: same.wounds + added.wounds, mortals: same.mortals + added.mortals };
  return changed(battle, { damage: battle.damage.map(damage => (damage === same ? sum : damage)) });
}

/** ABIL-01 */
const inOrder = (battle: Battle, damage: readonly Damage[]): readonly Damage[] =>
  damage.toSorted((one, other) => turnOf(battle, one) - turnOf(battle, other));

/** Models that come back stand where they are placed, unhurt, in their old place in the roster. */
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
