import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Hands } from '../camera/hands';
import { steerByKey } from '../camera/keys';
import { pointAt } from '../pick';
import { useRenderContext } from '../use-render-context';

/** Puts mouse, fingers and keys on the canvas. */
export function Touch() {
  const canvas = useThree(state => state.gl.domElement);
  const { rig, miniStore, live } = useRenderContext();
  useEffect(() => {
    const on = new Hands(canvas, {
      rig,
      table: () => live.getState().table,
      hands: () => live.getState().hands,
      pointAt: event =>
        pointAt(event, canvas.getBoundingClientRect(), {
          camera: rig.camera,
          table: live.getState().table,
          solids: live.getState().solids,
          bodies: miniStore.bodies(),
          inchesPerPixel: 1 / rig.pixelsPerInch,
        }),
    });
    const key = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && steerByKey(rig, event.key, event.shiftKey)) event.preventDefault();
    };
    canvas.addEventListener('keydown', key);
    return () => {
      on.dispose();
      canvas.removeEventListener('keydown', key);
    };
  }, [canvas, rig, miniStore, live]);
  return undefined;
}
