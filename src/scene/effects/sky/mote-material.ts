import { AdditiveBlending, Color, ShaderMaterial, Vector3 } from 'three';
import type { MoteLook } from './mote-looks';

/** The motes fill a box around what the camera looks at; a mote that leaves on one side enters on the other. */
const VERTEX = /* glsl */ `
  uniform vec3 uFocus, uDrift; uniform float uTime, uSize;
  varying vec2 vAway; varying float vShine;
  const vec3 BOX = vec3(44.0, 9.0, 34.0);
  void main() {
    vec3 home = instanceMatrix[3].xyz;
    vec3 sway = 0.5 * vec3(sin(uTime * 0.7 + home.x * 40.0), sin(uTime * 0.9 + home.y * 40.0), cos(uTime * 0.6 + home.z * 40.0));
    vec3 flown = home * BOX + uDrift * uTime * (0.5 + home.y) + sway;
    vec3 share = fract((flown - uFocus) / BOX + vec3(0.5, 0.0, 0.5));
    vec3 place = uFocus + (share - vec3(0.5, 0.0, 0.5)) * BOX;
    vec3 edge = smoothstep(0.0, 0.15, share) * (1.0 - smoothstep(0.6, 1.0, share));
    vAway = uv * 2.0 - 1.0;
    vShine = edge.x * edge.y * edge.z * (0.6 + 0.4 * sin(uTime * 2.0 + home.x * 90.0));
    vec4 seen = viewMatrix * vec4(place, 1.0);
    seen.xy += position.xy * uSize * (0.5 + fract(home.x * 57.0));
    gl_Position = projectionMatrix * seen;
  }
`;
const FRAGMENT = /* glsl */ `
  uniform vec3 uColour;
  varying vec2 vAway; varying float vShine;
  void main() {
    float shine = max(0.0, 1.0 - length(vAway));
    gl_FragColor = linearToOutputTexel(vec4(uColour, shine * shine * max(0.0, vShine)));
  }
`;

/** Paint for motes in the air. */
export class MoteMaterial extends ShaderMaterial {
  /** Where the camera looks. */
  readonly focus = new Vector3();

  constructor({ colour, size, drift }: MoteLook) {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      blending: AdditiveBlending,
      uniforms: {
        uColour: { value: new Color(colour) },
        uSize: { value: size },
        uDrift: { value: new Vector3(...drift) },
        uTime: { value: 0 },
      },
    });
    Object.assign(this.uniforms, { uFocus: { value: this.focus } });
  }

  /** Advances the flight by some seconds. */
  fly(seconds: number): void {
    const { uTime } = this.uniforms;
    if (uTime) uTime.value += seconds;
  }
}
