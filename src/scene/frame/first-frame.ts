import { fontsReady } from '../fonts';
import type { RenderContext } from '../render-context';

/** Sets `data-frame="ready"` on the page once a frame has been drawn with nothing missing; tests wait for it. */
export async function announceFirstFrame(context: RenderContext): Promise<void> {
  const mark = (state: string) => document.documentElement.setAttribute('data-frame', state);
  mark('pending');
  await Promise.all([context.miniStore.ready(), fontsReady()]);
  while (context.awaited.size > 0) await Promise.all(context.awaited);
  // textures that waited for the letters are uploaded by the first of these frames and shown by the second
  await nextFrame(context);
  await nextFrame(context);
  mark('ready');
}

function nextFrame(context: RenderContext): Promise<void> {
  return new Promise(resolve => {
    const stop = context.afterFrame(() => {
      stop();
      resolve();
    });
    context.requestFrame();
  });
}
