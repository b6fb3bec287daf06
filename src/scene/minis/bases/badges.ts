import { type InstancedMesh, Matrix4 } from 'three';
import { teamOf } from '../../colours';
import { writeInstances } from '../../instances';
import { type TableSize, toScene } from '../../space';
import type { MiniState } from '../mini-state';
import { BADGE_NUMBERS, MOST_WOUNDS, WOUNDS } from './badge-material';
import { spanOf } from './footing';

interface Badge {
  readonly mini: MiniState;
  /** Badges to the right of the base's middle. */
  readonly aside: number;
  readonly number: number;
}

/** What each mini shows, side by side: wounds first. */
export function badgesOf(minis: readonly MiniState[]): readonly Badge[] {
  return minis.flatMap(mini => {
    const { badges = [], wounds = 0 } = mini.view;
    const numbers = [
      ...(wounds > 0 ? [WOUNDS + Math.min(MOST_WOUNDS, wounds)] : []),
      ...badges.map(icon => BADGE_NUMBERS[icon]),
    ];
    return numbers.map((number, i) => ({ mini, aside: i - (numbers.length - 1) / 2, number }));
  });
}

/** What each badge has of its own: how far the base reaches, and where beside it, which badge and whose it is. */
export const BADGE_ATTRIBUTES = { edge: 1, badge: 3 };

const matrix = new Matrix4();

/** Writes the badges of these minis. */
export function writeBadges(mesh: InstancedMesh, minis: readonly MiniState[], table: TableSize): void {
  const badges = badgesOf(minis);
  const edge = mesh.geometry.getAttribute('edge');
  const face = mesh.geometry.getAttribute('badge');
  writeInstances(mesh, badges, ({ mini: { view, transform }, aside, number }, i) => {
    const { long, wide } = spanOf(view.outline);
    edge.setX(i, Math.max(long, wide) / 2);
    face.setXYZ(i, aside, number, teamOf(view.seat));
    return matrix.makeTranslation(...toScene(table, transform, transform.z + transform.rise));
  });
}
