import { LatheGeometry, Vector2 } from 'three';
import { type Brushwork, createBrushwork, type Placing } from '../../paint/painted-geometry';
import { RECIPES, type Recipe } from '../../paint/recipes';
import { spanOf } from '../bases/footing';
import type { Casting, Pose } from './sculpts';

/** Words in a figure's name that call for a hood instead of a helm. */
const GHOSTLY = /rasp|ghost|spirit|soul|reap|night|wraith|haunt|shroud|grim|banshee|tomb|cairn|dread|blade|myrm/;

type Profile = readonly (readonly [radius: number, height: number])[];
type Place = readonly [number, number, number];

/** A brush whose lengths are shares of the figure: 1.6 is the crown of its head. */
interface Hand {
  turned(profile: Profile, recipe: Recipe): void;
  ball(radius: number, at: Place, recipe: Recipe, scale?: Place): void;
  cone(radius: number, height: number, at: Place, recipe: Recipe, placing?: Placing): void;
  rod(top: number, bottom: number, height: number, at: Place, recipe: Recipe, turn?: Place): void;
  ring(radius: number, at: Place, recipe: Recipe): void;
}

/** A plain bust on the right base, so that nothing is ever missing while a sculpt is. */
export function standIn({ figure, outline, height }: Casting): Pose {
  const make = (segments: number) => {
    const brush = createBrushwork(0.5);
    const { long, wide } = spanOf(outline);
    plinth(brush, wide / 2, long / 2, segments);
    const hand = handOf(brush, (height - TOP) / 1.6, segments);
    if (GHOSTLY.test(figure)) hooded(hand);
    else armoured(hand);
    return brush.finish();
  };
  return { full: make(20), far: make(8), rank: undefined };
}

/** Height of a base's top. */
export const TOP = 0.15;

/** Bevelled rim in the side's colour, dark top tinted like the mat. */
export function plinth(brush: Brushwork, x: number, z: number, segments: number) {
  const scale = [x, 1, z] as const;
  const rim = [new Vector2(1, 0), new Vector2(1, 0.05), new Vector2(0.93, 0.135), new Vector2(0.89, TOP)];
  const top = [new Vector2(0.89, TOP), new Vector2(0.86, 0.13), new Vector2(0.5, 0.16), new Vector2(0.001, 0.16)];
  brush.add(new LatheGeometry(rim, segments * 2), RECIPES.baseRim, { scale });
  brush.add(new LatheGeometry(top, segments * 2), RECIPES.baseTop, { scale });
}

function handOf(brush: Brushwork, tall: number, segments: number): Hand {
  const up = ([x, y, z]: Place): Place => [x * tall, TOP + y * tall, z * tall];
  return {
    turned: (profile, recipe) =>
      brush.add(lathe(profile, segments), recipe, { at: [0, TOP, 0], scale: [tall, tall, tall * 0.78] }),
    ball: (radius, at, recipe, scale = [1, 1, 1]) =>
      brush.add(lathe(arc(0, radius * tall, Math.PI, segments / 2), segments), recipe, { at: up(at), scale }),
    cone: (radius, height, at, recipe, placing = {}) =>
      brush.add(lathe(rodOf(0, radius * tall, height * tall), segments), recipe, { ...placing, at: up(at) }),
    rod: (top, bottom, height, at, recipe, turn = [0, 0, 0]) =>
      brush.add(lathe(rodOf(top * tall, bottom * tall, height * tall), 8), recipe, { at: up(at), turn }),
    ring: (radius, at, recipe) =>
      brush.add(lathe(arc(radius * tall, 0.03 * tall, 2 * Math.PI, 6), segments), recipe, { at: up(at) }),
  };
}

/** Every shape is a lathe: three's other geometries would add to the script of every table. */
const lathe = (profile: Profile, segments: number): LatheGeometry =>
  new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    segments,
  );

/** An arc from its lowest point upwards. `away` is the distance of its centre from the axis: 0 makes a ball, more a ring. */
const arc = (away: number, radius: number, angle: number, steps: number): Profile =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const turn = (i / steps) * angle;
    return [Math.max(0, away + radius * Math.sin(turn)), -radius * Math.cos(turn)] as const;
  });

/** Closed at both ends, around its middle. */
const rodOf = (top: number, bottom: number, height: number): Profile => [
  [0, -height / 2],
  [bottom, -height / 2],
  [top, height / 2],
  [0, height / 2 + 1e-4],
];

const SKIRT: Profile = [
  [0.3, 0],
  [0.34, 0.05],
  [0.26, 0.55],
  [0.22, 0.68],
];
const BELT: Profile = [
  [0.23, 0.66],
  [0.27, 0.7],
  [0.23, 0.76],
];
const BREAST: Profile = [
  [0.22, 0.74],
  [0.3, 0.92],
  [0.4, 1.12],
  [0.3, 1.24],
  [0.12, 1.3],
];

/** Helm, pauldrons, cloak and hammer. */
function armoured(hand: Hand) {
  hand.turned(SKIRT, RECIPES.ivory);
  hand.turned(BELT, RECIPES.brass);
  hand.turned(BREAST, RECIPES.cobalt);
  for (const side of [-1, 1]) {
    hand.ball(0.2, [side * 0.42, 1.1, 0], RECIPES.cobalt, [1, 0.85, 1]);
    hand.ring(0.19, [side * 0.42, 1.1, 0], RECIPES.brass);
  }
  hand.ball(0.17, [0, 1.4, 0.02], RECIPES.cobalt, [1, 1.15, 1.1]);
  hand.cone(0.12, 0.2, [0, 1.38, 0.13], RECIPES.brass, { turn: [1.2, 0, 0] });
  hand.rod(0.028, 0.035, 1.3, [0.5, 0.85, 0.16], RECIPES.timber, [0.12, 0, -0.1]);
  hand.rod(0.13, 0.13, 0.36, [0.57, 1.5, 0.24], RECIPES.steel, [Math.PI / 2, 0, 0]);
  hand.cone(0.46, 1.15, [0, 0.62, -0.22], RECIPES.crimson, { scale: [0.9, 1, 0.35] });
}

const HEM: Profile = [
  [0.04, 0.12],
  [0.3, 0.2],
  [0.27, 0.42],
];
const SHROUD: Profile = [
  [0.28, 0.4],
  [0.24, 0.75],
  [0.34, 1.06],
  [0.16, 1.24],
];

/** Hood, skull, reaching arms, a blade and a glowing hem. */
function hooded(hand: Hand) {
  hand.turned(HEM, RECIPES.wisp);
  hand.turned(SHROUD, RECIPES.shroud);
  hand.ball(0.21, [0, 1.32, 0], RECIPES.shroud, [0.95, 1.15, 1.1]);
  hand.cone(0.17, 0.3, [0, 1.5, -0.1], RECIPES.shroud, { turn: [-0.7, 0, 0] });
  hand.ball(0.155, [0, 1.31, 0.1], RECIPES.night);
  hand.ball(0.115, [0, 1.29, 0.16], RECIPES.bone, [0.9, 1.1, 0.7]);
  for (const side of [-1, 1]) hand.rod(0.06, 0.11, 0.5, [side * 0.36, 0.98, 0.2], RECIPES.shroud, [1.1, side * 0.4, 0]);
  hand.cone(0.07, 0.95, [0.42, 1.25, 0.45], RECIPES.steel, { turn: [0.35, 0, -0.15], scale: [1, 1, 0.35] });
}
