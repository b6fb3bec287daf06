import type { Backstage } from './backstage';
import { whenLettered } from './lettering';

/** Sets `data-frame="ready"` on the page once a frame has been drawn with nothing missing; tests wait for it. */
export async function announceFirstFrame(backstage: Backstage): Promise<void> {
  const mark = (state: string) => document.documentElement.setAttribute('data-frame', state);
  mark('pending');
  await Promise.all([backstage.troupe.ready(), whenLettered()]);
  while (backstage.awaited.size > 0) await Promise.all(backstage.awaited);
  // textures that waited for the letters are uploaded by the first of these frames and shown by the second
  await nextFrame(backstage);
  await nextFrame(backstage);
  mark('ready');
}

function nextFrame(backstage: Backstage): Promise<void> {
  return new Promise(resolve => {
    const stop = backstage.afterFrame(() => {
      stop();
      resolve();
    });
    backstage.requestFrame();
  });
}
