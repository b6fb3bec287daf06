/** How well the table is drawn, the lightest first. */
export const QUALITIES = ['low', 'medium', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

/** How the player wants the table drawn. */
export interface Drawing {
  readonly quality: Quality;
  /** The share of the screen's pixels that is drawn, along each side. */
  readonly resolution: number;
  /** Shadows, reflections and whatever else is only there to look good. */
  readonly effects: boolean;
}

/** The quality that an address asks for, e.g. `?quality=low`. */
export function qualityFrom(search: string): Quality | undefined {
  const asked = new URLSearchParams(search).get('quality');
  return QUALITIES.find(quality => quality === asked);
}

/** The next lighter quality; nothing is lighter than low. */
export const lighterThan = (quality: Quality): Quality => (quality === 'high' ? 'medium' : 'low');
