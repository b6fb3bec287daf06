import type { Solid } from '../../../../geometry/shapes/shape';
import { type Crowd, crowdOf } from '../../../../geometry/units/crowd';
import type { Surroundings } from '../../../../geometry/ways/move';
import { withoutTop } from '../../../../geometry/ways/sweep';
import { gathered } from '../../../../kernel/flat-map';
import { type Battle, otherSeat, type PerSeat, type Seat } from '../../types';
import { modelsOf, presenceOf } from '../units';
import { onceArranged } from './arrangement';

/** The bodies that matter when a side's units move: all models, the enemy, and bodies no model may end on. */
interface Crowds {
  readonly others: Crowd;
  readonly enemies: Crowd;
  readonly barred: readonly Solid[];
}

function gatherAround(battle: Battle, seat: Seat): Crowds {
  const enemies = presenceOf(battle, otherSeat(seat));
  const garrisons = enemies.filter(body => !('id' in body)).map(withoutTop); // GARR-06
  return {
    others: crowdOf([...modelsOf(battle, 'azure'), ...modelsOf(battle, 'ember'), ...garrisons]),
    enemies: crowdOf(enemies),
    barred: gathered(battle.field.features, feature => (feature.isGarrison ? feature.solids : [])), // GARR-12
  };
}

const AROUND: PerSeat<(battle: Battle) => Crowds> = {
  azure: battle => gatherAround(battle, 'azure'),
  ember: battle => gatherAround(battle, 'ember'),
};

/** The same as crowds, computed once while no model moves or falls; copy them before moving a model. */
export const crowdsAround = (battle: Battle, seat: Seat): Crowds => onceArranged(battle, AROUND[seat]);

/** Everything that limits moves of a side's units, in the form geometry takes. */
export function surroundingsOf(battle: Battle, seat: Seat): Surroundings {
  const { others, enemies, barred } = crowdsAround(battle, seat);
  return { field: battle.field, others: others.bodies, enemies: enemies.bodies, barred };
}
