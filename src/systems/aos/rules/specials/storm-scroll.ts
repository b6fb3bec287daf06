import type { Deal } from '../../abilities/types';
import type { BattleEvent } from '../../events';
import { unitsOf } from '../../facts/units';
import { otherSeat } from '../../types';
import { type Dealing, dealTo } from '../deals';

/** Up to six enemy units are numbered as they stand in their list; a die says whom it strikes, or nobody. */
export function strikeNumbered(dealing: Dealing, { deals }: Extract<Deal, { do: 'numbered' }>): readonly BattleEvent[] {
  const { battle, bearer, source, dice } = dealing;
  const face = dice.d6();
  const target = unitsOf(battle, otherSeat(bearer.seat))[face - 1];
  const rolled: BattleEvent = { type: 'abilityRolled', unit: bearer.id, ability: source.id, faces: [face], needed: 1 };
  return target ? [rolled, ...dealTo({ ...dealing, target }, deals)] : [rolled];
}
