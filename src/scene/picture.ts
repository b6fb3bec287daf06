import type { Backstage } from './backstage';

/** Draws a frame and keeps it: a canvas forgets its picture as soon as the page has shown it. */
export function takePicture(canvas: HTMLCanvasElement, backstage: Backstage): Promise<Blob | undefined> {
  return new Promise(resolve => {
    const stop = backstage.afterFrame(() => {
      stop();
      canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png');
    });
    backstage.requestFrame();
  });
}
