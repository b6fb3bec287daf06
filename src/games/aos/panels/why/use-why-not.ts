import { useEffect, useState } from 'react';

/** Loaded after the first question; playing does not wait for it. */
const fetchWhyNot = () => import('./WhyNot');
type WhyNotSheet = Awaited<ReturnType<typeof fetchWhyNot>>;

/** The WhyNot components, once loaded. */
export function useWhyNot(): WhyNotSheet | undefined {
  const [sheet, setSheet] = useState<WhyNotSheet>();
  useEffect(() => {
    let isWanted = true;
    void fetchWhyNot().then(fetched => isWanted && setSheet(fetched));
    return () => {
      isWanted = false;
    };
  }, []);
  return sheet;
}
