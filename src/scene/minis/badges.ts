import { Color, InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry } from 'three';
import { TEAM_COLOURS } from '../colours';
import { type TableSize, toScene } from '../space';
import { badgeMaterial, MARK_NUMBERS, MOST_WOUNDS, WOUNDS } from './badge-material';
import { spanOf } from './footing';
import type { MiniState } from './mini-state';

interface Badge {
  readonly mini: MiniState;
  /** Badges to the right of the base's middle. */
  readonly aside: number;
  readonly number: number;
}

/** What each mini shows, side by side: wounds first. */
export function badgesOf(minis: readonly MiniState[]): readonly Badge[] {
  return minis.flatMap(mini => {
    const { marks = [], wounds = 0 } = mini.view;
    const numbers = [
      ...(wounds > 0 ? [WOUNDS + Math.min(MOST_WOUNDS, wounds)] : []),
      ...marks.map(mark => MARK_NUMBERS[mark]),
    ];
    return numbers.map((number, i) => ({ mini, aside: i - (numbers.length - 1) / 2, number }));
  });
}

/** The badges of all minis: one draw call, none when nobody has any. */
export function createBadges(capacity: number) {
  const pixel = { value: 0.001 };
  const quad = new PlaneGeometry(1, 1);
  const edge = new InstancedBufferAttribute(new Float32Array(capacity), 1);
  const face = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3);
  quad.setAttribute('edge', edge);
  quad.setAttribute('badge', face);
  const material = badgeMaterial(
    pixel,
    TEAM_COLOURS.map(hex => new Color(hex)),
  );
  const mesh = new InstancedMesh(quad, material, capacity);
  mesh.frustumCulled = false;
  mesh.renderOrder = 6;
  const matrix = new Matrix4();
  return {
    mesh,
    pixel,
    draw(badges: readonly Badge[], table: TableSize) {
      mesh.count = badges.length;
      mesh.visible = badges.length > 0;
      badges.forEach(({ mini, aside, number }, i) => {
        const { long, wide } = spanOf(mini.view.outline);
        mesh.setMatrixAt(
          i,
          matrix.makeTranslation(...toScene(table, mini.transform, mini.transform.z + mini.transform.rise)),
        );
        edge.setX(i, Math.max(long, wide) / 2);
        face.setXYZ(i, aside, number, mini.view.seat);
      });
      for (const changed of [mesh.instanceMatrix, edge, face]) changed.needsUpdate = true;
    },
    dispose() {
      quad.dispose();
      material.dispose();
      mesh.dispose();
    },
  };
}
