import { BufferGeometry } from 'three';

/** A geometry that has the buffers of a sculpt and can be given more of its own. */
export function borrowFrom(sculpt: BufferGeometry): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, attribute] of Object.entries(sculpt.attributes)) geometry.setAttribute(name, attribute);
  geometry.setIndex(sculpt.index);
  for (const { start, count, materialIndex } of sculpt.groups) geometry.addGroup(start, count, materialIndex);
  return geometry;
}

/** Done with it: the sculpt's own buffers live on, since others and later tables use them. */
export function giveBack(geometry: BufferGeometry, sculpt: BufferGeometry): void {
  for (const name of Object.keys(sculpt.attributes)) geometry.deleteAttribute(name);
  geometry.setIndex(null);
  geometry.dispose();
}
