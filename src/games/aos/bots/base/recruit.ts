import type { Policy } from '../../../../play/players/policy';
import type { Aos } from '../..';
import type { AskKind } from '../../asks';
import type { Command, CommandType } from '../../commands';
import { policyOf, type Wishes, type WishTable } from '../wishes';
import { BASE_WISHES } from '.';

/** Commands that a beginner leaves out: abilities and magic. */
const NOT_LEARNT: ReadonlySet<CommandType> = new Set<CommandType>([
  'useAbility',
  'cast',
  'unbind',
  'inspire',
  'atTheDouble',
  'forwardToVictory',
  'triumph',
]);

const isLearnt = ({ type }: Command): boolean => !NOT_LEARNT.has(type);

/** The same wishes without what has not been learnt. */
const learnt = (wishes: Wishes<AskKind>): Wishes<AskKind> =>
  function* (battle, ask, all) {
    for (const wish of wishes(battle, ask, () => all().filter(isLearnt))) if (isLearnt(wish)) yield wish;
  };

const WISHES = {
  ...Object.fromEntries(Object.entries(BASE_WISHES).map(([kind, wishes]) => [kind, learnt(wishes as Wishes<AskKind>)])),
  unbind: (_, { seat }) => [{ seat, type: 'pass' }],
} satisfies WishTable;

/** Plays the base policy without abilities and magic. */
export const recruitPolicy: Policy<Aos> = policyOf(WISHES);
