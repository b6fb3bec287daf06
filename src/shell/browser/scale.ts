import { settings, type TextSize } from './settings';

const TEXT_SCALES: Readonly<Record<TextSize, number>> = { small: 0.9, normal: 1, large: 1.15, largest: 1.3 };

/** The scale of the page, from the size of the screen and the player's text size. */
export function pageScale(): number {
  const style = getComputedStyle(document.documentElement);
  const factor = (name: string) => Number(style.getPropertyValue(name)) || 1;
  return factor('--screen-scale') * factor('--text-scale');
}

/** Applies the player's text size, now and on every change. */
export function followTextSize(): void {
  const apply = (size: TextSize) =>
    document.documentElement.style.setProperty('--text-scale', String(TEXT_SCALES[size]));
  apply(settings.getState().textSize);
  settings.subscribe(({ textSize }, before) => {
    if (textSize === before.textSize) return;
    apply(textSize);
    // code that measures panels listens to resize
    window.dispatchEvent(new Event('resize'));
  });
}
