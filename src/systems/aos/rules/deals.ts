import type { Dice, Face } from '../../../kernel/dice';
import type { Deal } from '../abilities/types';
import type { BattleEvent } from '../events';
import type { Battle, SlainCause, Unit } from '../types';
import { amountOf } from './attack';
import { openSummons } from './reinforcements';
import { healOrReturn } from './returns';
import { openStrikes } from './strikes';
import { heal, inflict } from './wounds';

/** One use of an ability or spell on one unit. */
export interface Dealing {
  readonly battle: Battle;
  readonly bearer: Unit;
  readonly target: Unit;
  readonly source: { readonly id: string; readonly name: string };
  readonly cause: SlainCause;
  /** The casting roll, for spells. */
  readonly total: number;
  readonly dice: Dice;
}

/** What the deals of an ability bring about for one unit, in their order. */
export const dealTo = (dealing: Dealing, deals: readonly Deal[]): readonly BattleEvent[] =>
  deals.flatMap(deal => {
    const rolled =
      deal.do !== 'strikes' && 'on' in deal && deal.on !== undefined ? rollFor(dealing, deal.on) : undefined;
    if (rolled && !rolled.passed) return [rolled.event];
    return [...(rolled ? [rolled.event] : []), ...meaningOf(dealing, deal)];
  });

/** A deal without a meaning here does not compile. */
function meaningOf(dealing: Dealing, deal: Deal): readonly BattleEvent[] {
  const { bearer, target, source, cause, dice } = dealing;
  switch (deal.do) {
    case 'mortalWounds':
      return inflict(target, amountOf(deal.amount, dice), cause, bearer.seat);
    case 'heal':
      return heal(target, amountOf(deal.amount, dice));
    case 'grant': {
      const { effect, until, given = [], against = false } = deal;
      const mark = { ability: source.id, name: source.name, effect, until, seat: bearer.seat, against, given };
      return [{ type: 'marked', unit: target.id, mark }];
    }
    case 'points':
      return [{ type: 'pointsGained', seat: bearer.seat, points: deal.by, because: 'ability' }];
    case 'strikes':
      return openStrikes(dealing, amountOf(deal.count, dice));
    case 'summon':
      return openSummons(
        dealing.battle,
        bearer.seat,
        bearer.id,
        deal.warscroll,
        amountOf(deal.models, dice),
        deal.within,
        deal.away,
      );
    case 'healOrReturn':
      return healOrReturn(dealing.battle, target, amountOf(deal.amount, dice));
  }
}

function rollFor(
  { bearer, source, dice }: Dealing,
  needed: number,
): { readonly passed: boolean; readonly event: BattleEvent } {
  const face: Face = dice.d6();
  return {
    passed: face >= needed,
    event: { type: 'abilityRolled', unit: bearer.id, ability: source.id, faces: [face], needed },
  };
}
