import { createContext, useContext } from 'react';
import type { Backstage } from './backstage';

const BackstageContext = createContext<Backstage | undefined>(undefined);
export const BackstageProvider = BackstageContext.Provider;

/** The backstage of the table that this component belongs to. */
export function useBackstage(): Backstage {
  const backstage = useContext(BackstageContext);
  if (!backstage) throw new Error('This component belongs inside a Table.');
  return backstage;
}
