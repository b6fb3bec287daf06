import type { Bench } from './bench';

export const measureBenches: readonly Bench[] = [];
