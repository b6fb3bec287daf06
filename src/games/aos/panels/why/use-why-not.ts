import { useEffect, useState } from 'react';

type WhyNotSheet = typeof import('./WhyNot');

let loaded: WhyNotSheet | undefined;

/** Fetches what says why something cannot be done, once. */
export async function loadWhyNot(): Promise<WhyNotSheet> {
  loaded ??= await import('./WhyNot');
  return loaded;
}

/** What says why something cannot be done. It is loaded after the first question; playing does not wait for it. */
export function useWhyNot(): WhyNotSheet | undefined {
  const [sheet, setSheet] = useState(loaded);
  useEffect(() => {
    if (!sheet) void loadWhyNot().then(setSheet);
  }, [sheet]);
  return sheet;
}
