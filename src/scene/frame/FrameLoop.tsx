import { useEffect, useRef } from 'react';
import { useDrawing, useFrame } from '../use-drawing';
import { useRenderContext } from '../use-render-context';
import { noteFrame } from './render-stats';

/** Runs before everything else in a frame: advances motions, and has shadows drawn anew if something moved. */
const FIRST = -100;

/** What must happen on every frame, in order. */
export function FrameLoop() {
  const context = useRenderContext();
  const drawing = useDrawing();
  const startedAt = useRef(0);
  useFrame(gl => {
    startedAt.current = performance.now();
    if (context.motion.tick(performance.now())) context.requestFrame();
    if (!context.shadowsAreStale) return;
    context.shadowsAreStale = false;
    gl.shadowMap.needsUpdate = true;
  }, FIRST);
  useEffect(
    () =>
      drawing.afterFrame(() => {
        noteFrame(drawing.gl, startedAt.current);
        context.frameDrawn();
      }),
    [drawing, context],
  );
  return undefined;
}
