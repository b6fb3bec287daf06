import type { Dice } from '../../../../kernel/dice';
import { nameOfAbility } from '../../armies/named';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { askOf } from '../../facts/open-question';
import { unitOf } from '../../facts/units';
import { type Refusal, unless } from '../../refusals';
import type { Battle } from '../../types';
import { answered } from '../command-guards';
import { dealTo } from './deals';

export const checkChoose = (battle: Battle, { choice }: CommandOf<'choose'>): readonly Refusal[] =>
  unless(choice < askOf(battle, 'choose').choices.length, 'ABIL-01', 'ability.noSuchChoice', {});

export function decideChoose(
  battle: Battle,
  { unit, choice }: CommandOf<'choose'>,
  dice: Dice,
): readonly BattleEvent[] {
  const { ability: id, choices } = askOf(battle, 'choose');
  const bearer = unitOf(battle, unit);
  const source = { id, name: nameOfAbility(id) };
  const dealing = { battle, bearer, target: bearer, source, cause: 'ability', dice, total: 0, dealTo } as const;
  return [answered, ...dealTo(dealing, choices[choice]?.deals ?? [])];
}
