import type { Fault } from '../../../../kernel/system';
import type { ArmyList, Muster, Setup } from '../../battle-setup';
import { findBattleplan } from '../../battleplans';
import { apartFaults, planFaults } from '../../battleplans/plan-faults';
import { findRealm } from '../../battleplans/realms';
import { fieldFaults } from '../../layouts/field-faults';
import { SEATS, type UnitId } from '../../types';
import type { Swap, Warscroll } from '../../warscroll';
import { findWarscroll } from '..';
import { artefactsIn, findAllegiance } from '../allegiances';
import { artefactsFor, isBearer, isRolled } from '../enhancements';
import { battalionFaults, battalionsIn } from '../parts/battalions';
import { commandModelFaults } from '../parts/command-models';
import { hostFaults } from '../parts/hosts';
import { loreFaults } from '../parts/lores';
import { mountFaults } from '../parts/mounts';
import { allegianceFaults } from './allegiance-faults';
import { keywordFaults, keywordsOf } from './keywords';

const UNITS_PER_ALLY = 4; // ALLY-01

/** Faults of a set-up that has the right shape. */
export function setupFaults(setup: Setup): readonly Fault[] {
  const faults: Fault[] = [];
  if (!findBattleplan(setup.battleplan, setup.ownPlans)) {
    faults.push({ path: 'battleplan', reason: `GEN-06: there is no battleplan "${setup.battleplan}"` });
  }
  faults.push(...ownPlanFaults(setup));
  faults.push(...agreementFaults(setup), ...fieldFaults(setup), ...crowdFaults(setup));
  const seen = new Set<UnitId>();
  for (const seat of SEATS) {
    setup.armies[seat].units.forEach(({ id }, index) => {
      if (seen.has(id))
        faults.push({ path: `armies.${seat}.units[${index}].id`, reason: `another unit is called "${id}" already` });
      seen.add(id);
    });
    faults.push(...armyFaults(setup.armies[seat]).map(fault => ({ ...fault, path: `armies.${seat}.${fault.path}` })));
  }
  return faults;
}

/** PLAN-02, PLAN-04: players' own plans are valid, have distinct names, and fit the table. */
function ownPlanFaults({ ownPlans = [], table }: Setup): readonly Fault[] {
  return ownPlans.flatMap((plan, index) => {
    const path = `ownPlans[${index}]`;
    const isTwice = ownPlans.findIndex(({ id }) => id === plan.id) < index;
    const faults = planFaults(plan);
    return [
      ...(isTwice ? [{ path: `${path}.id`, reason: `PLAN-02: another plan is called "${plan.id}" already` }] : []),
      ...(faults.length > 0 ? faults : apartFaults(plan, table)).map(fault => ({
        ...fault,
        path: `${path}.${fault.path}`,
      })),
    ];
  });
}

/** More models than fit on any table; with up to this many, every question stays fast. */
const MAX_PER_ARMY = 300;

function crowdFaults({ armies }: Setup): readonly Fault[] {
  return SEATS.flatMap(seat => {
    const models = armies[seat].units.reduce((sum, muster) => sum + muster.models, 0);
    const reason = `the army has ${models} models; ${MAX_PER_ARMY} is the limit`;
    return models > MAX_PER_ARMY ? [{ path: `armies.${seat}.units`, reason }] : [];
  });
}

/** PLAN-01, REALM-02, REALM-07: proposed plans and realms exist, and a region belongs to its realm. */
function agreementFaults({ proposals, ownPlans, realm, region, realmWishes }: Setup): readonly Fault[] {
  const plans = Object.values(proposals ?? {}).filter(plan => !findBattleplan(plan, ownPlans));
  const named = [realm, realmWishes?.azure, realmWishes?.ember].flatMap(each => each ?? []);
  const isThere = region === undefined || findRealm(realm ?? '')?.regions.some(({ id }) => id === region);
  return [
    ...plans.map(plan => ({ path: 'proposals', reason: `PLAN-01: there is no battleplan "${plan}"` })),
    ...named
      .filter(each => !findRealm(each))
      .map(each => ({ path: 'realm', reason: `REALM-02: there is no realm "${each}"` })),
    ...(isThere ? [] : [{ path: 'region', reason: `REALM-07: "${region}" is no region of this realm` }]),
  ];
}

