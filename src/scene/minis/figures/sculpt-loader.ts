import { type BufferGeometry, Loader } from 'three';
import { readGlb } from './read-glb';

/** The meshes of a sculpt by name. */
export type SculptMeshes = ReadonlyMap<string, BufferGeometry>;

/**
 * Loads one of our sculpts, for `useLoader`. A file that cannot be loaded or read has no meshes: a stand-in is shown.
 */
export class SculptLoader extends Loader<SculptMeshes> {
  override load(address: string, onLoad: (meshes: SculptMeshes) => void): void {
    fetchSculpt(address).then(onLoad, () => onLoad(new Map()));
  }
}

async function fetchSculpt(address: string): Promise<SculptMeshes> {
  const answer = await fetch(address);
  return answer.ok ? readGlb(await answer.arrayBuffer()) : new Map();
}
