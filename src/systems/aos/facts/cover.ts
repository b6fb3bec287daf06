import { coverFeature, obstacleCover } from '../../../geometry/cover';
import { warscrollOf } from '../armies';
import type { Battle, Model, Unit } from '../types';
import { bodyOf } from './attacks';
import { bodiesOf } from './bodies';
import { hasKeyword } from './units';

const TOO_BIG = 8; // COVER-03

/** COVER-04, TERR-02: cover is one state, however many ways lead to it. Why the target has it from this attacker, or undefined. */
export function coverOf(
  battle: Battle,
  target: Unit,
  attacker: Unit,
  model: Model,
  how: 'shoot' | 'fight',
): string | undefined {
  if (isTooBig(battle, target)) return undefined; // COVER-03
  if (target.where.kind === 'garrison') return 'Garrison'; // GARR-09
  const hasCharged = how === 'fight' && battle.phase === 'combat' && target.deeds.includes('charged');
  const inside = hasCharged
    ? undefined
    : coverFeature(target.models, battle.field.features, battle.rulings.coverNeedsOneFeature);
  if (inside?.covered) return 'Cover'; // COVER-01, COVER-02
  if (how === 'fight') return undefined;
  const from = bodyOf(battle, attacker, model);
  const bodies = bodiesOf(battle, target);
  const isBehind = battle.field.features.some(
    feature => feature.isObstacle && obstacleCover(from, bodies, feature).covered,
  );
  return isBehind ? 'Obstacle' : undefined; // OBST-02
}

const isTooBig = (battle: Battle, unit: Unit): boolean =>
  warscrollOf(unit).wounds >= TOO_BIG &&
  (hasKeyword(battle, unit, 'MONSTER') || hasKeyword(battle, unit, 'WAR MACHINE'));
