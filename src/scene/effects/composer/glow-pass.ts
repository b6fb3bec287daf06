import {
  type Camera,
  CustomBlending,
  HalfFloatType,
  OneFactor,
  OneMinusSrcColorFactor,
  type Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
  ZeroFactor,
} from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';
import { UnrealBloomPass } from 'three/addons/postprocessing/UnrealBloomPass.js';
import type { Palette } from '../../paint/painted-material';
import { inTheDark } from './in-the-dark';

const STRENGTH = 1.15;
const RADIUS = 0.55;
/** Hems of ghosts, lava and runes shine more than this in the dark, team rims less. */
const THRESHOLD = 0.3;

const VERTEX = /* glsl */ `
  varying vec2 vUv;
  void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }
`;
const FRAGMENT = /* glsl */ `
  varying vec2 vUv; uniform sampler2D uBloom;
  void main() { gl_FragColor = vec4(1.0 - exp(-texture2D(uBloom, vUv).rgb), 0.0); }
`;

/**
 * Draws what shines by itself a second time at half size, blurs that and lays it over the picture. A threshold on the
 * picture itself would make polished steel glow, and would map the tones of overlays.
 */
export class GlowPass {
  private readonly gl: WebGLRenderer;
  private readonly scene: Scene;
  private readonly camera: Camera;
  private readonly palette: Palette;
  private readonly shine = new WebGLRenderTarget(1, 1, { type: HalfFloatType });
  private readonly bloom = new UnrealBloomPass(new Vector2(2, 2), STRENGTH, RADIUS, THRESHOLD);
  private readonly overlay = new FullScreenQuad(
    new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      // where the bloom has added everything up
      uniforms: { uBloom: { value: this.bloom.renderTargetsHorizontal[0]?.texture } },
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcColorFactor,
      blendSrcAlpha: ZeroFactor,
      blendDstAlpha: OneFactor,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    }),
  );

  constructor(gl: WebGLRenderer, scene: Scene, camera: Camera, palette: Palette) {
    this.gl = gl;
    this.scene = scene;
    this.camera = camera;
    this.palette = palette;
  }

  /** In pixels of the canvas. */
  setSize(width: number, height: number): void {
    this.shine.setSize(Math.max(1, Math.round(width / 2)), Math.max(1, Math.round(height / 2)));
    // halves its size by itself
    this.bloom.setSize(width, height);
  }

  /** Adds the glow to the picture that has just been drawn. */
  add(): void {
    const { gl, scene, camera } = this;
    inTheDark(scene, this.palette, () => {
      gl.setRenderTarget(this.shine);
      gl.render(scene, camera);
    });
    this.bloom.render(gl, this.shine, this.shine, 0, false);
    gl.setRenderTarget(null);
    const clears = gl.autoClear;
    gl.autoClear = false;
    this.overlay.render(gl);
    gl.autoClear = clears;
  }

  dispose(): void {
    this.shine.dispose();
    this.bloom.dispose();
    this.overlay.material.dispose();
    this.overlay.dispose();
  }
}
