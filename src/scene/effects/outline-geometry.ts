import { BufferAttribute, BufferGeometry } from 'three';
import { InstancedSculpt } from '../instances';

/** What each outlined mini has of its own: its side's colour, and how light the line is. */
export const OUTLINE_ATTRIBUTES = { team: 3, light: 1 };

const shells = new WeakMap<BufferGeometry, BufferGeometry>();

/** The buffers of a sculpt with an outward direction for every vertex, for a number of instances. */
export class OutlineGeometry extends InstancedSculpt {
  constructor(sculpt: BufferGeometry, room: number) {
    super(shellOf(sculpt), room, OUTLINE_ATTRIBUTES);
  }
}

/** Worked out once a sculpt: it is the same for every selection. */
function shellOf(sculpt: BufferGeometry): BufferGeometry {
  const known = shells.get(sculpt);
  if (known) return known;
  const shell = new BufferGeometry();
  for (const name of ['position', 'surf']) shell.setAttribute(name, sculpt.getAttribute(name));
  shell.setAttribute('outward', outwardOf(sculpt));
  shell.setIndex(sculpt.index);
  shells.set(sculpt, shell);
  return shell;
}

/** The mean of the normals that meet at a point: along the normals of an edge a shell would tear open there. */
function outwardOf(sculpt: BufferGeometry): BufferAttribute {
  const position = sculpt.getAttribute('position');
  const normal = sculpt.getAttribute('normal');
  const sums = new Map<string, [number, number, number]>();
  const keys = Array.from({ length: position.count }, (_, i) => {
    const key = [position.getX(i), position.getY(i), position.getZ(i)].map(at => Math.round(at * 1000)).join();
    const sum = sums.get(key) ?? [0, 0, 0];
    sums.set(key, [sum[0] + normal.getX(i), sum[1] + normal.getY(i), sum[2] + normal.getZ(i)]);
    return key;
  });
  return new BufferAttribute(new Float32Array(keys.flatMap(key => sums.get(key) ?? [0, 1, 0])), 3);
}
