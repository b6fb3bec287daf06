import { useEffect } from 'react';
import { type KeyAct, type Pressed, pressedKey } from '../../play/hotkeys';
import { isPressing, useKeys } from './use-keys';

/** What each key act does on this screen. Returns true when the key was used. */
export type KeyActions = { readonly [A in KeyAct]: (pressed: Pressed) => boolean };

/** Listens to keys for the whole screen; focused controls keep theirs. On the table itself, Tab calls `tab`. */
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
    return hands[pressed.act]({ ...pressed, isRepeat: event.repeat });
  });
}
