import { BufferAttribute, BufferGeometry } from 'three';
import { trianglesOf } from '../../geometry/shapes/polygon';
import type { Feature, Polygon, Spot } from '../../geometry/shapes/shape';
import { breadthOf, topAt } from '../hands/surface';
import { createBrushwork } from '../paint/painted-geometry';
import { RECIPES } from '../paint/recipes';
import { type ScenePoint, type TableSize, toScene } from '../space';

/** Thickness of a ground plan on the mat. */
const SLAB = 0.09;
/** Upper faces broader than this grow turf; smaller ones are bare stone. */
const TURF_BREADTH = 1.6;
/** Height of the sloping edge below an upper face. */
const LIP = 0.07;

type Height = (spot: Spot) => number;

/** A player's own shape as plain stone on its ground plan, in scene coordinates, with its exact edges. */
export class RoughGeometry extends BufferGeometry {
  constructor(feature: Feature, table: TableSize) {
    super();
    const brush = createBrushwork(0.6);
    const level = (z: number) => () => z;
    if (feature.footprint.length >= 3) {
      brush.add(walls(feature.footprint, level(0.005), level(SLAB), table), RECIPES.turf);
      brush.add(lid(feature.footprint, level(SLAB), table), RECIPES.turf);
    }
    for (const solid of feature.solids) {
      const top: Height = spot => topAt(solid.top, spot);
      const shoulder: Height = spot => Math.max(solid.bottom, top(spot) - LIP);
      const isBroad = breadthOf(solid.outline) > TURF_BREADTH;
      brush.add(walls(solid.outline, level(solid.bottom), shoulder, table), RECIPES.darkStone);
      brush.add(edged(walls(solid.outline, shoulder, top, table)), isBroad ? RECIPES.highTurf : RECIPES.stone);
      brush.add(lid(solid.outline, top, table), isBroad ? RECIPES.highTurf : RECIPES.stone);
      if (solid.bottom > 0) brush.add(lid(solid.outline, level(solid.bottom), table, true), RECIPES.darkStone);
    }
    this.copy(brush.finish());
  }
}

function walls(outline: Polygon, low: Height, high: Height, table: TableSize): BufferGeometry {
  const position: number[] = [];
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const corners: readonly ScenePoint[] = [
      toScene(table, from, low(from)),
      toScene(table, to, low(to)),
      toScene(table, to, high(to)),
      toScene(table, from, high(from)),
    ];
    for (const k of [0, 1, 2, 0, 2, 3]) position.push(...(corners[k] ?? [0, 0, 0]));
  });
  return geometryOf(position);
}

function lid(outline: Polygon, height: Height, table: TableSize, isUnderside = false): BufferGeometry {
  const position: number[] = [];
  for (const face of trianglesOf(outline)) {
    for (const spot of isUnderside ? face.toReversed() : face) position.push(...toScene(table, spot, height(spot)));
  }
  return geometryOf(position);
}

function edged(geometry: BufferGeometry): BufferGeometry {
  const { count } = geometry.getAttribute('position');
  geometry.setAttribute('edge', new BufferAttribute(new Float32Array(count).fill(1), 1));
  return geometry;
}

function geometryOf(position: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  geometry.computeVertexNormals();
  return geometry;
}
