import type { GameSystem } from '../../kernel/system';
import { setupFaults } from './armies/checks/validate';
import { type Aos, aosRules } from './game';
import { commandSchema } from './schemas/command';
import { migrations } from './schemas/migrations';
import { seatedSchema } from './schemas/seated';
import { setupSchema } from './schemas/setup';

export type { Aos, Game } from './game';

/** Age of Sigmar with checks for set-ups and files. A battle that the page starts uses `aosRules` alone. */
export const ageOfSigmar: GameSystem<Aos> = {
  ...aosRules,
  migrations,
  schemas: { setup: setupSchema, command: commandSchema, bot: seatedSchema },
  faults: setupFaults,
};
