import { DEFAULT_RULINGS } from '../rulings';
import type { ArmyList, Setup } from '../setup';

/** A captain and five of the ranks, for a first clash. */
export const vanguard: ArmyList = {
  player: 'Azure',
  allegiance: 'stormcast-eternals',
  units: [
    { id: 'lord-celestant', warscroll: 'lord-celestant', models: 1 },
    { id: 'liberators', warscroll: 'liberators', models: 5 },
  ],
};

/** A warden of the dead and ten of its chained, for a first clash. */
export const procession: ArmyList = {
  player: 'Ember',
  allegiance: 'nighthaunt',
  units: [
    { id: 'guardian-of-souls', warscroll: 'guardian-of-souls', models: 1 },
    { id: 'chainrasp-horde', warscroll: 'chainrasp-horde', models: 10 },
  ],
};

/** Two small armies near enough to each other to fight in the first turn. */
export const firstClash: Setup = {
  battleplan: 'skirmish',
  table: { width: 72, depth: 48 },
  terrain: [],
  scenery: 'asPlaced',
  armies: { azure: vanguard, ember: procession },
  rulings: DEFAULT_RULINGS,
};
