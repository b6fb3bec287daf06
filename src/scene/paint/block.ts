import { BufferAttribute, BufferGeometry } from 'three';

type Corner = readonly [number, number, number];

/** A stone block with chipped corners; the chips carry an `edge` weight and take the recipe's edge colour. */
export function block(width: number, height: number, depth: number, bevel: number): BufferGeometry {
  const [w, h, d] = [width / 2, height / 2, depth / 2];
  const b = Math.min(bevel, w * 0.4, h * 0.4, d * 0.4);
  const ring = (x: number, z: number, y: number): readonly Corner[] => [
    [-x, y, -z],
    [x, y, -z],
    [x, y, z],
    [-x, y, z],
  ];
  const rows = [ring(w - b, d - b, -h), ring(w, d, -h + b), ring(w, d, h - b), ring(w - b, d - b, h)];
  const faces: { corners: readonly Corner[]; edge: number }[] = [
    { corners: rows[0] ?? [], edge: 0 },
    { corners: [...(rows[3] ?? [])].reverse(), edge: 0 },
  ];
  for (let k = 0; k + 1 < rows.length; k++) {
    const [below, above] = [rows[k] ?? [], rows[k + 1] ?? []];
    for (let i = 0; i < 4; i++) {
      const j = (i + 1) % 4;
      const corners = [below[j], below[i], above[i], above[j]].filter(corner => corner !== undefined);
      faces.push({ corners, edge: k === 1 ? 0 : 1 });
    }
  }
  return fromFaces(faces);
}

function fromFaces(faces: readonly { corners: readonly Corner[]; edge: number }[]): BufferGeometry {
  const position: number[] = [];
  const edge: number[] = [];
  for (const face of faces) {
    for (const i of [0, 1, 2, 0, 2, 3]) {
      position.push(...(face.corners[i] ?? [0, 0, 0]));
      edge.push(face.edge);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute('edge', new BufferAttribute(new Float32Array(edge), 1));
  geometry.computeVertexNormals();
  return geometry;
}