/** Faults of an army list, each with its path and rule. */
export function armyFaults(army: ArmyList): readonly Fault[] {
  return [
    ...army.units.flatMap((muster, index) => musterFaults(muster, `units[${index}]`)),
    ...keywordFaults(army),
    ...understrengthFaults(army),
    ...allyFaults(army),
    ...allegianceFaults(army),
    ...traitFaults(army),
    ...artefactFaults(army),
    ...mountFaults(army),
    ...loreFaults(army),
    ...hostFaults(army),
    ...battalionFaults(army),
  ];
}

function musterFaults(muster: Muster, path: string): readonly Fault[] {
  const warscroll = findWarscroll(muster.warscroll);
  if (!warscroll) return [{ path: `${path}.warscroll`, reason: `GEN-02: there is no warscroll "${muster.warscroll}"` }];
  const faults: Fault[] = [];
  const { least, step, most } = warscroll.size;
  if (muster.models > most || (muster.models >= least && (muster.models - least) % step !== 0)) {
    const reason = `SIZE-01: ${warscroll.name} come in ${least} to ${most} models by steps of ${step}, not ${muster.models}`;
    faults.push({ path: `${path}.models`, reason });
  }
  if (muster.loadout !== undefined && !warscroll.loadouts.some(({ id }) => id === muster.loadout)) {
    faults.push({ path: `${path}.loadout`, reason: `ATK-03: ${warscroll.name} cannot carry "${muster.loadout}"` });
  }
  return [
    ...faults,
    ...weaponFaults(muster, warscroll, path),
    ...swapFaults(muster, warscroll, path),
    ...commandModelFaults(muster, warscroll, path),
  ];
}

/** TRAIT-04, ART-03: the weapon of a trait or artefact must be a melee weapon of the rider. */
function weaponFaults(muster: Muster, { weapons, name }: Warscroll, path: string): readonly Fault[] {
  const isFit = (named: string) =>
    weapons.some(({ id, type, isMounts }) => id === named && type === 'melee' && !isMounts);
  return (['weapon', 'traitWeapon'] as const).flatMap(field => {
    const named = muster[field];
    return named === undefined || isFit(named)
      ? []
      : [{ path: `${path}.${field}`, reason: `ART-03: "${named}" is no melee weapon of ${name} itself` }];
  });
}

/** ATK-03, SIZE-01 */
function swapFaults(muster: Muster, warscroll: Warscroll, path: string): readonly Fault[] {
  return (muster.swaps ?? []).flatMap(({ id }, index) => {
    const at = `${path}.swaps[${index}]`;
    const swap = warscroll.swaps.find(each => each.id === id);
    if (!swap) return [{ path: at, reason: `ATK-03: ${warscroll.name} cannot carry "${id}"` }];
    const most = swap.role ? 1 : Math.floor(muster.models / swap.per) * swap.most;
    const taken = sharedCount(muster, warscroll, swap);
    const clash = muster.swaps?.some(other => other.id === swap.without);
    const loadout = muster.loadout ?? warscroll.loadouts[0]?.id ?? '';
    const isMisfit = swap.onlyWith && !swap.onlyWith.includes(loadout);
    return [
      ...(taken > most
        ? [{ path: at, reason: `SIZE-01: ${most} of ${muster.models} may carry ${swap.name}, not ${taken}` }]
        : []),
      ...(clash ? [{ path: at, reason: `ATK-03: ${swap.name} does not go together with "${swap.without}"` }] : []),
      ...(isMisfit ? [{ path: at, reason: `ATK-03: ${swap.name} does not go with "${loadout}"` }] : []),
    ];
  });
}

/** SIZE-01: how many models carry the swap or one that shares its limit. */
const sharedCount = (muster: Muster, warscroll: Warscroll, { id, shares }: Swap): number =>
  (muster.swaps ?? []).reduce((sum, taken) => {
    const isSame = taken.id === id;
    const isShared =
      shares !== undefined && warscroll.swaps.some(each => each.id === taken.id && each.shares === shares);
    return isSame || isShared ? sum + taken.count : sum;
  }, 0);

