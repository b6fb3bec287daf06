import { createContext } from 'react';
import type { MiniPicture } from '../../table/picture';

/** The figure of a portrait. */
export type PortraitPicture = Pick<MiniPicture, 'figure' | 'outline' | 'height' | 'seat'>;

/** The URL of a portrait, or undefined if none can be drawn. */
export type Painter = (portrait: PortraitPicture) => Promise<string | undefined>;

/** The page that joins games and scene provides the painter. */
export const PainterContext = createContext<Painter>(async () => undefined);
