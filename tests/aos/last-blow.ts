import { ahead, type Scene, type Staged, type StagedUnit, stage, unit } from './fixture';

const SLAYER = 'lord-celestant';
const LAST = 'liberators';

/** A Lord-Celestant strikes at the last Liberator of a unit, who has a wound already, and fells him; others may stand by. */
export function lastBlow(others: readonly StagedUnit[] = [], more: Partial<Scene> = {}): Staged {
  const staged = stage({
    azure: [unit(SLAYER, { at: { x: 20, y: 20 } })],
    ember: [
      unit(LAST, { at: { x: 20, y: 20 + ahead(SLAYER, LAST, 0.5) }, models: 1, wounds: 1, loadout: 'two-hammers' }),
      ...others,
    ],
    dice: [3, 1, 1, 1, 3, 1, 1, 1],
    ...more,
  });
  staged.attack(SLAYER, LAST);
  return staged;
}
