import type { Fault } from '../kernel/system';

const MOST_TOLD = 10;

/** The faults of a file, one line each: path and reason. */
export const faultLines = (faults: readonly Fault[]): readonly string[] => [
  ...faults.slice(0, MOST_TOLD).map(({ path, reason }) => (path ? `${path}: ${reason}` : reason)),
  ...(faults.length > MOST_TOLD ? [`and ${faults.length - MOST_TOLD} more`] : []),
];
