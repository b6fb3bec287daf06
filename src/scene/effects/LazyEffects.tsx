import { lazy, Suspense, useEffect, useState } from 'react';
import { useRenderContext } from '../render-context';

const Effects = lazy(() => import('./Effects'));

/**
 * Ornament, if it is wanted. It stands in the same `Suspense` as what is loaded: its effect runs when all of that is
 * there, and only then is the script of the ornament asked for.
 */
export function LazyEffects() {
  const { effects } = useRenderContext().settings;
  const [isDue, setDue] = useState(false);
  useEffect(() => setDue(true), []);
  if (!isDue || effects === 'none') return undefined;
  return (
    <Suspense>
      <Effects />
    </Suspense>
  );
}
