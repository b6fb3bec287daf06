import { createRoot, extend } from '@react-three/fiber';
import type { ReactNode } from 'react';
import {
  ACESFilmicToneMapping,
  AmbientLight,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  type PerspectiveCamera,
  PlaneGeometry,
  SphereGeometry,
} from 'three';
import type { QualitySettings } from './quality';

// Only what our scene writes as elements: registering all of three would add a third to the script.
extend({
  AmbientLight,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SphereGeometry,
});

export interface FiberRoot {
  render(scene: ReactNode): void;
  resize(width: number, height: number): void;
  requestFrame(): void;
  dispose(): void;
}

/** A fiber root on a canvas of our own that draws on demand only. */
export async function mountFiber(
  canvas: HTMLCanvasElement,
  camera: PerspectiveCamera,
  settings: QualitySettings,
): Promise<FiberRoot> {
  const root = createRoot(canvas);
  await root.configure({
    frameloop: 'demand',
    shadows: settings.shadows > 0 ? 'percentage' : false,
    dpr: Math.min(settings.pixels.most, window.devicePixelRatio * settings.pixels.share),
    size: { width: canvas.clientWidth, height: canvas.clientHeight, top: 0, left: 0 },
    camera,
    gl: {
      antialias: settings.antialias,
      powerPreference: 'high-performance',
      toneMapping: ACESFilmicToneMapping,
      toneMappingExposure: 1.12,
    },
    onCreated({ gl }) {
      gl.shadowMap.autoUpdate = false;
      gl.info.autoReset = false;
    },
  });
  const store = root.render(undefined);
  return {
    render: scene => void root.render(scene),
    resize: (width, height) => store.getState().setSize(width, height),
    requestFrame: () => store.getState().invalidate(),
    dispose: () => root.unmount(),
  };
}
