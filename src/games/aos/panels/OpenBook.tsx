import { lazy, Suspense, useEffect } from 'react';
import type { RulesBookProps } from './rulebook/RulesBook';

/** The rules' texts are long: they come when the book is opened. */
const fetchBook = () => import('./rulebook/RulesBook').then(sheet => ({ default: sheet.RulesBook }));
const RulesBook = lazy(fetchBook);

/** Has the book at hand before it is asked for, once there is nothing better to do. */
export function useBookAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => void fetchBook(), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
}

const QUIET_MS = 4000;

/** The rules book, open at a rule or at its beginning. */
export const OpenBook = (props: RulesBookProps) => (
  <Suspense fallback={undefined}>
    <RulesBook {...props} />
  </Suspense>
);
