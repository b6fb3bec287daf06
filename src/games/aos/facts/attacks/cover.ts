import type { Battle, Model, Terrain, Unit } from '../../types';
import { woundsIn } from '../characteristics';
import { bodiesOf } from '../places/bodies';
import { hasKeyword } from '../units';
import { bodyOf } from './attacks';
import { isCovered, obstacleCover } from './scenery-cover';

const TOO_BIG = 8; // COVER-03

/**
 * COVER-04, TERR-02: cover has a single effect, however many sources give it. Returns the reason why the target has
 * cover from this attacker, or undefined.
 */
export function coverOf(
  battle: Battle,
  target: Unit,
  attacker: Unit,
  model: Model,
  how: 'shoot' | 'fight',
): string | undefined {
  if (isTooBig(battle, target)) return undefined; // COVER-03
  if (target.where.kind === 'garrison') return 'GARR-09';
  if (isSheltered(battle, target)) return 'COVER-01';
  if (how === 'fight') return undefined;
  const from = bodyOf(battle, attacker, model);
  const bodies = bodiesOf(battle, target);
  const isBehind = battle.field.features.some(
    feature => feature.isObstacle && !feature.givesNoCover && obstacleCover(from, bodies, feature).covered,
  );
  return isBehind ? 'OBST-02' : undefined;
}

/** COVER-01, COVER-02: in scenery; in the combat phase a unit that charged has no cover. */
const isSheltered = (battle: Battle, unit: Unit): boolean =>
  !(battle.phase === 'combat' && unit.deeds.includes('charged')) && isInCover(battle, unit);

/** COVER-01, COVER-03, GARR-09: whether the unit has cover from every attacker. */
export const hasCover = (battle: Battle, unit: Unit): boolean =>
  !isTooBig(battle, unit) && (unit.where.kind === 'garrison' || isSheltered(battle, unit));

const covered = new WeakMap<readonly Model[], { readonly features: readonly Terrain[]; readonly covered: boolean }>();

/** COVER-01: cached until a model of the unit moves or is slain. */
function isInCover({ field: { features }, rulings }: Battle, { models }: Unit): boolean {
  const known = covered.get(models);
  if (known?.features === features) return known.covered;
  const giving = features.filter(feature => !feature.givesNoCover);
  const found = isCovered(models, giving, rulings.coverNeedsOneFeature);
  covered.set(models, { features, covered: found });
  return found;
}

const isTooBig = (battle: Battle, unit: Unit): boolean =>
  woundsIn(unit) >= TOO_BIG && (hasKeyword(battle, unit, 'MONSTER') || hasKeyword(battle, unit, 'WAR MACHINE'));
