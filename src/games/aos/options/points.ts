import { findSpell } from '../armies/parts/spells';
import type { AskOf } from '../asks';
import type { Command } from '../commands';
import { bodiesOf } from '../facts/places/bodies';
import { unitsOf } from '../facts/units';
import { casterOf } from '../rules/magic/spells';
import { type Battle, otherSeat } from '../types';

const MOST = 24;

/**
 * For each enemy model the point just in front of it as seen from the caster, or at the spell's maximum range that way;
 * or none.
 */
export function points(battle: Battle, { seat }: AskOf<'aimPoint'>): readonly Command[] {
  const { cast } = battle;
  const within = (cast && findSpell(cast.spell)?.point?.within) ?? 0;
  const from = cast && bodiesOf(battle, casterOf(battle, cast))[0];
  const enemies = unitsOf(battle, otherSeat(seat)).flatMap(unit => bodiesOf(battle, unit));
  const aimed: readonly Command[] = from
    ? enemies.slice(0, MOST).map(enemy => {
        const apart = Math.hypot(enemy.x - from.x, enemy.y - from.y);
        const length = apart === 0 ? 0 : Math.min(apart - 1.5, within) / apart;
        const x = from.x + (enemy.x - from.x) * Math.max(0, length);
        const y = from.y + (enemy.y - from.y) * Math.max(0, length);
        return { seat, type: 'aimPoint', x, y };
      })
    : [];
  return [...aimed, { seat, type: 'pass' }];
}
