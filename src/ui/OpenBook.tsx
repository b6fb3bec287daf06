import { lazy, Suspense } from 'react';
import type { RulesBookProps } from './rules/RulesBook';

/** The rules' texts are long: they come when the book is opened. */
const RulesBook = lazy(() => import('./rules/RulesBook').then(sheet => ({ default: sheet.RulesBook })));

/** The rules book, open at a rule or at its beginning. */
export const OpenBook = (props: RulesBookProps) => (
  <Suspense fallback={undefined}>
    <RulesBook {...props} />
  </Suspense>
);
