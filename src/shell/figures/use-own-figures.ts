import { useEffect, useState } from 'react';
import type { OwnFigure } from '../../figures/check-figure';
import { notes } from '../browser/notes';
import { OWN_FIGURES } from './own-figures-key';

/** The player's own figures. The code that reads them is loaded only where there are any. */
export async function findOwnFigures(): Promise<ReadonlyMap<string, OwnFigure> | undefined> {
  if (!notes.read(OWN_FIGURES)) return undefined;
  const { ownFigures, unpackFigures } = await import('./own-figures');
  if (ownFigures.getState().size === 0) await unpackFigures();
  return ownFigures.getState();
}

/** The player's own figures, as they change. */
export function useOwnFigures() {
  const [own, setOwn] = useState<ReadonlyMap<string, OwnFigure>>();
  useEffect(() => {
    const look = () => void findOwnFigures().then(setOwn);
    look();
    window.addEventListener(OWN_FIGURES, look);
    return () => window.removeEventListener(OWN_FIGURES, look);
  }, []);
  return own;
}
