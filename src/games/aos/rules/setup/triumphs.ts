import type { Dice } from '../../../../kernel/dice';
import { modifierOf } from '../../abilities/profile';
import type { Reroll, RuleCause } from '../../activation';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { hasRolledValues } from '../../facts/attacks/weapon-values';
import { askedNow } from '../../facts/open-question';
import { unitOf } from '../../facts/units';
import { type Refusal, refuse, unless } from '../../refusals';
import type { Battle, Seat, Triumph, Unit, UnitId } from '../../types';
import { answered, asking, ownUnit } from '../command-guards';
import { randomWeapons } from '../fighting/weapon-rolls';

/** TRI-02 to TRI-04: two faces each. */
const TRIUMPHS: readonly Triumph[] = [
  'inspired',
  'inspired',
  'bloodthirsty',
  'bloodthirsty',
  'indomitable',
  'indomitable',
];

/** TRI-01: one roll when the general is named, for the winner of the last major victory. */
export function rollTriumph(battle: Battle, seat: Seat, dice: Dice): readonly BattleEvent[] {
  if (!battle.wonMajorLast[seat] || battle.round > 0) return [];
  const face = dice.d6();
  return [{ type: 'triumphRolled', seat, face, triumph: TRIUMPHS[face - 1] ?? 'inspired' }];
}

/** TRI-02, TRI-03: whether this triumph applies to a unit picked to attack. */
const isForAttack = (triumph: Triumph | undefined): boolean => triumph === 'inspired' || triumph === 'bloodthirsty';

/** ATK-18: declared before random weapon values are rolled; a unit that has piled in can no longer declare. */
export function askToDeclare(battle: Battle): readonly BattleEvent[] {
  const { activation } = battle;
  const unit = activation && unitOf(battle, activation.unit);
  if (!unit || !isForAttack(battle.triumphs[unit.seat]) || pilesIn(battle, unit)) return [];
  return randomWeapons(unit, activation.how).length > 0
    ? [asking({ kind: 'declareTriumph', seat: unit.seat, unit: unit.id })]
    : [];
}

const pilesIn = ({ activation }: Battle, unit: Unit): boolean =>
  activation?.how === 'fight' && unit.where.kind === 'table';

/** TRI-02, TRI-03: declared when the unit is picked, before it piles in or picks targets. */
export function checkTriumph(battle: Battle, command: CommandOf<'triumph'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const triumph = battle.triumphs[command.seat];
  const isSaving = (battle.activation?.volleys.length ?? 0) > 0;
  const isOne = isSaving ? triumph === 'indomitable' : isForAttack(triumph);
  if (!isOne) return [refuse('TRI-01', 'triumph.none', {})];
  const isLate =
    askedNow(battle)?.kind === 'pickTargets' && (pilesIn(battle, own.unit) || hasRolledValues(battle, own.unit));
  return unless(!isLate, 'TRI-02', 'triumph.tooLate', {});
}

/** TRI-04, WS-03: offered to the defender before save rolls, once per unit under attack. */
export function offerIndomitable(battle: Battle, target: UnitId): readonly BattleEvent[] {
  const { seat } = unitOf(battle, target);
  const profile = battle.activation?.volleys[0]?.profile;
  const canSave = profile !== undefined && 6 + modifierOf(profile, 'save') >= profile.save;
  const isOpen = canSave && battle.triumphs[seat] === 'indomitable' && !battle.activation?.asked.includes(target);
  return isOpen
    ? [{ type: 'triumphOffered', unit: target }, asking({ kind: 'declareTriumph', seat, unit: target })]
    : [];
}

/** TRI-04: such a unit re-rolls failed saves, also in the current attacks. */
export function indomitable(battle: Battle, target: UnitId): Reroll | undefined {
  const isDeclared = unitOf(battle, target).marks.some(({ ability }) => ability === RULES.indomitable);
  return isDeclared ? { which: 'failed', cause: RULES.indomitable, isOrder: true } : undefined;
}

const RULES: Readonly<Record<Triumph, RuleCause>> = {
  inspired: 'TRI-02',
  bloodthirsty: 'TRI-03',
  indomitable: 'TRI-04',
};
const ROLLS = { inspired: 'hit', bloodthirsty: 'wound', indomitable: 'save' } as const;

export function decideTriumph(battle: Battle, { seat, unit }: CommandOf<'triumph'>): readonly BattleEvent[] {
  const triumph = battle.triumphs[seat] ?? 'inspired';
  const roll = ROLLS[triumph];
  const effect = { do: 'reroll', roll, which: 'failed', isOrder: true } as const;
  const mark = {
    ability: RULES[triumph],
    effect,
    until: 'phase',
    seat,
    against: false,
    given: [],
  } as const;
  return [
    { type: 'triumphDeclared', seat, unit, triumph },
    { type: 'marked', unit, mark },
    ...(askedNow(battle)?.kind === 'declareTriumph' ? [answered] : []),
  ];
}
