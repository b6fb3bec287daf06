import { lazy, Suspense, useEffect } from 'react';
import type { RulesBookProps } from './RulesBook';
import { usePresentMoment } from './use-present-moment';

/** The rule texts are long, so they are loaded when the book is opened. */
const fetchBook = () => import('./RulesBook').then(sheet => ({ default: sheet.RulesBook }));
const RulesBook = lazy(fetchBook);

/** Preloads the rules book when the page is idle. */
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

/** The rules book of the battle on the screen: it also shows where the battle stands. */
export const OpenBattleBook = (props: Omit<RulesBookProps, 'here'>) => (
  <OpenBook {...props} here={usePresentMoment()} />
);
