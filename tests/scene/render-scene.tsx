import { create } from '@react-three/test-renderer';
import { act, type ReactNode, Suspense } from 'react';
import { InstancedMesh, Matrix4, Mesh, type Object3D, Vector3 } from 'three';
import { vi } from 'vitest';
import { createLive, type LiveState } from '../../src/scene/live';
import { SETTINGS } from '../../src/scene/quality';
import { RenderContext, RenderContextProvider } from '../../src/scene/render-context';
import type { Quality } from '../../src/table/drawing';
import '../../src/scene/elements';

const EMPTY: LiveState = {
  table: { width: 72, depth: 48 },
  features: [],
  solids: [],
  theme: 'life',
  minis: [],
  ownFigures: undefined,
  matMarks: [],
  overlays: {},
  dice: undefined,
  hands: {},
  insets: { top: 0, bottom: 0 },
  view: undefined,
  onDiceRest: undefined,
};

/** The few things of a browser that the scene asks for while nothing is drawn. */
export function stubBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { hidden: false, fonts: { load: async () => [] } });
}

/** Renders parts of the scene without a graphics card; what they show is changed through `show`. */
export async function renderScene(children: ReactNode, state: Partial<LiveState> = {}, quality: Quality = 'medium') {
  stubBrowser();
  const live = createLive({ ...EMPTY, ...state });
  const context = new RenderContext(live, SETTINGS[quality]);
  const renderer = await create(
    <RenderContextProvider value={context}>
      <Suspense>{children}</Suspense>
    </RenderContextProvider>,
    // its own canvas is made by then; those that are made from now on are painted on
    {
      beforeReturn: canvas => {
        Object.assign(document, { createElement: paintable });
        Object.assign(canvas, TOUCHABLE);
      },
    },
  );
  const scene = renderer.scene.instance as unknown as Object3D;
  return {
    context,
    scene,
    renderer,
    meshes: () => scene.children.filter((child): child is Mesh => child instanceof Mesh && child.visible),
    frame: () => renderer.advanceFrames(1, 0.016),
    show: (change: Partial<LiveState>) => act(async () => live.setState(change)),
  };
}

const nothing = () => undefined;

/** What hands and the camera's controls ask of a canvas. */
const TOUCHABLE = {
  focus: nothing,
  setPointerCapture: nothing,
  setAttribute: nothing,
  removeAttribute: nothing,
  addEventListener: nothing,
  removeEventListener: nothing,
  getBoundingClientRect: () => ({ left: 0, top: 0, width: 1280, height: 720 }),
  ownerDocument: { addEventListener: nothing, removeEventListener: nothing },
};

const paintable = () => ({ getContext: () => undefined, width: 0, height: 0 });

/** Waits for React and for loaders. */
export const settled = (ms = 30): Promise<void> => act(() => new Promise<void>(resolve => setTimeout(resolve, ms)));

/** Where the instances of a mesh are. */
export function placesOf(mesh: Object3D | undefined): readonly Vector3[] {
  if (!(mesh instanceof InstancedMesh)) return [];
  return Array.from({ length: mesh.count }, (_, i) => {
    const matrix = new Matrix4();
    mesh.getMatrixAt(i, matrix);
    return new Vector3().setFromMatrixPosition(matrix);
  });
}
