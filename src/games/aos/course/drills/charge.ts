import { type Dice, seededState } from '../../../../kernel/dice';
import { ageOfSigmar } from '../..';
import { CHARGE_REACH, chargeOf, rollToArrive } from '../../abilities/charging';
import type { Command } from '../../commands';
import { gapToTarget } from '../../facts/attacks/attacks';
import { shift } from '../../facts/moving/shifts';
import { ENGAGED, tapeBetween } from '../../facts/places/distance';
import type { Refusal } from '../../refusals';
import type { Battle, Deed, Unit } from '../../types';
import { between, happens, until } from './chance';
import { type ChargeBar, type Choice, CLEAR, type Made, type Tape } from './drill';
import { apart, block, soldiersOf } from './formations';
import { battleOf, dressed, type Posted } from './position';

const RANGE = 12; // CHARGE-01

/** A charger, its possible target, and the gap. */
export interface Pair {
  readonly battle: Battle;
  readonly unit: Unit;
  readonly target: Unit;
  readonly tape: Tape;
}

/** CHARGE-01 to CHARGE-05: is this charge possible? Either before the roll or after it. */
export const chargeDrill = (dice: Dice): Made => (happens(dice, 0.6) ? tryDrill(dice) : moveDrill(dice));

const REASONS: readonly Choice[] = [
  { say: 'yes' },
  { say: 'no', because: 'tooFar' },
  { say: 'no', because: 'tooNear' },
  { say: 'no', because: 'moved' },
];

/** Refusal codes as the drill names them. */
const BARS: { readonly [Code in Refusal['code']]?: ChargeBar } = {
  'charge.noEnemyNear': 'tooFar',
  'charge.enemyTooClose': 'tooNear',
  'charge.hasRun': 'moved',
  'charge.hasRetreated': 'moved',
};

function tryDrill(dice: Dice): Made {
  const isWanted = happens(dice, 0.5);
  const { battle, unit, target, tape, bars, range } = until(() => {
    const pair = tryPair(dice);
    if (!pair) return undefined;
    const { battle, unit, target } = pair;
    const refusals = refusalsOf(battle, { seat: unit.seat, type: 'tryCharge', unit: unit.id });
    const bars = [...new Set(refusals.flatMap(({ code }) => BARS[code] ?? []))];
    const { range } = chargeOf(battle, unit);
    const isClear = [range, ENGAGED].every(limit => Math.abs(pair.tape.gap - limit) > CLEAR);
    const isPlain = bars.length <= 1 && refusals.length === bars.length;
    return isClear && isPlain && (bars.length === 0) === isWanted ? { ...pair, target, bars, range } : undefined;
  }, 'charge');
  const bar = bars[0];
  return {
    battle,
    question: { about: 'tryCharge', unit: unit.id, target: target.id },
    choices: REASONS,
    answer: REASONS.findIndex(choice => (bar ? choice.say === 'no' && choice.because === bar : choice.say === 'yes')),
    proof: { by: 'charge', tape, range, bar },
    rules: bar === undefined ? ['CHARGE-01', 'CHARGE-03', 'CHARGE-04'] : [RULES[bar]],
  };
}

/** Some units charge from further away; their warscrolls say so. */
const WINGED_RANGE = 18;
const RULES = { tooFar: 'CHARGE-01', tooNear: 'CHARGE-04', moved: 'CHARGE-03' } as const;

/** Most questions are close to a limit. */
function tryPair(dice: Dice): Pair | undefined {
  const gap = dice.draw([
    between(dice, ENGAGED - 0.8, ENGAGED + 0.8),
    between(dice, RANGE - 1.2, RANGE + 1.2),
    between(dice, RANGE - 1.2, RANGE + 1.2),
    between(dice, ENGAGED + 1, WINGED_RANGE),
  ]);
  const hasMoved = happens(dice, 0.25);
  const deeds: readonly Deed[] = hasMoved ? ['moved', dice.die(2) === 1 ? 'ran' : 'retreated'] : [];
  return pairAt(dice, gap, deeds);
}

/** A charger at a given gap from an enemy unit. */
export function pairAt(dice: Dice, gap: number, deeds: readonly Deed[] = []): Pair | undefined {
  const [seat, other] = dice.die(2) === 1 ? (['azure', 'ember'] as const) : (['ember', 'azure'] as const);
  const chargers = seat === 'ember' ? [...soldiersOf(seat), 'bladegheist-revenants'] : soldiersOf(seat);
  const direction = between(dice, -0.35, 0.35) + (dice.die(2) === 1 ? Math.PI : 0);
  const charger: Posted = { ...block(dice, seat, dice.draw(chargers), direction), deeds };
  const enemy = block(dice, other, dice.draw(soldiersOf(other)), direction + Math.PI);
  const position = apart(charger, enemy, direction, gap, { phase: 'charge', active: seat });
  if (!position) return undefined;
  const battle = dressed(battleOf(position), dice);
  const unit = battle.units.find(each => each.seat === seat);
  const target = battle.units.find(each => each.seat === other);
  const tape = unit && target && tapeBetween(battle, unit, target);
  return tape && { battle, unit, target, tape };
}

const ANSWERS: readonly Choice[] = [{ say: 'yes' }, { say: 'no' }];

function moveDrill(dice: Dice): Made {
  const isWanted = happens(dice, 0.5);
  const { battle, unit, target, tape, roll } = until(() => {
    const roll = 3 + dice.die(7);
    const pair = pairAt(dice, roll + CHARGE_REACH + between(dice, 0.04, 0.9) * (isWanted ? -1 : 1));
    const isUsable = pair && pair.tape.gap > ENGAGED + CLEAR && arrives(pair, roll) === isWanted;
    return isUsable && Math.abs(pair.tape.gap - CHARGE_REACH - roll) > CLEAR ? { ...pair, roll } : undefined;
  }, 'charge move');
  return {
    battle,
    question: { about: 'chargeMove', unit: unit.id, target: target.id, roll },
    choices: ANSWERS,
    answer: isWanted ? 0 : 1,
    proof: { by: 'chargeMove', tape, needed: rollToArrive(tape.gap) },
    rules: ['CHARGE-05', 'CHARGE-02'],
  };
}

/** CHARGE-05: whether the straight charge is legal with this roll; no other path is shorter. */
function arrives({ battle, unit, target, tape }: Pair, roll: number): boolean {
  const way = { x: (tape.to.x - tape.from.x) / tape.gap, y: (tape.to.y - tape.from.y) / tape.gap };
  const ways = shift(unit, way, Math.min(roll, tape.gap - CHARGE_REACH));
  const gaps = new Map(unit.models.map(model => [model.id, gapToTarget(battle, unit, model, target)]));
  const steps = ways.toSorted((a, b) => (gaps.get(a.model) ?? 0) - (gaps.get(b.model) ?? 0));
  const rolled: Battle = {
    ...battle,
    rolledMove: { unit: unit.id, kind: 'charge', roll, natural: roll, isChanged: false },
    asks: [...battle.asks, { kind: 'chargeMove', seat: unit.seat, unit: unit.id }],
  };
  return refusalsOf(rolled, { seat: unit.seat, type: 'chargeMove', unit: unit.id, steps }).length === 0;
}

/** Why the rules refuse it, all reasons; the game around the battle does not matter. */
const refusalsOf = (battle: Battle, command: Command): readonly Refusal[] =>
  ageOfSigmar.check({ at: '', battle, dice: seededState(0) }, command);
