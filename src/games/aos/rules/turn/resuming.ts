import type { Ask } from '../../asks';
import type { BattleEvent } from '../../events';
import { changed } from '../../facts/copy';
import type { Battle } from '../../types';
import { choosableAbilities } from '../abilities/abilities';

/** ABIL-02, ABIL-03: questions suspended by an attack are asked again, except windows without abilities left. */
export function resumeAsks(battle: Battle): readonly BattleEvent[] {
  const { suspended } = battle;
  return suspended.length === 0 ? [] : [{ type: 'asksResumed', asks: suspended.filter(ask => isOfUse(battle, ask)) }];
}

function isOfUse(battle: Battle, ask: Ask): boolean {
  if (ask.kind !== 'useAbilities') return true;
  const asked = changed(battle, { asks: [...battle.asks, ask] });
  return choosableAbilities(asked, ask.seat, ask.moment, ask.unit).length > 0;
}
