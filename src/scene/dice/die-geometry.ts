import { BoxGeometry, InstancedBufferAttribute, Vector3 } from 'three';

const ROUNDING = 0.17;
const CUTS = 7;

/** A cube of side 1 with rounded edges for each die: cuts are crowded towards the edges, then pushed onto the rounding. */
export class DieGeometry extends BoxGeometry {
  constructor(dice = 1) {
    super(1, 1, 1, CUTS, CUTS, CUTS);
    const position = this.getAttribute('position');
    const normal = this.getAttribute('normal');
    const inner = 0.5 - ROUNDING;
    const crowd = (x: number) => Math.sign(x) * Math.min(0.5, Math.abs(x) * 1.18);
    const corner = new Vector3();
    const heart = new Vector3();
    for (let i = 0; i < position.count; i++) {
      corner.fromBufferAttribute(position, i);
      corner.set(crowd(corner.x), crowd(corner.y), crowd(corner.z));
      heart.copy(corner).clampScalar(-inner, inner);
      corner.sub(heart).normalize();
      normal.setXYZ(i, corner.x, corner.y, corner.z);
      heart.addScaledVector(corner, ROUNDING);
      position.setXYZ(i, heart.x, heart.y, heart.z);
    }
    this.setAttribute('body', new InstancedBufferAttribute(new Float32Array(dice * 3), 3));
    this.setAttribute('fade', new InstancedBufferAttribute(new Float32Array(dice), 1));
  }
}
