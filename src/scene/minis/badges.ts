import { Color, InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry } from 'three';
import { TEAM_COLOURS } from '../ink';
import { type TableSize, toScene } from '../space';
import type { Actor } from './actor';
import { badgeMaterial, MARK_NUMBERS, MOST_WOUNDS, WOUNDS } from './badge-material';
import { spanOf } from './footing';

interface Badge {
  readonly actor: Actor;
  /** Badges to the right of the base's middle. */
  readonly aside: number;
  readonly number: number;
}

/** What each mini shows, side by side: wounds first. */
export function badgesOf(actors: readonly Actor[]): readonly Badge[] {
  return actors.flatMap(actor => {
    const { marks = [], wounds = 0 } = actor.view;
    const numbers = [
      ...(wounds > 0 ? [WOUNDS + Math.min(MOST_WOUNDS, wounds)] : []),
      ...marks.map(mark => MARK_NUMBERS[mark]),
    ];
    return numbers.map((number, i) => ({ actor, aside: i - (numbers.length - 1) / 2, number }));
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
      badges.forEach(({ actor, aside, number }, i) => {
        const { long, wide } = spanOf(actor.view.outline);
        mesh.setMatrixAt(
          i,
          matrix.makeTranslation(...toScene(table, actor.stance, actor.stance.z + actor.stance.rise)),
        );
        edge.setX(i, Math.max(long, wide) / 2);
        face.setXYZ(i, aside, number, actor.view.seat);
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
