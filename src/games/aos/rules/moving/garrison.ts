import { isMoreThan, isWithin } from '../../../../geometry/gaps/within';
import { distanceToPolygon, planGapToPolygon } from '../../../../geometry/shapes/polygon';
import type { Inches } from '../../../../geometry/shapes/shape';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { askedNow } from '../../facts/open-question';
import { featureOf } from '../../facts/places/bodies';
import { ENGAGED, nearestEnemy } from '../../facts/places/distance';
import { furthestOutside, setUpDistance, territoryOf } from '../../facts/places/territory';
import { isWaiting } from '../../facts/places/whereabouts';
import { presenceOf, unitOf, unitsOf } from '../../facts/units';
import { type Refusal, refuse, unless } from '../../refusals';
import { type Battle, type Model, otherSeat, type Terrain, type Unit } from '../../types';
import { answered, checkMoveLeft, checkOnTable, ownUnit } from '../command-guards';
import { checkSetDown, loseUnplaced, placedBy, setDownAt } from '../setup/placing';
import { askForMore, checkBattalionPick } from '../setup/set-up';
import { insteadOfMove } from '../turn/timing';

const GARRISON_REACH: Inches = 6; // GARR-03, GARR-11

/** GARR-01 to GARR-03: during set-up, or in place of a normal move. */
export function checkGarrison(battle: Battle, command: CommandOf<'garrison'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const feature = battle.field.features.find(each => each.id === command.feature);
  if (!feature?.isGarrison) return [refuse('GARR-01', 'garrison.cannotHold', { feature: command.feature })];
  const enemies = unitsOf(battle, otherSeat(own.unit.seat)).some(
    ({ where }) => where.kind === 'garrison' && where.feature === feature.id,
  );
  if (enemies) return [refuse('GARR-03', 'garrison.enemyInside', {})];
  return isWaiting(own.unit) ? checkDeployed(battle, own.unit, feature) : checkEntering(battle, own.unit, feature);
}

/** GARR-02: the feature is wholly in the player's own territory, and far enough from the enemy's. */
function checkDeployed(battle: Battle, unit: Unit, feature: Terrain): readonly Refusal[] {
  const stranger = checkBattalionPick(battle, unit);
  if (stranger.length > 0) return stranger;
  const own = territoryOf(battle, unit.seat);
  const enemy = territoryOf(battle, otherSeat(unit.seat));
  if (!own || !enemy) return [refuse('PLAN-03', 'setUp.outsideTerritory', { model: feature.id, over: 0 })];
  const over = furthestOutside(feature.footprint, own);
  const distance = Math.min(...feature.footprint.map(corner => distanceToPolygon(enemy, corner)));
  const needed = setUpDistance(battle);
  const isFar = !battle.rulings.garrisonObeysSetupDistance || isMoreThan(distance, needed);
  return [
    ...unless(isWithin(over, 0), 'GARR-02', 'setUp.outsideTerritory', { model: feature.id, over }),
    ...unless(isFar, 'GARR-02', 'setUp.nearEnemyTerritory', { model: feature.id, distance, needed }),
  ];
}

/** GARR-03: all models within 6" of it, no enemy within 3" of it. */
function checkEntering(battle: Battle, unit: Unit, feature: Terrain): readonly Refusal[] {
  if (battle.round === 0) return [refuse('SETUP-02', 'setUp.already', {})];
  const away = checkOnTable(unit);
  if (away.length > 0) return away;
  if (unit.deeds.includes('moved')) return [insteadOfMove(battle, unit.id)];
  const spent = checkMoveLeft(unit);
  if (spent.length > 0) return spent;
  const furthest = Math.max(...unit.models.map(model => planGapToPolygon(model, feature.footprint)));
  const enemies = presenceOf(battle, otherSeat(unit.seat));
  const enemyGap = enemies.reduce(
    (least, body) => Math.min(least, planGapToPolygon(body, feature.footprint)),
    Number.POSITIVE_INFINITY,
  );
  return [
    ...unless(isWithin(furthest, GARRISON_REACH), 'GARR-03', 'garrison.tooFar', { furthest, within: GARRISON_REACH }),
    ...unless(isMoreThan(enemyGap, ENGAGED), 'GARR-03', 'garrison.enemyNear', { gap: enemyGap }),
  ];
}

export function decideGarrison(battle: Battle, { unit, feature }: CommandOf<'garrison'>): readonly BattleEvent[] {
  const isDeploying = isWaiting(unitOf(battle, unit));
  const isChosen = isDeploying || askedNow(battle)?.kind === 'randomMove';
  return [
    { type: 'garrisonEntered', unit, feature },
    ...(isChosen ? [answered] : []),
    ...(isDeploying ? askForMore(battle, unit) : []),
  ];
}

/** GARR-11: within 6" of the feature, more than 3" from every enemy, and not in the phase in which it entered. */
export function checkLeaveGarrison(battle: Battle, command: CommandOf<'leaveGarrison'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const { unit } = own;
  if (unit.where.kind !== 'garrison') return [refuse('GARR-11', 'garrison.notInside', {})];
  const spent = checkMoveLeft(unit);
  if (spent.length > 0) return spent;
  const feature = featureOf(battle, unit.where.feature);
  return checkSetDown(battle, unit.models, command.places, model => checkExit(battle, unit, feature, model));
}

function checkExit(battle: Battle, unit: Unit, feature: Terrain, model: Model): readonly Refusal[] {
  const furthest = planGapToPolygon(model, feature.footprint);
  const gap = nearestEnemy(battle, unit.seat, [model]);
  return [
    ...unless(isWithin(furthest, GARRISON_REACH), 'GARR-11', 'garrison.tooFar', { furthest, within: GARRISON_REACH }),
    ...unless(isMoreThan(gap, ENGAGED), 'GARR-11', 'reserve.nearEnemy', { model: model.id, gap, needed: ENGAGED }),
  ];
}

export function decideLeaveGarrison(
  battle: Battle,
  { unit: id, places }: CommandOf<'leaveGarrison'>,
): readonly BattleEvent[] {
  const unit = unitOf(battle, id);
  const placed = placedBy(setDownAt(battle, unit.models, places));
  return [...loseUnplaced(battle, unit, placed), { type: 'garrisonLeft', unit: id, placed }];
}
