import type { Quality } from '../../table/drawing';

/** From the lightest to the best. */
export const QUALITIES = ['low', 'medium', 'high'] as const satisfies readonly Quality[];

/** The quality that an address asks for, e.g. `?quality=low`. */
export function qualityFrom(search: string): Quality | undefined {
  const asked = new URLSearchParams(search).get('quality');
  return QUALITIES.find(quality => quality === asked);
}

/** The next lighter quality; nothing is lighter than low. */
export const lighterThan = (quality: Quality): Quality => (quality === 'high' ? 'medium' : 'low');
