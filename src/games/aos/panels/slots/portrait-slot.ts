import { createContext } from 'react';
import type { Seat } from '../../types';
import type { Warscroll } from '../../warscroll';

/** The figure of a portrait. */
export interface PortraitOf {
  readonly warscroll: Pick<Warscroll, 'id' | 'base' | 'height'>;
  readonly seat: Seat;
}

/** The address of a portrait, or nothing where none can be drawn; the page that wires everything hands it in. */
export type Painter = (of: PortraitOf) => Promise<string | undefined>;

export const PainterContext = createContext<Painter>(async () => undefined);
