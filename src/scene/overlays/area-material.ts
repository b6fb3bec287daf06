import {
  ClampToEdgeWrapping,
  Color,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  RedFormat,
  ShaderMaterial,
  Vector4,
} from 'three';
import type { AreaLook, AreaPicture } from '../../table/picture';
import { OVERLAY_COLOURS, TEAM_COLOURS, teamOf } from '../colours';
import { type TableSize, toScene } from '../space';
import type { DistanceField } from './distance-field';

const VERTEX = /* glsl */ `
  varying vec2 vPlace;
  void main() {
    vec4 world = modelMatrix * vec4(position, 1.0);
    vPlace = world.xz;
    gl_Position = projectionMatrix * viewMatrix * world;
  }
`;

/** The territories of the two teams look different, so that colour is not the only sign. */
type Brush = Exclude<AreaLook, 'territory'> | 'territory-0' | 'territory-1';

// Every look lays its own brush strokes by the distance to the rim; casing goes under each bright core.
const LOOKS: Readonly<Record<Brush, string>> = {
  reach: `
    over(o, uInk, inside * (0.10 + 0.20 * smoothstep(-1.6, 0.0, d)));
    rim(o, d, 1.0);`,
  danger: `
    float slant = (vPlace.x + vPlace.y) * 1.088;
    float blur = max(fwidth(slant), 0.02);
    float hatch = smoothstep(0.30 - blur, 0.30 + blur, abs(fract(slant) - 0.5));
    hatch = mix(hatch, 0.4, smoothstep(0.25, 0.6, blur));
    over(o, uCasing, inside * 0.20);
    over(o, uInk, inside * hatch * (0.20 + 0.34 * smoothstep(-1.5, 0.0, d)));
    rim(o, d, 1.0);`,
  'territory-0': `
    over(o, uInk, inside * (0.05 + 0.16 * smoothstep(-3.0, 0.0, d)));
    rim(o, d, 1.0);`,
  'territory-1': `
    over(o, uInk, inside * (0.05 + 0.16 * smoothstep(-3.0, 0.0, d)));
    float beat = abs(fract((vPlace.x + vPlace.y) * 0.5) - 0.5);
    rim(o, d, smoothstep(0.10, 0.14, beat));`,
  objective: `
    over(o, uInk, inside * 0.06);
    float beat = abs(fract(atan(vPlace.y - uBox.y - uBox.w * 0.5, vPlace.x - uBox.x - uBox.z * 0.5) * 11.459) - 0.5);
    rim(o, d, smoothstep(0.14, 0.2, beat));`,
};

const fragment = (look: Brush) => /* glsl */ `
  varying vec2 vPlace;
  uniform sampler2D uField; uniform vec4 uBox; uniform vec3 uInk, uCasing; uniform vec2 uCells;
  void over(inout vec4 below, vec3 colour, float alpha) {
    float sum = alpha + below.a * (1.0 - alpha);
    below.rgb = mix(below.rgb, colour, alpha / max(sum, 1e-5));
    below.a = sum;
  }
  void rim(inout vec4 o, float d, float on) {
    float wide = max(0.055, 1.1 * fwidth(d)), away = abs(d);
    over(o, uCasing, (1.0 - smoothstep(wide * 1.6, wide * 2.4, away)) * 0.62 * on);
    over(o, uInk, (1.0 - smoothstep(wide * 0.7, wide * 1.3, away)) * on);
  }
  void main() {
    vec2 at = (vPlace - uBox.xy) / uBox.zw;
    if (any(lessThan(at, vec2(0.0))) || any(greaterThan(at, vec2(1.0)))) discard;
    // samples lie on the box's corners, texels have their middles half a cell inside
    vec2 texel = (at * (uCells - 1.0) + 0.5) / uCells;
    float d = texture2D(uField, vec2(texel.x, 1.0 - texel.y)).r;
    float soft = fwidth(d), inside = 1.0 - smoothstep(-soft, soft, d);
    vec4 o = vec4(0.0);
    ${LOOKS[look]}
    gl_FragColor = linearToOutputTexel(o);
  }
`;

const INKS: Readonly<Record<Brush, string>> = {
  reach: OVERLAY_COLOURS.azure,
  danger: OVERLAY_COLOURS.amber,
  'territory-0': TEAM_COLOURS[0],
  'territory-1': TEAM_COLOURS[1],
  objective: OVERLAY_COLOURS.ivory,
};

/** Draws an area from its distance field; owns the field's texture. */
export class AreaMaterial extends ShaderMaterial {
  private readonly texture: DataTexture;

  constructor({ look, seat = 0 }: Pick<AreaPicture, 'look' | 'seat'>, field: DistanceField, table: TableSize) {
    const brush = look === 'territory' ? (`territory-${teamOf(seat)}` as const) : look;
    const texture = fieldTexture(field);
    const [x, , z] = toScene(table, { x: field.left, y: field.bottom + field.depth });
    super({
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -4,
      vertexShader: VERTEX,
      fragmentShader: fragment(brush),
      uniforms: {
        uField: { value: texture },
        uBox: { value: new Vector4(x, z, field.width, field.depth) },
        uCells: { value: { x: field.columns, y: field.rows } },
        uInk: { value: new Color(INKS[brush]) },
        uCasing: { value: new Color(OVERLAY_COLOURS.casing) },
      },
    });
    this.texture = texture;
  }

  override dispose(): void {
    this.texture.dispose();
    super.dispose();
  }
}

function fieldTexture(field: DistanceField): DataTexture {
  const half = Uint16Array.from(field.distances, DataUtils.toHalfFloat);
  const texture = new DataTexture(half, field.columns, field.rows, RedFormat, HalfFloatType);
  Object.assign(texture, {
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    wrapS: ClampToEdgeWrapping,
    wrapT: ClampToEdgeWrapping,
    needsUpdate: true,
  });
  return texture;
}
