import { createContext, useContext } from 'react';
import type { RenderContext } from './render-context';

const SharedContext = createContext<RenderContext | undefined>(undefined);
export const RenderContextProvider = SharedContext.Provider;

/** The context of the table that this component belongs to. */
export function useRenderContext(): RenderContext {
  const context = useContext(SharedContext);
  if (!context) throw new Error('This component belongs inside a Table.');
  return context;
}
