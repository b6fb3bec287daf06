import { parseShape } from '../../../../kernel/files/parse';
import type { Fault } from '../../../../kernel/system';
import { ageOfSigmar } from '../..';
import type { Setup } from '../../battle-setup';

/** Why no battle can start like this; empty if it can. */
export function setupTrouble(setup: Setup): readonly Fault[] {
  const shape = parseShape(ageOfSigmar.schemas.setup, setup);
  return shape.ok ? ageOfSigmar.faults(shape.value) : shape.error;
}
