import { useEffect, useRef } from 'react';

/** What has the focus and keeps every key; buttons and links keep those that press them. */
const OWN_KEYS = 'input, textarea, select, dialog';
const PRESSED = 'button, a, summary';

/** Listens to keys for the whole screen. `press` is told what has the focus, and says whether it used the key. */
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

/** Whether the key would press what has the focus. */
export const isPressing = (on: Element | undefined): boolean => !!on?.closest(PRESSED);

/** Whether a key is held that makes another of it. */
export const isHeld = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
