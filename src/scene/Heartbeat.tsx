import { addAfterEffect, useFrame } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { WebGLRenderer } from 'three';
import { noteFrame } from './render-stats';
import { useBackstage } from './use-backstage';

/** Runs before everything else in a frame: advances motions, and has shadows drawn anew if something moved. */
const FIRST = -100;

/** What must happen on every frame, in order. */
export function Heartbeat() {
  const backstage = useBackstage();
  const drawn = useRef<{ gl: WebGLRenderer; startedAt: number }>(undefined);
  useFrame(({ gl }) => {
    drawn.current = { gl, startedAt: performance.now() };
    if (backstage.motion.tick(performance.now())) backstage.requestFrame();
    if (!backstage.shadowsAreStale) return;
    backstage.shadowsAreStale = false;
    gl.shadowMap.needsUpdate = true;
  }, FIRST);
  useEffect(
    () =>
      addAfterEffect(() => {
        if (!drawn.current) return;
        noteFrame(drawn.current.gl, drawn.current.startedAt);
        drawn.current = undefined;
        backstage.frameDrawn();
      }),
    [backstage],
  );
  return undefined;
}
