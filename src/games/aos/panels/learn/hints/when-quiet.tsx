import { lazy, Suspense } from 'react';
import type { HintSlipProps } from './HintSlip';

export type { HintSlipProps } from './HintSlip';

const QUIET_MS = 800;

/** Hints are loaded after the table; playing does not wait for them. */
const HintSlip = lazy(async () => {
  await new Promise(resolve => setTimeout(resolve, QUIET_MS));
  const { HintSlip: slip } = await import('./HintSlip');
  return { default: slip };
});

/** Hints and numbers above the bar, loaded when the page is idle. */
export const HintsWhenQuiet = (props: HintSlipProps) => (
  <Suspense fallback={undefined}>
    <HintSlip {...props} />
  </Suspense>
);
