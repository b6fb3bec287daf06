import { settings, type TextSize } from './settings';

const TEXT_SCALES: Readonly<Record<TextSize, number>> = { small: 0.9, normal: 1, large: 1.15, largest: 1.3 };

/** How much larger the page is drawn than its lengths say, because the screen is large or the player wishes it. */
export function pageScale(): number {
  const style = getComputedStyle(document.documentElement);
  const factor = (name: string) => Number(style.getPropertyValue(name)) || 1;
  return factor('--screen-scale') * factor('--text-scale');
}

/** Gives the page the size of text that the player wishes, now and whenever that changes. */
export function followTextSize(): void {
  const apply = (size: TextSize) =>
    document.documentElement.style.setProperty('--text-scale', String(TEXT_SCALES[size]));
  apply(settings.getState().textSize);
  settings.subscribe(({ textSize }, before) => {
    if (textSize === before.textSize) return;
    apply(textSize);
    // for whoever measures panels: there is now more or less room for them
    window.dispatchEvent(new Event('resize'));
  });
}
