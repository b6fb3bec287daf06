import { useEffect, useRef } from 'react';

/** Focused elements that keep every key. Buttons and links keep only the keys that press them. */
const OWN_KEYS = 'input, textarea, select, dialog';
const PRESSED = 'button, a, summary';

/** Listens to keys for the whole screen. `press` gets the focused element and returns whether it used the key. */
export function useKeys(press: (event: KeyboardEvent, on: Element | undefined) => boolean): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const on = event.target instanceof Element ? event.target : undefined;
      if (on?.closest(OWN_KEYS) || !latest.current(event, on)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the table's own camera keys.
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
}

/** Whether the key would press the focused element. */
export const isPressing = (on: Element | undefined): boolean => !!on?.closest(PRESSED);

/** Whether a modifier key is held. */
export const isHeld = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
