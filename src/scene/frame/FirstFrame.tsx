import { useEffect } from 'react';
import { useRenderContext } from '../render-context';

/** Textures are uploaded by the first of these frames and shown by the second. */
const FRAMES = 2;

/**
 * Sets `data-frame="ready"` on the page once the table has been drawn with nothing missing; tests wait for it. It stands
 * in the same `Suspense` as what is loaded: its effects run when all of that is there.
 */
export function FirstFrame() {
  const context = useRenderContext();
  useEffect(() => {
    let left = FRAMES;
    const stop = context.afterFrame(() => {
      left--;
      if (left > 0) {
        context.requestFrame();
        return;
      }
      stop();
      markFrame('ready');
    });
    context.requestFrame();
    return stop;
  }, [context]);
  return undefined;
}

/** Sets the state of the picture on the page. */
export function markFrame(state: 'pending' | 'ready'): void {
  document.documentElement.setAttribute('data-frame', state);
}
