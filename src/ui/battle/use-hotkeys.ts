import { useEffect, useRef } from 'react';
import { type KeyAct, type Pressed, pressedKey } from '../../controls/hotkeys';

/** What each key act does here; true when it was used, so that nothing else happens with the key. */
export type KeyHands = { readonly [A in KeyAct]: (pressed: Pressed) => boolean };

const OWN_KEYS = 'input, textarea, select, dialog';
const OWN_ENTER = 'button, a, summary, input';

/** Listens to keys for the whole screen; controls that have the focus keep their own. On the table itself Tab is `tab`'s. */
export function useHotkeys(hands: KeyHands, tab?: (by: 1 | -1) => boolean): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    const tabOn = (event: KeyboardEvent) => {
      const isOnTable = event.target instanceof HTMLCanvasElement && event.key === 'Tab';
      if (isOnTable && tab?.(event.shiftKey ? -1 : 1)) event.preventDefault();
    };
    window.addEventListener('keydown', tabOn);
    return () => window.removeEventListener('keydown', tabOn);
  }, [tab]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(OWN_KEYS)) return;
      if (event.key === 'Escape' && document.querySelector(':popover-open')) return;
      const pressed = pressedKey(event);
      if (!pressed || (pressed.act === 'confirm' && target?.closest(OWN_ENTER))) return;
      if (!latest.current[pressed.act](pressed)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the table's own camera keys.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
