import { BoxGeometry, Vector3 } from 'three';

/** A cube of side 1 with rounded edges: cuts are crowded towards the edges, then pushed onto the rounding. */
export function dieGeometry(rounding = 0.17, cuts = 7): BoxGeometry {
  const geometry = new BoxGeometry(1, 1, 1, cuts, cuts, cuts);
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const inner = 0.5 - rounding;
  const crowd = (x: number) => Math.sign(x) * Math.min(0.5, Math.abs(x) * 1.18);
  const corner = new Vector3();
  const heart = new Vector3();
  for (let i = 0; i < position.count; i++) {
    corner.fromBufferAttribute(position, i);
    corner.set(crowd(corner.x), crowd(corner.y), crowd(corner.z));
    heart.copy(corner).clampScalar(-inner, inner);
    corner.sub(heart).normalize();
    normal.setXYZ(i, corner.x, corner.y, corner.z);
    heart.addScaledVector(corner, rounding);
    position.setXYZ(i, heart.x, heart.y, heart.z);
  }
  return geometry;
}
