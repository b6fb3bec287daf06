/** A painted mesh with shared vertices. Colours are linear; `surf` is metal, rough, glow, role. */
export interface Mesh {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly color: Float32Array;
  readonly surf: Float32Array;
  readonly index: Uint32Array;
}

export const triangleCount = (mesh: Mesh): number => mesh.index.length / 3;
export const vertexCount = (mesh: Mesh): number => mesh.position.length / 3;

/** Several meshes as one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const index: number[] = [];
  let before = 0;
  for (const mesh of meshes) {
    for (const i of mesh.index) index.push(i + before);
    before += vertexCount(mesh);
  }
  const all = (of: (mesh: Mesh) => Float32Array) => Float32Array.from(meshes.flatMap(mesh => [...of(mesh)]));
  return {
    position: all(m => m.position),
    normal: all(m => m.normal),
    color: all(m => m.color),
    surf: all(m => m.surf),
    index: Uint32Array.from(index),
  };
}
