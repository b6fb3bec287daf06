import {
  ACESFilmicToneMapping,
  Color,
  DirectionalLight,
  HemisphereLight,
  InstancedMesh,
  Scene,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import type { Quality } from '../../table/drawing';
import { TEAM_COLOURS, teamOf } from '../colours';
import { InstancedSculpt } from '../instances';
import { materialsOf } from '../minis/figures/own/own-materials';
import { MINI_ATTRIBUTES, writeMinis } from '../minis/mini-batch';
import { createMini } from '../minis/mini-state';
import { createPalette, paintedMaterial, setThemeLight } from '../paint/painted-material';
import { SETTINGS } from '../quality';
import { bakeEnvironment } from '../surroundings/environment-map';
import { THEME_LIGHTS } from '../surroundings/theme-light';
import { onBackdrop } from './backdrop';
import { framed } from './framing';
import { poseOf, type Sitter } from './sitter';

const WIDTH = 240;
const HEIGHT = 300;
/** Drawn larger and made smaller, which is softer than the graphics card's own smoothing. */
const OVERSAMPLING = 2;
const LAMP = '#ffe2b4';
const STUDIO_LIGHT = { ...THEME_LIGHTS.life, key: LAMP, rim: '#e8dcc8', ground: '#6e6350' };
/** The table a sitter stands on: so small that its middle is the scene's. */
const SPOT = { width: 0, depth: 0 };
/** Looks towards the lamp. */
const FACING = -Math.PI / 2;

/** Draws figures one by one as they look on the table: the same sculpts and paint, under a lamp of its own. */
export class PortraitStudio {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly palette = createPalette();
  private readonly paint;
  private readonly rims = [new DirectionalLight(), new DirectionalLight()] as const;
  private readonly reflections: WebGLRenderTarget | undefined;

  private constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, quality: Quality) {
    const { reflections } = SETTINGS[quality];
    this.renderer = new WebGLRenderer({ canvas, context, alpha: true });
    this.renderer.setSize(WIDTH * OVERSAMPLING, HEIGHT * OVERSAMPLING, false);
    this.renderer.setClearColor(0, 0);
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.15;
    setThemeLight(this.palette, STUDIO_LIGHT);
    this.paint = paintedMaterial(this.palette, 'figure', reflections);
    if (reflections) {
      this.reflections = bakeEnvironment(this.renderer, STUDIO_LIGHT);
      this.scene.environment = this.reflections.texture;
      this.scene.environmentIntensity = 0.5;
    }
    this.light(reflections);
  }

  /** Nothing where the browser draws nothing in three dimensions. */
  static open(quality: Quality): PortraitStudio | undefined {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2', { alpha: true, antialias: false, preserveDrawingBuffer: true });
    return context ? new PortraitStudio(canvas, context, quality) : undefined;
  }

  /** The lamp from the upper left before the figure, its side's colour from behind, a little fill. */
  private light(reflections: boolean): void {
    const lamp = new DirectionalLight(LAMP, 3.3);
    lamp.position.set(-5, 6, 5);
    const [right, left] = this.rims;
    right.position.set(6, 3, -5);
    right.intensity = 11;
    left.position.set(-6, 2, -4);
    left.intensity = 4;
    this.scene.add(lamp, right, left, new HemisphereLight('#9aa3b8', '#3a2c20', reflections ? 0.55 : 1.3));
  }

  /** The portrait as a picture file. */
  async portrait(sitter: Sitter): Promise<Blob | undefined> {
    const { full } = await poseOf(sitter);
    this.wear(sitter.seat);
    const mesh = new InstancedMesh(new InstancedSculpt(full, 1, MINI_ATTRIBUTES), materialsOf(full, this.paint), 1);
    mesh.frustumCulled = false;
    const { figure, seat, outline, height } = sitter;
    const view = { id: figure, figure, pose: 0, seat, outline, height, x: 0, y: 0, z: 0, facing: FACING };
    writeMinis(mesh, [createMini(view)], SPOT);
    this.scene.add(mesh);
    this.renderer.render(this.scene, framed(full));
    this.scene.remove(mesh);
    mesh.geometry.dispose();
    mesh.dispose();
    full.dispose();
    const picture = onBackdrop(this.renderer.domElement, seat, WIDTH, HEIGHT);
    return new Promise(resolve => {
      if (picture) picture.toBlob(blob => resolve(blob ?? undefined), 'image/webp', 0.9);
      else resolve(undefined);
    });
  }

  /** Edges in the side's colour. */
  private wear(seat: number): void {
    const colour = new Color(TEAM_COLOURS[teamOf(seat)]);
    for (const rim of this.rims) rim.color.copy(colour);
    this.palette.rim.value.copy(colour).multiplyScalar(2.2);
  }

  /** Gives everything back; browsers allow only a few of these at a time. */
  dispose(): void {
    this.reflections?.dispose();
    this.paint.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
