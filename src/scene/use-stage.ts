import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CameraPose } from './camera/pose';
import { Drawing } from './drawing';
import type { Quality } from './quality';
import { RenderContext } from './render-context';

/** A mounted canvas with everything behind it. */
export interface StageMount {
  /** Another one for every canvas: nothing of the last can be used on the next. */
  readonly id: string;
  readonly canvas: HTMLCanvasElement;
  readonly context: RenderContext;
  readonly drawing: Drawing;
}

/** Mounts a canvas of its own into the host; anew when the quality changes or the graphics card was lost. */
export function useStage(host: RefObject<HTMLDivElement | null>, quality: Quality, label: string) {
  const [mount, setMount] = useState<StageMount>();
  const [losses, setLosses] = useState(0);
  const lastPose = useRef<CameraPose>(undefined);
  useEffect(() => {
    const box = host.current;
    if (!box) return undefined;
    const canvas = createCanvas(box, losses);
    const context: RenderContext = new RenderContext(quality, () => drawing.requestFrame());
    const drawing = new Drawing(canvas, context.rig.camera, context.settings);
    // a change of quality must not throw the player's view away
    if (lastPose.current) context.rig.jump(lastPose.current);
    const watch = watchSize(box, (width, height) => {
      context.rig.resize(width, height);
      drawing.resize(width, height);
    });
    canvas.addEventListener('webglcontextrestored', () => setLosses(count => count + 1));
    setMount({ id: `${quality} ${losses}`, canvas, context, drawing });
    return () => {
      if (context.rig.isOwnView) lastPose.current = context.rig.pose;
      watch.disconnect();
      setMount(undefined);
      drawing.dispose();
      context.dispose();
      canvas.remove();
    };
  }, [host, quality, losses]);
  useEffect(() => mount?.canvas.setAttribute('aria-label', label), [mount, label]);
  return mount;
}

function createCanvas(box: HTMLElement, losses: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('data-losses', String(losses));
  box.prepend(canvas);
  return canvas;
}

function watchSize(box: HTMLElement, resized: (width: number, height: number) => void): ResizeObserver {
  const watch = new ResizeObserver(() => {
    if (box.clientWidth > 0 && box.clientHeight > 0) resized(box.clientWidth, box.clientHeight);
  });
  watch.observe(box);
  return watch;
}
