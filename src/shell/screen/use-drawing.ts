import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Drawing, Quality } from '../../table/drawing';
import { lighterThan, qualityFrom } from '../browser/quality';
import { type QualityChoice, settings } from '../browser/settings';

/** What is asked for in the address comes before what was chosen once, until something is chosen on the page. */
const chosenQuality = (): QualityChoice => qualityFrom(location.search) ?? settings.getState().quality;

/** The chosen quality as it changes. */
export const useQualityChoice = (): QualityChoice => useStore(settings, chosenQuality);

/** Takes a quality from now on; whoever chooses automatic lets it begin with the best again. */
export function chooseQuality(quality: QualityChoice): void {
  const asked = new URLSearchParams(location.search);
  asked.delete('quality');
  // a wish without a value, such as `still`, stays as it was written
  const rest = String(asked).replace(/=(?=&|$)/g, '');
  history.replaceState(history.state, '', `${location.pathname}${rest && `?${rest}`}${location.hash}`);
  settings.setState(quality === 'auto' ? { quality, automatic: 'high' } : { quality });
}

/** The quality that is drawn in now. */
export function qualityNow(): Quality {
  const choice = chosenQuality();
  return choice === 'auto' ? settings.getState().automatic : choice;
}

interface DrawingWish {
  readonly drawing: Drawing;
  /** Takes a lighter quality, where that is left to the page. */
  readonly onSlow: (() => void) | undefined;
}

/** How the table is to be drawn. */
export function useDrawing(): DrawingWish {
  const choice = useQualityChoice();
  const quality = useStore(settings, qualityNow);
  const resolution = useStore(settings, now => now.resolution);
  const effects = useStore(settings, now => now.effects);
  const drawing = useMemo(() => ({ quality, resolution, effects }), [quality, resolution, effects]);
  return { drawing, onSlow: choice === 'auto' ? stepDown : undefined };
}

/** Never up again by itself: the picture would change to and fro. */
const stepDown = () => settings.setState(({ automatic }) => ({ automatic: lighterThan(automatic) }));
