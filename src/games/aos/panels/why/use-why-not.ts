import { useEffect, useState } from 'react';

/** What tells why not comes once there is a question; nobody waits for it to play. */
const fetchWhyNot = () => import('./WhyNot');
type WhyNotSheet = Awaited<ReturnType<typeof fetchWhyNot>>;

/** What tells why not, as soon as it is there. */
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
