import { ConeGeometry, CylinderGeometry, LatheGeometry, SphereGeometry, TorusGeometry, Vector2 } from 'three';
import { type Brushwork, createBrushwork } from '../paint/painted-geometry';
import { RECIPES, type Recipe } from '../paint/recipes';
import { spanOf } from './footing';
import type { Casting, Pose } from './sculpts';

/** Words in a figure's name that call for a hood instead of a helm. */
const GHOSTLY = /rasp|ghost|spirit|soul|reap|night|wraith|haunt|shroud|grim|banshee|tomb|cairn|dread|blade|myrm/;

/** A plain bust on the right base, so that nothing is ever missing while a sculpt is. */
export function standIn({ figure, outline, height }: Casting): Pose {
  const make = (segments: number) => {
    const brush = createBrushwork(0.5);
    const { long, wide } = spanOf(outline);
    plinth(brush, wide / 2, long / 2, segments);
    if (GHOSTLY.test(figure)) hooded(brush, height, segments);
    else armoured(brush, height, segments);
    return brush.finish();
  };
  return { full: make(20), far: make(8), rank: undefined };
}

/** Bevelled rim in the side's colour, dark top tinted like the mat. */
function plinth(brush: Brushwork, x: number, z: number, segments: number) {
  const scale = [x, 1, z] as const;
  const rim = [new Vector2(1, 0), new Vector2(1, 0.05), new Vector2(0.93, 0.135), new Vector2(0.89, 0.15)];
  const top = [new Vector2(0.89, 0.15), new Vector2(0.86, 0.13), new Vector2(0.5, 0.16), new Vector2(0.001, 0.16)];
  brush.add(new LatheGeometry(rim, segments * 2), RECIPES.baseRim, { scale });
  brush.add(new LatheGeometry(top, segments * 2), RECIPES.baseTop, { scale });
}

type Profile = readonly (readonly [radius: number, height: number])[];

/** A body turned on the lathe, flattened front to back. */
function turned(brush: Brushwork, profile: Profile, recipe: Recipe, segments: number, tall: number, flat = 0.78) {
  const points = profile.map(([radius, height]) => new Vector2(radius, height));
  brush.add(new LatheGeometry(points, segments), recipe, { at: [0, 0.15, 0], scale: [tall, tall, tall * flat] });
}

function armoured(brush: Brushwork, height: number, segments: number) {
  const tall = (height - 0.15) / 1.6;
  turned(
    brush,
    [
      [0.3, 0],
      [0.34, 0.05],
      [0.26, 0.55],
      [0.22, 0.68],
    ],
    RECIPES.ivory,
    segments,
    tall,
  );
  turned(
    brush,
    [
      [0.23, 0.66],
      [0.27, 0.7],
      [0.23, 0.76],
    ],
    RECIPES.brass,
    segments,
    tall,
  );
  turned(
    brush,
    [
      [0.22, 0.74],
      [0.3, 0.92],
      [0.4, 1.12],
      [0.3, 1.24],
      [0.12, 1.3],
    ],
    RECIPES.cobalt,
    segments,
    tall,
  );
  for (const side of [-1, 1]) {
    const at = [side * 0.42 * tall, 0.15 + 1.1 * tall, 0] as const;
    brush.add(new SphereGeometry(0.2 * tall, segments, segments / 2), RECIPES.cobalt, { at, scale: [1, 0.85, 1] });
    brush.add(new TorusGeometry(0.19 * tall, 0.03 * tall, 6, segments), RECIPES.brass, {
      at,
      turn: [Math.PI / 2, 0, 0],
    });
  }
  const head = 0.15 + 1.4 * tall;
  brush.add(new SphereGeometry(0.17 * tall, segments, segments / 2), RECIPES.cobalt, {
    at: [0, head, 0.02 * tall],
    scale: [1, 1.15, 1.1],
  });
  brush.add(new ConeGeometry(0.12 * tall, 0.2 * tall, 4), RECIPES.brass, {
    at: [0, head - 0.02 * tall, 0.13 * tall],
    turn: [Math.PI / 2.6, 0, 0],
  });
  brush.add(new CylinderGeometry(0.028 * tall, 0.035 * tall, 1.3 * tall, 6), RECIPES.timber, {
    at: [0.5 * tall, 0.15 + 0.85 * tall, 0.16 * tall],
    turn: [0.12, 0, -0.1],
  });
  brush.add(new CylinderGeometry(0.13 * tall, 0.13 * tall, 0.36 * tall, 8), RECIPES.steel, {
    at: [0.57 * tall, 0.15 + 1.5 * tall, 0.24 * tall],
    turn: [Math.PI / 2, 0, 0],
  });
  brush.add(new ConeGeometry(0.46 * tall, 1.15 * tall, segments, 1, true), RECIPES.crimson, {
    at: [0, 0.15 + 0.62 * tall, -0.22 * tall],
    scale: [0.9, 1, 0.35],
  });
}

function hooded(brush: Brushwork, height: number, segments: number) {
  const tall = (height - 0.15) / 1.6;
  turned(
    brush,
    [
      [0.04, 0.12],
      [0.3, 0.2],
      [0.27, 0.42],
    ],
    RECIPES.wisp,
    segments,
    tall,
  );
  turned(
    brush,
    [
      [0.28, 0.4],
      [0.24, 0.75],
      [0.34, 1.06],
      [0.16, 1.24],
    ],
    RECIPES.shroud,
    segments,
    tall,
  );
  const head = 0.15 + 1.32 * tall;
  brush.add(new SphereGeometry(0.21 * tall, segments, segments / 2), RECIPES.shroud, {
    at: [0, head, 0],
    scale: [0.95, 1.15, 1.1],
  });
  brush.add(new ConeGeometry(0.17 * tall, 0.3 * tall, segments), RECIPES.shroud, {
    at: [0, head + 0.18 * tall, -0.1 * tall],
    turn: [-0.7, 0, 0],
  });
  brush.add(new SphereGeometry(0.155 * tall, segments, segments / 2), RECIPES.night, {
    at: [0, head - 0.01 * tall, 0.1 * tall],
  });
  brush.add(new SphereGeometry(0.115 * tall, segments, segments / 2), RECIPES.bone, {
    at: [0, head - 0.03 * tall, 0.16 * tall],
    scale: [0.9, 1.1, 0.7],
  });
  for (const side of [-1, 1]) {
    brush.add(new CylinderGeometry(0.06 * tall, 0.11 * tall, 0.5 * tall, 8), RECIPES.shroud, {
      at: [side * 0.36 * tall, 0.15 + 0.98 * tall, 0.2 * tall],
      turn: [1.1, side * 0.4, 0],
    });
  }
  brush.add(new ConeGeometry(0.07 * tall, 0.95 * tall, 4), RECIPES.steel, {
    at: [0.42 * tall, 0.15 + 1.25 * tall, 0.45 * tall],
    turn: [0.35, 0, -0.15],
    scale: [1, 1, 0.35],
  });
}
