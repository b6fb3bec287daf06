import {
  type Camera,
  CustomBlending,
  DstColorFactor,
  type Material,
  Mesh,
  OneFactor,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  type WebGLRenderer,
  ZeroFactor,
} from 'three';
import { GTAOPass } from 'three/addons/postprocessing/GTAOPass.js';
import { scatter, seedOf } from '../../scatter';
import { CoverMaterial } from '../ground/cover-material';
import { drawWithout, isNoThing } from './hide';

/** Inches around a point in which others take its light. Wider, and whole units would stand in a haze. */
const RADIUS = 1.4;
/** How much of what is worked out is shown, and the colour of the deepest shade. */
const STRENGTH = '1.9';
const SHADE = 'vec3(0.13, 0.11, 0.15)';
/** After everything solid, before the first overlay. */
const BEFORE_OVERLAYS = -20;

const VERTEX = /* glsl */ `
  varying vec2 vUv;
  void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }
`;
const FRAGMENT = /* glsl */ `
  varying vec2 vUv; uniform sampler2D uLight;
  void main() { gl_FragColor = vec4(mix(SHADE, vec3(1.0), pow(texture2D(uLight, vUv).r, STRENGTH)), 1.0); }
`;

/**
 * Shade where things are close to each other. It is worked out at half size before the picture is drawn, and is part of
 * the picture as a sheet that lies over everything solid and under all overlays, which stay as bright as they are.
 */
export class OcclusionPass {
  /** Belongs into the scene. */
  readonly sheet: Mesh<PlaneGeometry, ShaderMaterial>;
  private readonly gl: WebGLRenderer;
  private readonly scene: Scene;
  private readonly pass: GTAOPass;
  private readonly isLeftOut: (material: Material) => boolean;

  /** `leaves` can be thinned, so what is behind them may be seen: they give no shade. */
  constructor(gl: WebGLRenderer, scene: Scene, camera: Camera, leaves: Material) {
    this.gl = gl;
    this.scene = scene;
    this.pass = new GTAOPass(scene, camera, 1, 1);
    // the sheet shows it
    this.pass.output = GTAOPass.OUTPUT.Off;
    this.pass.updateGtaoMaterial({ radius: RADIUS, distanceExponent: 1, thickness: 1, samples: 16 });
    this.pass.updatePdMaterial({ radius: 5, rings: 2, samples: 12 });
    keepNoiseTheSame(this.pass);
    // grass shrinks under bases in its own shader, which is not used here
    this.isLeftOut = material => isNoThing(material) || material === leaves || material instanceof CoverMaterial;
    this.sheet = new Mesh(
      new PlaneGeometry(2, 2),
      new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        defines: { SHADE, STRENGTH },
        uniforms: { uLight: { value: this.pass.gtaoMap } },
        transparent: true,
        toneMapped: false,
        depthTest: false,
        depthWrite: false,
        blending: CustomBlending,
        blendSrc: DstColorFactor,
        blendDst: ZeroFactor,
        blendSrcAlpha: ZeroFactor,
        blendDstAlpha: OneFactor,
      }),
    );
    this.sheet.frustumCulled = false;
    this.sheet.renderOrder = BEFORE_OVERLAYS;
  }

  /** In pixels of the canvas. */
  setSize(width: number, height: number): void {
    this.pass.setSize(Math.max(1, Math.round(width / 2)), Math.max(1, Math.round(height / 2)));
  }

  /** Computes the shade again; the sheet shows it in the next frame. */
  update(): void {
    const { gl, scene, pass } = this;
    const { needsUpdate } = gl.shadowMap;
    // what is left out here still casts a shadow in the picture
    gl.shadowMap.needsUpdate = false;
    drawWithout(scene, this.isLeftOut, () => pass.render(gl, pass.pdRenderTarget, pass.pdRenderTarget, 0, false));
    gl.shadowMap.needsUpdate = needsUpdate;
    gl.setRenderTarget(null);
  }

  dispose(): void {
    this.pass.dispose();
    this.pass.gtaoMaterial.dispose();
    this.sheet.geometry.dispose();
    this.sheet.material.dispose();
  }
}

/** The pass takes its noise from chance; a picture of the same table is to be the same. */
function keepNoiseTheSame({ pdNoiseTexture }: GTAOPass): void {
  const next = scatter(seedOf('occlusion'));
  const { data } = pdNoiseTexture.image as { readonly data: Uint8Array };
  for (let i = 0; i < data.length; i++) data[i] = 256 * next();
  pdNoiseTexture.needsUpdate = true;
}
