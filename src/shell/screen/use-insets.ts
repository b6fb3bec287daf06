import { useSyncExternalStore } from 'react';
import type { Insets } from '../../table/table-picture';
import { pageScale } from '../browser/scale';

const WIDE: Insets = { top: 60, bottom: 92 };
/** A phone in landscape: one row above, one below, and a card over the right end. */
const LOW: Insets = { top: 54, bottom: 76, right: 120 };
/** In portrait, cards are above the table, and the bar has two rows. */
const UPRIGHT: Insets = { top: 210, bottom: 140 };
const PHONE: Insets = { top: 230, bottom: 190 };
/** How much taller the teacher's sheet is than a card. */
const SHEET = 70;

const NOTHING: Insets = { top: 0, bottom: 0 };

/** Width of the text column of the start page, and height of the picture above it on a phone. */
const WORDS_WIDE = 480;
const ABOVE_WORDS = 230;

const ROOMY = 1200;
const NARROW = 900;
const HAND_WIDE = 640;
const HAND_HIGH = 480;

/** Height covered by the ribbon. */
export const ribbonHeight = (): number => WIDE.top * pageScale();

/**
 * The area of the table that panels cover on this screen. `left` and `right` are further panels at the sides of a wide
 * screen.
 */
export function useInsets(left = 0, right = 0): Insets {
  const scale = useSyncExternalStore(onResize, pageScale);
  const width = useSyncExternalStore(onResize, () => window.innerWidth) / scale;
  const height = useSyncExternalStore(onResize, () => window.innerHeight) / scale;
  if (height <= HAND_HIGH) return scaled(left > 0 ? { ...LOW, left: 300, right: 0 } : LOW, scale);
  if (width <= NARROW) {
    const { top, bottom } = width <= HAND_WIDE ? PHONE : UPRIGHT;
    return scaled({ top: left > 0 ? top + SHEET : top, bottom }, scale);
  }
  const sides = { left: Math.min(left, width - NARROW), right: width < ROOMY ? 0 : right };
  return scaled({ ...WIDE, ...sides }, scale);
}

const scaled = ({ top, bottom, left = 0, right = 0 }: Insets, scale: number): Insets => ({
  top: top * scale,
  bottom: bottom * scale,
  left: left * scale,
  right: right * scale,
});

/** On a phone in portrait the picture of the start page is above its text. */
export function useStartInsets(): Insets {
  const scale = useSyncExternalStore(onResize, pageScale);
  const isPhone = useSyncExternalStore(onResize, () => window.innerWidth <= WORDS_WIDE * scale);
  const height = useSyncExternalStore(onResize, () => window.innerHeight);
  return isPhone ? { top: 0, bottom: height - ABOVE_WORDS * scale, left: 0, right: 0 } : NOTHING;
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
