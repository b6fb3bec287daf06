import type { Command, CommandOf } from '../../commands';
import { askedFor } from '../../facts/open-question';
import { type Arm, armsOf, moved, ordersFor, type Share, shareOf } from '../../options/splits';
import type { UnitId, WeaponId } from '../../types';
import type { Interaction } from '../interaction';

/** How a unit's attacks are split: for each weapon the attacks on each target. */
export interface Split {
  readonly draft: CommandOf<'attack'>;
  readonly arms: readonly { readonly arm: Arm; readonly share: Share }[];
}

/** The drafted split, or that of the first option; undefined if there is nothing to split. */
export function splitOf({
  battle,
  draft,
  options,
}: Pick<Interaction, 'battle' | 'draft' | 'options'>): Split | undefined {
  if (!askedFor(battle, 'pickTargets')) return undefined;
  const base = draft?.type === 'attack' ? draft : options.find(option => option.type === 'attack');
  if (!base) return undefined;
  const weapons = [...new Set(base.orders.map(({ weapon }) => weapon))];
  const arms = armsOf(battle, base.unit, weapons).map(arm => ({ arm, share: sharesIn(base, arm) }));
  return arms.some(({ arm }) => arm.targets.length > 1) ? { draft: base, arms } : undefined;
}

/** The attacks of one weapon on each target in a command. */
function sharesIn({ orders }: CommandOf<'attack'>, arm: Arm): Share {
  const own = orders.filter(({ weapon }) => weapon === arm.weapon);
  if (!own.every(({ shares }) => shares))
    return shareOf(
      arm,
      own.map(({ target }) => target),
    );
  const share = new Map<UnitId, number>();
  for (const { target, shares = [] } of own) {
    const attacks = shares.reduce((sum, each) => sum + each.attacks, 0);
    share.set(target, (share.get(target) ?? 0) + attacks);
  }
  return share;
}

/** The command with one attack more or less on this target; undefined if that is illegal. */
export function shifted(split: Split, weapon: WeaponId, target: UnitId, by: 1 | -1): Command | undefined {
  const own = split.arms.find(({ arm }) => arm.weapon === weapon);
  const share = own && moved(own.arm, own.share, target, by);
  return share && withShare(split, weapon, share);
}

/** The command with as many attacks of this weapon as possible on this target. */
export function allOn(split: Split, weapon: WeaponId, target: UnitId): Command | undefined {
  const own = split.arms.find(({ arm }) => arm.weapon === weapon);
  return own && withShare(split, weapon, shareOf(own.arm, [target]));
}

function withShare({ draft, arms }: Split, weapon: WeaponId, changed: Share): Command | undefined {
  const orders = arms.map(({ arm, share }) => ordersFor(arm, arm.weapon === weapon ? changed : share));
  return orders.every(each => each !== undefined) ? { ...draft, orders: orders.flat() } : undefined;
}
