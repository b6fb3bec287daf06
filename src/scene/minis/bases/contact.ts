import { Color, type InstancedMesh } from 'three';
import { TEAM_COLOURS } from '../../colours';
import { uprightMatrix } from '../../instances';
import type { TableSize } from '../../space';
import type { MiniState } from '../mini-state';
import { spanOf } from './footing';

/** Per base: half its span and how close it is to the ground; the colour and the number of its side. */
export const CONTACT_ATTRIBUTES = { foot: 3, team: 4 };

const TEAMS = TEAM_COLOURS.map(hex => new Color(hex));
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
  let count = 0;
  for (const { view, transform } of minis) {
    // a mini that sinks or lies on its side touches the ground nowhere
    if (transform.rise < 0 || view.look?.fallen) continue;
    const { long, wide } = spanOf(view.outline);
    colour.copy(TEAMS[view.seat] ?? GREY).lerp(GREY, transform.grey);
    if (view.look?.done) colour.multiplyScalar(DONE);
    mesh.setMatrixAt(count, uprightMatrix(table, transform, transform.facing, transform.z + HEIGHT));
    foot.setXYZ(count, wide / 2, long / 2, 1 - Math.min(0.5, transform.rise));
    team.setXYZW(count, colour.r, colour.g, colour.b, view.seat);
    count++;
  }
  mesh.count = count;
  for (const written of [mesh.instanceMatrix, foot, team]) written.needsUpdate = true;
}
