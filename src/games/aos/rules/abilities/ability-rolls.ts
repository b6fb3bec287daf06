import type { Face } from '../../../../kernel/dice';
import type { EventOf } from '../../events';
import type { UnitId } from '../../types';

/** ABIL-02: dice rolled by an ability of this unit, and their sum if they are added up. */
export const rolledBy = (
  unit: UnitId,
  ability: string,
  faces: readonly Face[],
  needed: number,
  sum?: number,
): EventOf<'abilityRolled'> => ({ type: 'abilityRolled', unit, ability, faces, needed, sum });
