import { useEffect, useRef } from 'react';
import { noteFrame } from './render-stats';
import { useBackstage } from './use-backstage';
import { useDrawing, useFrame } from './use-drawing';

/** Runs before everything else in a frame: advances motions, and has shadows drawn anew if something moved. */
const FIRST = -100;

/** What must happen on every frame, in order. */
export function Heartbeat() {
  const backstage = useBackstage();
  const drawing = useDrawing();
  const startedAt = useRef(0);
  useFrame(gl => {
    startedAt.current = performance.now();
    if (backstage.motion.tick(performance.now())) backstage.requestFrame();
    if (!backstage.shadowsAreStale) return;
    backstage.shadowsAreStale = false;
    gl.shadowMap.needsUpdate = true;
  }, FIRST);
  useEffect(
    () =>
      drawing.afterFrame(() => {
        noteFrame(drawing.gl, startedAt.current);
        backstage.frameDrawn();
      }),
    [drawing, backstage],
  );
  return undefined;
}
