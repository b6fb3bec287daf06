import { ShaderMaterial } from 'three';

const VERTEX = /* glsl */ `
  varying vec2 vAway;
  void main() {
    vAway = uv * 2.0 - 1.0;
    gl_Position = projectionMatrix * viewMatrix * modelMatrix * instanceMatrix * vec4(position.x, 0.0, -position.y, 1.0);
  }
`;
const FRAGMENT = /* glsl */ `
  varying vec2 vAway;
  void main() {
    float away = length(vAway);
    float shade = mix(0.85, 0.5, smoothstep(0.47, 0.65, away)) * (1.0 - smoothstep(0.62, 1.0, away));
    gl_FragColor = vec4(0.0, 0.0, 0.0, shade);
  }
`;

/** A soft dark disc on the ground. */
export class ContactMaterial extends ShaderMaterial {
  constructor() {
    super({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
    });
  }
}
