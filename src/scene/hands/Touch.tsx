import { useCursor } from '@react-three/drei';
import { type ThreeEvent, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { type Intersection, type Mesh, type Raycaster, Vector3 } from 'three';
import { steerByKey } from '../camera/keys';
import { useRenderContext } from '../render-context';
import { toScene } from '../space';
import { pointOn } from './point-on';
import { Press } from './press';
import { wheelZoom } from './wheel-zoom';

/** The whole picture can be touched: what lies under the pointer is asked of the minis and the scenery, not of meshes. */
function castRay(this: Mesh, _: Raycaster, hits: Intersection[]): void {
  hits.push({ object: this, distance: Infinity, point: new Vector3() });
}

/** Mouse, fingers and keys on the table. Drags of the camera are read by its controls. */
export function Touch() {
  const context = useRenderContext();
  const canvas = useThree(state => state.gl.domElement);
  const [isOverModel, setOverModel] = useState(false);
  useCursor(isOverModel, 'pointer', 'auto', canvas);
  const press = useMemo(() => new Press(context.tableCamera, () => context.live.getState().hands), [context]);
  const at = (event: ThreeEvent<PointerEvent>) => pointOn(event.ray, event.nativeEvent, context);
  useListeners(press);
  return (
    <mesh
      visible={false}
      raycast={castRay}
      onPointerDown={event => {
        canvas.focus({ preventScroll: true });
        canvas.setPointerCapture(event.pointerId);
        press.down(event.nativeEvent, at(event));
      }}
      onPointerMove={event => {
        const point = press.isCamera(event.pointerId) ? undefined : at(event);
        press.move(event.nativeEvent, point);
        setOverModel(point?.model !== undefined);
      }}
      onPointerUp={event => press.up(event.nativeEvent, at(event))}
      onPointerLeave={() => press.leave()}
    />
  );
}

/** Events that fiber does not have: keys, a wheel event that can be prevented, and a cancelled pointer. */
function useListeners(press: Press): void {
  const canvas = useThree(state => state.gl.domElement);
  const raycaster = useThree(state => state.raycaster);
  const get = useThree(state => state.get);
  const context = useRenderContext();
  useEffect(() => {
    const { tableCamera } = context;
    const quit = new AbortController();
    const { signal } = quit;
    const key = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && steerByKey(tableCamera, event.key, event.shiftKey))
        event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const state = get();
      state.events.compute?.(event, state);
      const point = pointOn(raycaster.ray, event, context);
      tableCamera.zoom(wheelZoom(event), point && toScene(context.table, point.spot));
    };
    canvas.addEventListener('keydown', key, { signal });
    canvas.addEventListener('wheel', wheel, { signal, passive: false });
    canvas.addEventListener('pointercancel', event => press.lose(event), { signal });
    return () => quit.abort();
  }, [canvas, raycaster, get, context, press]);
}
