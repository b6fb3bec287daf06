import { chargeOf } from '../../abilities/charging';
import type { CommandOf, CommandType } from '../../commands';
import { askedNow } from '../../facts/open-question';
import { findModel, findUnit, isInPlay, unitOf, unitsOf } from '../../facts/units';
import type { Interaction } from '../../hands/interaction';
import {
  type Assumption,
  attackOdds,
  type CastOdds,
  type ChargeOdds,
  castOdds,
  chargeOdds,
  fleeing,
  meanOf,
  type Spread,
  shockAfter,
  type TargetOdds,
} from '../../odds';
import { type Battle, otherSeat, type Unit, type UnitId } from '../../types';

/** The odds of one thing that can be chosen now. */
export type OddsLine =
  | ({
      readonly of: 'attack';
      readonly models: number;
      /** Models that flee afterwards, on average. */
      readonly fled: number;
      readonly isChosen: boolean;
    } & Pick<TargetOdds, 'target' | 'slain' | 'destroyed'>)
  | ({ readonly of: 'charge'; readonly target: UnitId } & ChargeOdds)
  | ({ readonly of: 'spell'; readonly spell: string } & Pick<CastOdds, 'cast' | 'takesEffect'>)
  | { readonly of: 'nerve'; readonly unit: UnitId; readonly fled: Spread };

export interface OddsAtHand {
  readonly lines: readonly OddsLine[];
  /** Mortal wounds that fall back on the attacker, on average. */
  readonly returned: number;
  readonly assumes: readonly Assumption[];
}

type Asked = Pick<Interaction, 'battle' | 'options' | 'draft' | 'selected'>;

const MOST_LINES = 4;

/** The odds of what the player is about to decide; undefined where no dice follow. */
export function oddsAtHand(asked: Asked): OddsAtHand | undefined {
  const ask = askedNow(asked.battle);
  if (asked.options.length === 0) return undefined;
  if (ask?.kind === 'pickTargets') return oddsOfTargets(asked, unitOf(asked.battle, ask.unit));
  if (ask?.kind === 'inspire' || ask?.kind === 'testNerve') return plain(nerveLines(asked));
  const unit = asked.selected === undefined ? undefined : findUnit(asked.battle, asked.selected);
  if (ask?.kind !== 'act' || !unit) return undefined;
  if (ask.phase === 'charge') return plain(chargeLines(asked, unit));
  return ask.phase === 'hero' ? oddsOfSpells(asked, unit) : undefined;
}

const plain = (lines: readonly OddsLine[]): OddsAtHand | undefined =>
  lines.length > 0 ? { lines, returned: 0, assumes: [] } : undefined;

const optionsOf = <T extends CommandType>({ options }: Asked, type: T): readonly CommandOf<T>[] =>
  options.filter((option): option is CommandOf<T> => option.type === type);

/** A split that is drafted, or each target that can take everything. */
function oddsOfTargets(asked: Asked, attacker: Unit): OddsAtHand | undefined {
  const { battle, draft } = asked;
  const drafted = draft?.type === 'attack' ? draft : undefined;
  const aimed = new Set(drafted?.orders.map(({ target }) => target));
  const all = optionsOf(asked, 'attack').filter(({ orders }) => new Set(orders.map(({ target }) => target)).size === 1);
  const others = aimed.size > 1 ? [] : all.filter(({ orders: [first] }) => first && !aimed.has(first.target));
  const shown = firstOnEach([...(drafted ? [drafted] : []), ...others]).slice(0, MOST_LINES);
  const odds = shown.map(({ orders }) => attackOdds(battle, attacker, orders));
  const lines = odds.flatMap(({ targets }) => targets.map(target => attackLine(battle, target, aimed)));
  const [chosen] = odds;
  return chosen && { lines, returned: meanOf(chosen.returned), assumes: chosen.assumes };
}

/** Of several commands that begin with the same target, the one with the most weapons. */
function firstOnEach(commands: readonly CommandOf<'attack'>[]): readonly CommandOf<'attack'>[] {
  const best = new Map<UnitId | undefined, CommandOf<'attack'>>();
  for (const command of commands) {
    const target = command.orders[0]?.target;
    const known = best.get(target);
    if (!known || command.orders.length > known.orders.length) best.set(target, command);
  }
  return [...best.values()];
}

function attackLine(battle: Battle, odds: TargetOdds, aimed: ReadonlySet<UnitId>): OddsLine {
  const { target, slain, destroyed } = odds;
  const unit = unitOf(battle, target);
  const fled = meanOf(shockAfter(battle, unit, slain).fled);
  return { of: 'attack', target, slain, destroyed, models: unit.models.length, fled, isChosen: aimed.has(target) };
}

/** CHARGE-01: the enemies within the range of a charge, the nearest first. */
function chargeLines(asked: Asked, unit: Unit): readonly OddsLine[] {
  if (!optionsOf(asked, 'tryCharge').some(option => option.unit === unit.id)) return [];
  const { range } = chargeOf(asked.battle, unit);
  return unitsOf(asked.battle, otherSeat(unit.seat))
    .filter(isInPlay)
    .map(target => ({ of: 'charge' as const, target: target.id, ...chargeOdds(asked.battle, unit, target) }))
    .filter(({ gap }) => gap <= range)
    .sort((a, b) => a.gap - b.gap)
    .slice(0, MOST_LINES);
}

function oddsOfSpells(asked: Asked, unit: Unit): OddsAtHand | undefined {
  const assumes: Assumption[] = [];
  const lines = optionsOf(asked, 'cast').flatMap(({ unit: caster, model: id, spell }): readonly OddsLine[] => {
    const model = caster === unit.id ? findModel(unit, id) : undefined;
    const odds = model && castOdds(asked.battle, unit, model, spell);
    if (!odds) return [];
    assumes.push(...odds.assumes);
    return [{ of: 'spell', spell, cast: odds.cast, takesEffect: odds.takesEffect }];
  });
  return lines.length > 0 ? { lines: lines.slice(0, MOST_LINES), returned: 0, assumes } : undefined;
}

const nerveLines = (asked: Asked): readonly OddsLine[] =>
  [...new Set(optionsOf(asked, 'testNerve').map(({ unit }) => unit))].slice(0, MOST_LINES).map(unit => ({
    of: 'nerve' as const,
    unit,
    fled: fleeing(asked.battle, unitOf(asked.battle, unit)),
  }));
