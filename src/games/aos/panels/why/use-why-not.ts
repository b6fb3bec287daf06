import { useEffect, useState } from 'react';

type WhyNotSheet = typeof import('./WhyNot');

let loaded: WhyNotSheet | undefined;

/** Loads the explanation of unavailable acts, once. */
export async function loadWhyNot(): Promise<WhyNotSheet> {
  loaded ??= await import('./WhyNot');
  return loaded;
}

/** The explanation of unavailable acts. It is loaded after the first question; playing does not wait for it. */
export function useWhyNot(): WhyNotSheet | undefined {
  const [sheet, setSheet] = useState(loaded);
  useEffect(() => {
    if (!sheet) void loadWhyNot().then(setSheet);
  }, [sheet]);
  return sheet;
}
