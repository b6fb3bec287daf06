import { useEffect, useRef } from 'react';
import { Hands } from './camera/hands';
import { steerByKey } from './camera/keys';
import { pointAt } from './pick';
import type { TableHands } from './pointer';
import type { StageMount } from './use-stage';

/** Puts mouse, fingers and keys on the canvas; the newest hands are told, without listening anew. */
export function useHands(mount: StageMount | undefined, hands: TableHands): void {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    if (!mount) return undefined;
    const { canvas, context } = mount;
    const { rig, miniStore } = context;
    const on = new Hands(canvas, {
      rig,
      table: () => context.table,
      hands: () => latest.current,
      pointAt: event =>
        pointAt(event, canvas.getBoundingClientRect(), {
          camera: rig.camera,
          table: context.table,
          solids: context.solids,
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
  }, [mount]);
}
