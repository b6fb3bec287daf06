import type { Migration } from '../../../kernel/system';
import { DEFAULT_RULINGS } from '../rulings';

/** How replays of earlier versions are migrated. */
export const migrations: Readonly<Record<number, Migration>> = {
  /** Version 1 had no rulings in the set-up. */
  1: ({ setup, ...rest }) => ({
    ...rest,
    setup: isRecord(setup) ? { rulings: DEFAULT_RULINGS, scenery: 'asPlaced', ...setup } : setup,
  }),
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