/** SIZE-02, BATT-05: one understrength unit of each kind, and not in a battalion. */
function understrengthFaults({ units }: ArmyList): readonly Fault[] {
  const seen = new Set<string>();
  return units.flatMap((muster, index) => {
    const least = findWarscroll(muster.warscroll)?.size.least ?? 0;
    if (muster.models >= least) return [];
    const isSecond = seen.has(muster.warscroll);
    seen.add(muster.warscroll);
    return [
      ...(isSecond
        ? [{ path: `units[${index}].models`, reason: 'SIZE-02: only one unit of a kind may be understrength' }]
        : []),
      ...(muster.battalion
        ? [{ path: `units[${index}].battalion`, reason: 'BATT-05: an understrength unit joins no battalion' }]
        : []),
    ];
  });
}

/** ALLY-01, ALLY-04: one in four units; those in a battalion do not count. */
function allyFaults({ units }: ArmyList): readonly Fault[] {
  const allies = units.filter(({ isAlly, battalion }) => isAlly && !battalion).length;
  const most = Math.floor(units.length / UNITS_PER_ALLY);
  return allies > most
    ? [{ path: 'units', reason: `ALLY-01: ${units.length} units may have ${most} allies, not ${allies}` }]
    : [];
}

/** TRAIT-02, NAMED-01: a trait needs an allegiance, and a hero that could have it. */
function traitFaults({ allegiance, commandTrait, units }: ArmyList): readonly Fault[] {
  if (commandTrait === undefined) return [];
  const path = 'commandTrait';
  const hasBearer = units.some(isBearer);
  return [
    ...(allegiance === undefined ? [{ path, reason: 'TRAIT-02: command traits come with an allegiance' }] : []),
    ...(hasBearer ? [] : [{ path, reason: 'TRAIT-02: no HERO of the army could bear a command trait' }]),
  ];
}

/** ART-01, ART-02, BATT-10, ALG-07 */
function artefactFaults(army: ArmyList): readonly Fault[] {
  const { allegiance, units } = army;
  const bearers = units.flatMap((muster, index) =>
    muster.artefact ? [{ muster, path: `units[${index}].artefact` }] : [],
  );
  const most = 1 + battalionsIn(units).length;
  const set = allegiance === undefined ? undefined : findAllegiance(allegiance);
  const known = set ? artefactsIn(set) : [];
  return [
    ...(bearers.length > most
      ? bearers
          .slice(most)
          .map(({ path }) => ({ path, reason: `ART-01: artefacts allowed: ${most}; in this army: ${bearers.length}` }))
      : []),
    ...bearers.flatMap(({ muster, path }) => {
      const isHero = keywordsOf(muster).includes('HERO') && !muster.isAlly;
      const isNamed = findWarscroll(muster.warscroll)?.isNamed === true;
      const isLeftToDice = isRolled(muster.artefact); // ALG-06
      const isKnown = isLeftToDice
        ? artefactsFor(army, muster).length > 0
        : known.some(({ id }) => id === muster.artefact);
      const onlyFor = known.find(({ id }) => id === muster.artefact)?.onlyFor;
      const isFit = onlyFor === undefined || keywordsOf(muster).includes(onlyFor);
      const isTwice =
        !isLeftToDice && bearers.some(other => other.muster !== muster && other.muster.artefact === muster.artefact);
      return [
        ...(isNamed ? [{ path, reason: 'NAMED-01: a named character carries no artefact' }] : []),
        ...(isHero ? [] : [{ path, reason: 'ART-01: only a HERO of the army itself carries an artefact' }]),
        ...(isKnown ? [] : [{ path, reason: `ART-01: there is no artefact "${muster.artefact}" for this allegiance` }]),
        ...(isFit ? [] : [{ path, reason: `ART-01: "${muster.artefact}" is for a ${onlyFor} alone` }]),
        ...(isTwice ? [{ path, reason: `ART-02: "${muster.artefact}" appears twice` }] : []),
      ];
    }),
  ];
}
