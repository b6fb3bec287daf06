import { findBattleplan } from '../battleplans';
import type { EventOf } from '../events';
import { characteristicKey } from '../facts/characteristics';
import { changed } from '../facts/copy';
import { isWaiting } from '../facts/places/whereabouts';
import { unitOf } from '../facts/units';
import { objectivesOf, unitFrom } from '../origin';
import type { Battle, Deed, UnitId } from '../types';
import { withDeeds, withPlaced, withUnit, withWhere } from './changes';
import type { Folders } from './folders';

/** Events before the first round, and units that arrive on the table or leave it. */
export const setUpFolders: Folders<
  | 'rolledOff'
  | 'battleplanChosen'
  | 'realmChosen'
  | 'sceneryRolled'
  | 'sceneryLevelled'
  | 'territoriesRolled'
  | 'territoryChosen'
  | 'unitSetUp'
  | 'unitReserved'
  | 'unitArrived'
  | 'unitJoined'
  | 'generalNamed'
  | 'traitChosen'
  | 'enhancementRolled'
  | 'characteristicRolled'
  | 'preBattleOrdered'
  | 'triumphRolled'
  | 'garrisonEntered'
  | 'garrisonLeft'
> = {
  rolledOff: battle => battle,
  battleplanChosen: (battle, { plan }) =>
    changed(battle, { plan, objectives: objectivesOf(findBattleplan(plan, battle.ownPlans), battle.field) }),
  realmChosen: (battle, { realm, region }) => changed(battle, { extras: { ...battle.extras, realm, region } }),
  sceneryRolled: (battle, { feature, scenery }) =>
    changed(battle, {
      field: {
        ...battle.field,
        features: battle.field.features.map(each => (each.id === feature ? { ...each, scenery } : each)),
      },
    }),
  sceneryLevelled: (battle, { feature }) =>
    changed(battle, {
      field: {
        ...battle.field,
        features: battle.field.features.map(each => (each.id === feature ? { ...each, givesNoCover: true } : each)),
      },
    }),
  territoriesRolled: (battle, { winner }) => changed(battle, { setsUpFirst: winner }),
  territoryChosen: (battle, { seat, territory }) => {
    const rest = territory === 0 ? 1 : 0;
    const territories = seat === 'azure' ? { azure: territory, ember: rest } : { azure: rest, ember: territory };
    return changed(battle, { territories } as Partial<Battle>);
  },
  unitSetUp: (battle, { unit, placed }) => afterSetUp(withPlaced(battle, unit, placed), unit),
  unitReserved: (battle, { unit, place }) => afterSetUp(withWhere(battle, unit, { kind: 'reserve', place }), unit),
  unitArrived: (battle, { unit, placed, move }) =>
    withDeeds(withPlaced(battle, unit, placed), unit, 'arrived', ...DEEDS_OF_ARRIVAL[move]),
  unitJoined: (battle, { seat, muster, placed }) => {
    const joined = changed(battle, {
      musters: { ...battle.musters, [seat]: [...battle.musters[seat], muster] },
      extras: { ...battle.extras },
      units: [...battle.units, unitFrom(muster, seat)],
    });
    return withDeeds(withPlaced(joined, muster.id, placed), muster.id, 'arrived'); // RNF-02: set up, not moved
  },
  generalNamed: (battle, { seat, model }) => changed(battle, { generals: { ...battle.generals, [seat]: model } }),
  traitChosen: (battle, { seat, trait }) =>
    changed(battle, {
      extras: { ...battle.extras, traits: { ...battle.extras.traits, [seat]: trait } },
    }),
  enhancementRolled: (battle, { seat, unit, field, entry }) =>
    changed(battle, {
      musters: {
        ...battle.musters,
        [seat]: battle.musters[seat].map(muster => (muster.id === unit ? { ...muster, [field]: entry } : muster)),
      },
      extras: { ...battle.extras }, // abilities are indexed by this object
    }),
  characteristicRolled: (battle, { unit, of, upTo, result }) =>
    withUnit(battle, unit, ({ rolled }) => ({ rolled: { ...rolled, [characteristicKey(of, upTo)]: result } })),
  preBattleOrdered: (battle, { first }) => changed(battle, { active: first }),
  triumphRolled: (battle, { seat, triumph }) => changed(battle, { triumphs: { ...battle.triumphs, [seat]: triumph } }),
  garrisonEntered: (battle, { unit, feature }) => {
    const wasWaiting = isWaiting(unitOf(battle, unit));
    const inside = withWhere(battle, unit, { kind: 'garrison', feature });
    return wasWaiting ? afterSetUp(inside, unit) : withDeeds(inside, unit, 'moveSpent'); // GARR-03: takes the place of a move
  },
  garrisonLeft: (battle, { unit, placed }) => withDeeds(withPlaced(battle, unit, placed), unit, 'moved'), // GARR-11
};

/** RES-02: arriving is not a move, unless the ability says that it counts as one (ABIL-01). */
const DEEDS_OF_ARRIVAL: Readonly<Record<EventOf<'unitArrived'>['move'], readonly Deed[]>> = {
  left: [],
  spent: ['moveSpent'],
  made: ['moved'],
};

/** FB-05: a side with no units left to set up finished first, if the other has some. */
function afterSetUp(battle: Battle, id: UnitId): Battle {
  const { seat } = unitOf(battle, id);
  const isDone = battle.units.every(unit => unit.seat !== seat || !isWaiting(unit));
  return changed(battle, { setUpLast: seat, doneFirst: battle.doneFirst ?? (isDone ? seat : undefined) });
}
