import { Color, type InstancedMesh } from 'three';
import { inkOf, teamOf } from '../../colours';
import { uprightMatrix, writeInstances } from '../../instances';
import type { TableSize } from '../../space';
import type { MiniState } from '../mini-state';
import { spanOf } from './footing';

/** Per base: half its span and how close it is to the ground; the colour and the number of its side. */
export const CONTACT_ATTRIBUTES = { foot: 3, team: 4 };

const GREY = new Color('#555555');
/** How bright the rim of a unit that has acted is. */
const DONE = 0.55;
/** Above the ground, below every ring. */
const HEIGHT = 0.02;
const colour = new Color();

/** Writes where the shade and the team rim of each mini lie. */
export function writeContact(mesh: InstancedMesh, minis: readonly MiniState[], table: TableSize): void {
  const foot = mesh.geometry.getAttribute('foot');
  const team = mesh.geometry.getAttribute('team');
  // a mini that sinks or lies on its side touches the ground nowhere
  const standing = minis.filter(({ view, transform }) => transform.rise >= 0 && !view.look?.fallen);
  writeInstances(mesh, standing, ({ view, transform }, i) => {
    const { long, wide } = spanOf(view.outline);
    colour.copy(inkOf(view.seat)).lerp(GREY, transform.grey);
    if (view.look?.done) colour.multiplyScalar(DONE);
    foot.setXYZ(i, wide / 2, long / 2, 1 - Math.min(0.5, transform.rise));
    team.setXYZW(i, colour.r, colour.g, colour.b, teamOf(view.seat));
    return uprightMatrix(table, transform, transform.facing, transform.z + HEIGHT);
  });
}
