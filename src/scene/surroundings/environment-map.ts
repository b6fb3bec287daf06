import {
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import type { ThemeLight } from './theme-light';

interface SoftBox {
  readonly colour: string;
  readonly strength: number;
  readonly size: readonly [number, number];
  readonly at: readonly [number, number, number];
}

/** What metal and resin reflect: one warm lamp, a cool window behind, a ceiling, a floor. */
const boxes = ({ key, rim }: ThemeLight): readonly SoftBox[] => [
  { colour: key, strength: 9, size: [6, 4], at: [-4, 8, 5] },
  { colour: rim, strength: 5, size: [9, 3], at: [5, 3, -8] },
  { colour: '#ffffff', strength: 1.2, size: [16, 16], at: [0, 12, 0] },
  { colour: '#6a5a4a', strength: 0.7, size: [20, 20], at: [0, -8, 0] },
  { colour: rim, strength: 2, size: [3, 6], at: [10, 2, 4] },
];

/** The reflections of a realm; dispose of the target when the realm changes. */
export function bakeEnvironment(gl: WebGLRenderer, light: ThemeLight): WebGLRenderTarget {
  const room = new Scene();
  room.background = new Color('#0b0c10');
  const disposables: { dispose(): void }[] = [];
  for (const { colour, strength, size, at } of boxes(light)) {
    const geometry = new PlaneGeometry(...size);
    const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength), side: DoubleSide });
    const box = new Mesh(geometry, material);
    box.position.set(...at);
    box.lookAt(0, 0, 0);
    room.add(box);
    disposables.push(geometry, material);
  }
  const generator = new PMREMGenerator(gl);
  const target = generator.fromScene(room, 0.03);
  generator.dispose();
  for (const one of disposables) one.dispose();
  return target;
}
