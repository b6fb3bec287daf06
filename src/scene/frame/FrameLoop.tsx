import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { useRenderContext } from '../render-context';
import { FramePace } from './frame-pace';
import { noteFrame } from './render-stats';

/** Before everything else: motions are advanced, so that the leaves write where things are now. */
const FIRST = -100;
/** After everything else. A positive order turns fiber's own drawing off, so exactly one callback may draw. */
const DRAW = 1;

/** What happens on every frame, in order; the leaves write their instances in between. */
export function FrameLoop() {
  const context = useRenderContext();
  const startedAt = useRef(0);
  const pace = useMemo(() => new FramePace(), []);
  useFrame(({ gl }) => {
    startedAt.current = performance.now();
    if (context.motion.tick(startedAt.current)) context.requestFrame();
    if (!context.shadowsAreStale) return;
    context.shadowsAreStale = false;
    gl.shadowMap.needsUpdate = true;
  }, FIRST);
  useFrame(({ gl, scene, camera, internal }) => {
    if (context.composer) context.composer.render();
    else gl.render(scene, camera);
    noteFrame(gl, startedAt.current);
    context.frameDrawn();
    // the frame being drawn is still counted, so a second one means that the next was requested already
    if (pace.frame(performance.now(), internal.frames > 1)) context.onSlow();
  }, DRAW);
  return undefined;
}
