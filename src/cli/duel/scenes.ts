import { READY_LISTS } from '../../games/aos/armies/lists';
import { pointsOf } from '../../games/aos/armies/points';
import type { ArmyList, Setup } from '../../games/aos/battle-setup';
import { LAYOUT_TABLE, LAYOUTS, terrainFor } from '../../games/aos/layouts';
import { DEFAULT_RULINGS } from '../../games/aos/rulings';
import { bug } from '../../kernel/bug';

/** The set-up that both battles of a mirrored pair share. */
export interface Scene {
  readonly name: string;
  readonly setup: Setup;
  readonly seed: number;
}

/** Two lists and a battleplan. */
export interface Pairing {
  readonly lists: readonly [ArmyList, ArmyList];
  readonly battleplan: string;
}

const PLANS = ['first-blood', 'the-crossing'] as const;

/** Ready-made lists of about this many points, within a tenth. */
const listsOf = (points: number): readonly ArmyList[] =>
  READY_LISTS.map(({ list }) => list).filter(list => Math.abs(pointsOf(list) - points) <= points / 10);

/** Every two ready-made lists of about this many points, under each battleplan in turn. */
export const pairingsOf = (points: number): readonly Pairing[] =>
  listsOf(points).flatMap((one, index, all) =>
    all.slice(index + 1).flatMap(other => PLANS.map(battleplan => ({ lists: [one, other] as const, battleplan }))),
  );

/** The scene of a seed: battleplans come in turn, then layouts, then which side has which list. */
export function sceneOf(pairings: readonly Pairing[], points: number, first: number, seed: number): Scene {
  const index = seed - first;
  const pairing = pairings[index % pairings.length] ?? bug(`no lists of ${points} points`);
  const inTurn = Math.floor(index / pairings.length);
  const layout = LAYOUTS[inTurn % LAYOUTS.length] ?? bug('no layout');
  const isSwapped = Math.floor(inTurn / LAYOUTS.length) % 2 === 1;
  const [azure, ember] = isSwapped ? pairing.lists.toReversed() : pairing.lists;
  if (!azure || !ember) return bug('a pairing without lists');
  const setup: Setup = {
    battleplan: pairing.battleplan,
    table: LAYOUT_TABLE,
    terrain: terrainFor(layout),
    scenery: 'asPlaced',
    armies: { azure, ember },
    rulings: DEFAULT_RULINGS,
  };
  return { name: `${pairing.battleplan}/${points}/${layout.id}`, setup, seed };
}
