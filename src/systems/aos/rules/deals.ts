import type { Dice, Face } from '../../../kernel/dice';
import { allHold } from '../abilities/conditions';
import type { Deal } from '../abilities/types';
import type { BattleEvent } from '../events';
import type { Battle, SlainCause, Unit } from '../types';
import { amountOf } from './attack';
import { openSummons } from './reinforcements';
import { healOrReturn } from './returns';
import { castNow } from './spells';
import { openStrikes } from './strikes';
import { unbindNow } from './unbinding';
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
    const isOneRoll = deal.do !== 'strikes' && deal.do !== 'pool' && 'on' in deal;
    const rolled = isOneRoll && deal.on !== undefined ? rollFor(dealing, deal.on) : undefined;
    if (rolled && !rolled.passed) return [rolled.event];
    return [...(rolled ? [rolled.event] : []), ...meaningOf(dealing, deal)];
  });

/** A deal without a meaning here does not compile. */
function meaningOf(dealing: Dealing, deal: Deal): readonly BattleEvent[] {
  const { battle, bearer, target, source, cause, dice } = dealing;
  switch (deal.do) {
    case 'mortalWounds':
      return mortalWounds(dealing, deal);
    case 'onRoll':
      return dealTo(dealing, deal.deals);
    case 'pool': {
      const faces = dice.roll(deal.dicePerModel * bearer.models.length);
      const wounds = faces.filter(face => face >= deal.on).length;
      return [
        { type: 'abilityRolled', unit: bearer.id, ability: source.id, faces, needed: deal.on },
        ...inflict(target, wounds, cause, bearer.seat),
      ];
    }
    case 'unbindNow':
      return unbindNow(battle, bearer);
    case 'castNow':
      return castNow(battle, target, deal.spell, dice);
    case 'heal':
      return heal(target, amountOf(deal.amount, dice));
    case 'grant': {
      const { effect, until, given = [], against = false, reach } = deal;
      const mark = { ability: source.id, name: source.name, effect, until, seat: bearer.seat, against, given };
      return [{ type: 'marked', unit: target.id, mark: reach ? { ...mark, reach } : mark }];
    }
    case 'points':
      return [{ type: 'pointsGained', seat: bearer.seat, points: deal.by, because: 'ability' }];
    case 'strikes':
      return openStrikes(dealing, amountOf(deal.count, dice));
    case 'summon':
      return openSummons(
        battle,
        bearer.seat,
        bearer.id,
        deal.warscroll,
        amountOf(deal.models, dice),
        deal.within,
        deal.away,
      );
    case 'healOrReturn':
      return healOrReturn(battle, target, amountOf(deal.amount, dice));
  }
}

/** MW-01: so many times over, for a unit of which its condition holds. */
function mortalWounds(
  { battle, bearer, target, cause, dice }: Dealing,
  { amount, times = 1, given }: Extract<Deal, { do: 'mortalWounds' }>,
): readonly BattleEvent[] {
  if (!allHold(given, { battle, unit: target, attack: undefined })) return [];
  const each = Array.from({ length: times }, () => amountOf(amount, dice));
  return inflict(
    target,
    each.reduce((sum, one) => sum + one, 0),
    cause,
    bearer.seat,
  );
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
