import { createContext, useContext } from 'react';
import type { RenderContext } from './render-context';

const SharedContext = createContext<RenderContext | undefined>(undefined);
export const RenderContextProvider = SharedContext.Provider;

/** What the components of one table share. */
export function useRenderContext(): RenderContext {
  const context = useContext(SharedContext);
  if (!context) throw new Error('This component belongs inside a Table.');
  return context;
}
