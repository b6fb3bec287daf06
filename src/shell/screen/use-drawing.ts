import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Drawing, Quality } from '../../table/drawing';
import { lighterThan, qualityFrom } from '../browser/quality';
import { type QualityChoice, settings } from '../browser/settings';

/** The address takes precedence over the stored choice, until the player chooses on the page. */
const chosenQuality = (): QualityChoice => qualityFrom(location.search) ?? settings.getState().quality;

/** The chosen quality as it changes. */
export const useQualityChoice = (): QualityChoice => useStore(settings, chosenQuality);

/** Sets the quality. Choosing `auto` starts again with the best. */
export function chooseQuality(quality: QualityChoice): void {
  const asked = new URLSearchParams(location.search);
  asked.delete('quality');
  // keep options without a value, such as `still`, as they were written
  const rest = String(asked).replace(/=(?=&|$)/g, '');
  history.replaceState(history.state, '', `${location.pathname}${rest && `?${rest}`}${location.hash}`);
  settings.setState(quality === 'auto' ? { quality, automatic: 'high' } : { quality });
}

/** The current rendering quality. */
export function qualityNow(): Quality {
  const choice = chosenQuality();
  return choice === 'auto' ? settings.getState().automatic : choice;
}

interface DrawingWish {
  readonly drawing: Drawing;
  /** Steps down to a lighter quality; undefined unless the quality is `auto`. */
  readonly onSlow: (() => void) | undefined;
}

/** How to render the table. */
export function useDrawing(): DrawingWish {
  const choice = useQualityChoice();
  const quality = useStore(settings, qualityNow);
  const resolution = useStore(settings, now => now.resolution);
  const effects = useStore(settings, now => now.effects);
  const drawing = useMemo(() => ({ quality, resolution, effects }), [quality, resolution, effects]);
  return { drawing, onSlow: choice === 'auto' ? stepDown : undefined };
}

/** Never steps up again, so that the picture does not change back and forth. */
const stepDown = () => settings.setState(({ automatic }) => ({ automatic: lighterThan(automatic) }));
