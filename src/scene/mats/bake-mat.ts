import {
  GLSL3,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  NoColorSpace,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { TableSize } from '../space';
import type { Ground } from './ground';
import { NOISE } from './noise';

/** A mat is one picture of the whole table, without tiles that would repeat. */
export interface MatMaps {
  readonly map: Texture;
  readonly emissiveMap: Texture;
  readonly normalMap: Texture | undefined;
  dispose(): void;
}

const VERTEX = /* glsl */ `
  out vec2 vUv;
  void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }
`;

// Drybrush on raised grain, a worn border, the lamp's pool, and a faint plus every foot. Colour is written linear.
const paint = (ground: Ground) => /* glsl */ `
  precision highp float;
  in vec2 vUv;
  uniform vec2 uSize;
  layout(location = 0) out vec4 outAlbedo;
  layout(location = 1) out vec4 outGlow;
  layout(location = 2) out vec4 outHeight;
  struct Ground { vec3 colour; float height; vec3 glow; };
  ${NOISE}
  ${ground}
  void main() {
    vec2 p = vUv * uSize;
    Ground ground = groundAt(p);
    vec3 colour = ground.colour * (0.30 + 0.27 * ground.height);
    colour = mix(colour, colour * 1.5 + 0.035, rise(0.62, 0.95, ground.height) * 0.55);
    vec2 margin = min(p, uSize - p);
    colour *= 0.55 + 0.45 * rise(0.0, 4.5, min(margin.x, margin.y) + 1.2 * (drift(p * 0.5) - 0.5));
    vec2 aside = (vUv - 0.5) / vec2(0.555, 0.625);
    colour *= mix(0.5, 1.08, exp(-dot(aside, aside) * 0.9));
    vec2 foot = abs(mod(p + 6.0, 12.0) - 6.0);
    float cross = max(step(foot.x, 0.035) * step(foot.y, 0.32), step(foot.y, 0.035) * step(foot.x, 0.32));
    colour = mix(colour, colour * 1.7 + 0.05, cross * 0.5);
    outAlbedo = vec4(colour, 1.0);
    outGlow = vec4(ground.glow, 1.0);
    outHeight = vec4(ground.height);
  }
`;

const RELIEF = /* glsl */ `
  precision highp float;
  in vec2 vUv;
  uniform sampler2D uHeight;
  uniform vec2 uStep;
  layout(location = 0) out vec4 outNormal;
  void main() {
    float here = texture(uHeight, vUv).r;
    float right = texture(uHeight, vUv + vec2(uStep.x, 0.0)).r, away = texture(uHeight, vUv + vec2(0.0, uStep.y)).r;
    vec3 normal = normalize(vec3((here - right) * 3.2, (here - away) * 3.2, 1.0));
    outNormal = vec4(normal * 0.5 + 0.5, 1.0);
  }
`;

/** Paints the mat of a realm on the GPU: colour, glow and optionally the relief of its grain. */
export function bakeMat(
  gl: WebGLRenderer,
  ground: Ground,
  table: TableSize,
  pixels: number,
  withRelief: boolean,
): MatMaps {
  const size = new Vector2(table.width, table.depth);
  const canvas = easel(size, pixels, 3);
  const [map, emissiveMap, height] = canvas.textures as [Texture, Texture, Texture];
  for (const texture of [map, emissiveMap]) keepSharp(texture, SRGBColorSpace, withRelief);
  Object.assign(height, {
    type: HalfFloatType,
    colorSpace: NoColorSpace,
    generateMipmaps: false,
    minFilter: LinearFilter,
  });
  brush(gl, canvas, paint(ground), { uSize: { value: size } });

  const relief = withRelief ? easel(size, pixels, 1) : undefined;
  if (relief) {
    keepSharp(relief.texture, NoColorSpace, true);
    const step = new Vector2(0.035 / table.width, 0.035 / table.depth);
    brush(gl, relief, RELIEF, { uHeight: { value: height }, uStep: { value: step } });
  }
  return {
    map,
    emissiveMap,
    normalMap: relief?.texture,
    dispose() {
      canvas.dispose();
      relief?.dispose();
    },
  };
}

/** No side of the picture is longer: huge tables are painted coarser. */
const LONGEST_SIDE = 4096;

function easel(size: Vector2, wanted: number, count: number) {
  const pixels = Math.min(wanted, LONGEST_SIDE / Math.max(size.x, size.y));
  return new WebGLRenderTarget(Math.round(size.x * pixels), Math.round(size.y * pixels), { count, depthBuffer: false });
}

/** Sharp at a slant as well, where the picture can afford it: without a graphics card that costs most of a frame. */
function keepSharp(texture: Texture, colorSpace: typeof SRGBColorSpace | typeof NoColorSpace, atSlant: boolean) {
  const anisotropy = atSlant ? 8 : 1;
  Object.assign(texture, { colorSpace, generateMipmaps: true, minFilter: LinearMipmapLinearFilter, anisotropy });
}

function brush(
  gl: WebGLRenderer,
  target: WebGLRenderTarget,
  fragmentShader: string,
  uniforms: ShaderMaterial['uniforms'],
) {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
  const quad = new PlaneGeometry(2, 2);
  const scene = new Scene();
  scene.add(new Mesh(quad, material));
  const before = gl.getRenderTarget();
  gl.setRenderTarget(target);
  gl.render(scene, new OrthographicCamera(-1, 1, 1, -1, 0, 1));
  gl.setRenderTarget(before);
  material.dispose();
  quad.dispose();
}
