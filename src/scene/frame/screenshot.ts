import type { RenderContext } from '../render-context';

/** Draws a frame and keeps it: a canvas forgets its picture as soon as the page has shown it. */
export function takeScreenshot(canvas: HTMLCanvasElement, context: RenderContext): Promise<Blob | undefined> {
  return new Promise(resolve => {
    const stop = context.afterFrame(() => {
      stop();
      canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png');
    });
    context.requestFrame();
  });
}
