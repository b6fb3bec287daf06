import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, type Material, Mesh, type Object3D, PlaneGeometry, type WebGLRenderer } from 'three';
import type { Drawing } from './drawing';
import type { ScenePoint } from './space';

const DrawingContext = createContext<Drawing | undefined>(undefined);
export const DrawingProvider = DrawingContext.Provider;

/** The drawing that this component belongs to. */
export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext);
  if (!drawing) throw new Error('This component belongs inside a Table.');
  return drawing;
}

/** Does something before every frame, the lowest order first. */
export function useFrame(act: (gl: WebGLRenderer) => void, order = 0): void {
  const drawing = useDrawing();
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => drawing.onFrame(gl => latest.current(gl), order), [drawing, order]);
}

/** Keeps an object in the scene for as long as the component is there. */
export function Shown({ object }: { readonly object: Object3D }) {
  const { scene, requestFrame } = useDrawing();
  useLayoutEffect(() => {
    scene.add(object);
    requestFrame();
    return () => {
      scene.remove(object);
      requestFrame();
    };
  }, [scene, object, requestFrame]);
  return undefined;
}

export interface PieceProps {
  readonly geometry: BufferGeometry;
  readonly material: Material;
  readonly at?: ScenePoint;
  /** Lies on the table: its front looks up. */
  readonly isFlat?: boolean;
  readonly order?: number;
  readonly castsShadow?: boolean;
  readonly takesShadow?: boolean;
  /** Drawn wherever the camera looks. */
  readonly isEverywhere?: boolean;
}

/** One mesh in the scene; whoever made its geometry and material takes them away again. */
export function Piece(props: PieceProps) {
  const { geometry, material, at, isFlat = false, order = 0 } = props;
  const { castsShadow = false, takesShadow = false, isEverywhere = false } = props;
  const { requestFrame } = useDrawing();
  const mesh = useMemo(() => new Mesh(), []);
  const [x, y, z] = at ?? [0, 0, 0];
  useLayoutEffect(() => {
    Object.assign(mesh, { geometry, material, renderOrder: order, castShadow: castsShadow });
    Object.assign(mesh, { receiveShadow: takesShadow, frustumCulled: !isEverywhere });
    mesh.position.set(x, y, z);
    mesh.rotation.x = isFlat ? -Math.PI / 2 : 0;
    requestFrame();
  }, [mesh, geometry, material, order, castsShadow, takesShadow, isEverywhere, x, y, z, isFlat, requestFrame]);
  return Shown({ object: mesh });
}

/** Takes what the graphics card holds away with the component, or when another takes its place. */
export function useDisposed(thing: { dispose(): void } | undefined): void {
  useEffect(() => () => thing?.dispose(), [thing]);
}

/** A sheet of this size. */
export function usePlane(width: number, depth: number): PlaneGeometry {
  const plane = useMemo(() => new PlaneGeometry(width, depth), [width, depth]);
  useDisposed(plane);
  return plane;
}
