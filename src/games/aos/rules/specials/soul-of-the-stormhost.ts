import type { BattleEvent } from '../../events';
import { askedFor } from '../../facts/open-question';
import type { Battle, Unit } from '../../types';
import { asking } from '../command-guards';

/** Larger than any table: the new unit may stand anywhere. */
const ANYWHERE = 500;

/** RNF-01, BATT-02: a copy of the unit that was just destroyed joins the army, in no battalion, away from enemies. */
export function raiseFallen(battle: Battle, bearer: Unit, away: number): readonly BattleEvent[] {
  const fallen = askedFor(battle, 'useAbilities')?.target;
  const muster = battle.musters[bearer.seat].find(({ id }) => id === fallen);
  if (!muster) return [];
  const name = muster.id.replace(/-again-\d+$/, '');
  const number = battle.musters[bearer.seat].filter(({ id }) => id.startsWith(`${name}-again-`)).length + 1;
  const { battalion: _, greater: __, ...same } = muster;
  const again = { ...same, id: `${name}-again-${number}` };
  return [asking({ kind: 'summon', seat: bearer.seat, unit: bearer.id, muster: again, within: ANYWHERE, away })];
}
