import type { Drawing, Quality } from '../table/drawing';

/** How much ornament: the parts in `effects` read from it how many of something they draw. */
export type EffectsLevel = 'none' | 'some' | 'all';

export interface QualitySettings {
  /** Side of the shadow map in pixels; 0 casts none. */
  readonly shadows: number;
  readonly reflections: boolean;
  readonly antialias: boolean;
  /** Pixels drawn for each pixel of the screen (the words over the table are always sharp), and most of them per CSS pixel. */
  readonly pixels: { readonly share: number; readonly most: number };
  /** The share of these pixels that is drawn while the camera moves. */
  readonly movingPixels: number;
  /** Mat pixels per inch. */
  readonly matPixels: number;
  /** A figure whose base is at least this many pixels wide is drawn in full. */
  readonly fullDetailPixels: number;
  /** Figures are drawn in full, largest first, until this many triangles are spent. */
  readonly fullDetailTriangles: number;
  readonly effects: EffectsLevel;
}

export const SETTINGS: Readonly<Record<Quality, QualitySettings>> = {
  high: {
    shadows: 4096,
    reflections: true,
    antialias: true,
    pixels: { share: 1, most: 2 },
    movingPixels: 1,
    matPixels: 40,
    fullDetailPixels: 24,
    fullDetailTriangles: 170_000,
    effects: 'all',
  },
  medium: {
    shadows: 2048,
    reflections: true,
    antialias: true,
    pixels: { share: 1, most: 1.5 },
    movingPixels: 1,
    matPixels: 32,
    fullDetailPixels: 32,
    fullDetailTriangles: 100_000,
    effects: 'some',
  },
  low: {
    shadows: 0,
    reflections: false,
    antialias: false,
    pixels: { share: 0.5, most: 1 },
    movingPixels: 0.6,
    matPixels: 24,
    fullDetailPixels: 60,
    fullDetailTriangles: 30_000,
    effects: 'none',
  },
};

/** What the player's wish comes to. */
export function settingsFor({ quality, resolution, effects }: Drawing): QualitySettings {
  const settings = SETTINGS[quality];
  const { share, most } = settings.pixels;
  const scaled = { ...settings, pixels: { share: share * resolution, most: most * resolution } };
  return effects ? scaled : { ...scaled, shadows: 0, reflections: false, effects: 'none' };
}
