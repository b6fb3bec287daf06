import type { Dice } from '../../../kernel/dice';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { askedNow } from '../facts/asking';
import { type Refusal, refuse, unless } from '../refusals';
import type { Battle, Seat, Triumph } from '../types';
import { ownUnit } from './asking';

/** TRI-02 to TRI-04: two faces each. */
const TRIUMPHS: readonly Triumph[] = [
  'inspired',
  'inspired',
  'bloodthirsty',
  'bloodthirsty',
  'indomitable',
  'indomitable',
];

/** TRI-01: one roll on naming the general, for whoever won a major victory last. */
export function rollTriumph(battle: Battle, seat: Seat, dice: Dice): readonly BattleEvent[] {
  if (!battle.wonMajorLast[seat] || battle.round > 0) return [];
  const face = dice.d6();
  return [{ type: 'triumphRolled', seat, face, triumph: TRIUMPHS[face - 1] ?? 'inspired' }];
}

/** TRI-02, TRI-03: declared when the unit is picked, before it piles in or picks targets. */
export function checkTriumph(battle: Battle, command: CommandOf<'triumph'>): readonly Refusal[] {
  const own = ownUnit(battle, command);
  if ('refusals' in own) return own.refusals;
  const triumph = battle.triumphs[command.seat];
  if (triumph === undefined || triumph === 'indomitable') return [refuse('TRI-01', 'triumph.none', {})];
  const isFirst =
    askedNow(battle)?.kind === 'pileIn' || battle.activation?.how === 'shoot' || own.unit.where.kind === 'garrison';
  return unless(isFirst, 'TRI-02', 'triumph.tooLate', {});
}

export function decideTriumph(battle: Battle, { seat, unit }: CommandOf<'triumph'>): readonly BattleEvent[] {
  const triumph = battle.triumphs[seat] ?? 'inspired';
  const roll = triumph === 'inspired' ? 'hit' : 'wound';
  const effect = { do: 'reroll', roll, which: 'failed' } as const;
  const name = triumph === 'inspired' ? 'Inspired' : 'Bloodthirsty';
  const mark = { ability: 'triumph', name, effect, until: 'phase', seat, against: false, given: [] } as const;
  return [
    { type: 'triumphDeclared', seat, unit, triumph },
    { type: 'marked', unit, mark },
  ];
}
