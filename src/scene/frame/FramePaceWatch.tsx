import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import { useRenderContext } from '../render-context';
import { FramePace } from './frame-pace';

/** After the table is drawn. */
const AFTER_DRAW = 2;

/** Calls `onSlow` when frames take too long while something moves. */
export function FramePaceWatch() {
  const context = useRenderContext();
  const pace = useMemo(() => new FramePace(), []);
  useFrame(({ internal }) => {
    // the frame being drawn is still counted, so a second one means that the next was requested already
    if (pace.frame(performance.now(), internal.frames > 1)) context.onSlow();
  }, AFTER_DRAW);
  return undefined;
}
