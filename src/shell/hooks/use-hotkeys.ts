import { useEffect } from 'react';
import { type KeyAct, type Pressed, pressedKey } from '../../play/hotkeys';
import { isPressing, useKeys } from './use-keys';

/** What each key act does here; true when it was used, so that nothing else happens with the key. */
export type KeyActions = { readonly [A in KeyAct]: (pressed: Pressed) => boolean };

/** Listens to keys for the whole screen; controls that have the focus keep their own. On the table itself Tab is `tab`'s. */
export function useHotkeys(hands: KeyActions, tab?: (by: 1 | -1) => boolean): void {
  useEffect(() => {
    const tabOn = (event: KeyboardEvent) => {
      const isOnTable = event.target instanceof HTMLCanvasElement && event.key === 'Tab';
      if (isOnTable && tab?.(event.shiftKey ? -1 : 1)) event.preventDefault();
    };
    window.addEventListener('keydown', tabOn);
    return () => window.removeEventListener('keydown', tabOn);
  }, [tab]);
  useKeys((event, on) => {
    if (event.key === 'Escape' && document.querySelector(':popover-open')) return false;
    const pressed = pressedKey(event);
    if (!pressed || (pressed.act === 'confirm' && isPressing(on))) return false;
    return hands[pressed.act](pressed);
  });
}
