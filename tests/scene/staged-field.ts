import manifest from '../../models/manifest.json';
import type { Feature, Field, Spot, Top } from '../../src/geometry/shapes/shape';

interface Placing extends Spot {
  readonly sculpt: string;
  readonly facing: number;
}

const PLACINGS: readonly Placing[] = [
  { sculpt: 'watch-keep', x: 19, y: 37, facing: -1.3 },
  { sculpt: 'ruined-arcade', x: 46, y: 34, facing: -1.35 },
  { sculpt: 'ruined-arcade', x: 21, y: 18, facing: -2.2 },
  { sculpt: 'wood', x: 10, y: 15, facing: 0.4 },
  { sculpt: 'wood', x: 58, y: 40, facing: 2 },
  { sculpt: 'stair-hill', x: 60, y: 19, facing: -1.4 },
  { sculpt: 'field-wall', x: 34.5, y: 23.4, facing: -1.45 },
  { sculpt: 'field-wall', x: 41.5, y: 24.6, facing: -1.45 },
  { sculpt: 'field-wall', x: 50, y: 11, facing: -2.1 },
  { sculpt: 'field-wall', x: 29, y: 38.5, facing: -1.5 },
  { sculpt: 'arcane-stones', x: 37, y: 40, facing: 0 },
  { sculpt: 'deadly-briar', x: 9, y: 29, facing: 1 },
];

/** A staged table with every sculpted piece, and one player's own shape. */
export const FIELD: Field = {
  width: 72,
  depth: 48,
  features: [
    ...PLACINGS.flatMap(place),
    {
      id: 'own-shape',
      footprint: rectangle(62, 5, 6, 4),
      solids: [
        { outline: rectangle(62, 5, 4.6, 2.8), bottom: 0, top: { kind: 'flat', z: 1.2 } },
        { outline: rectangle(63.4, 5, 0.7, 2.8), bottom: 1.2, top: { kind: 'flat', z: 2.6 } },
      ],
    },
  ],
};

function rectangle(x: number, y: number, wide: number, deep: number): readonly Spot[] {
  return [
    { x: x - wide / 2, y: y - deep / 2 },
    { x: x + wide / 2, y: y - deep / 2 },
    { x: x + wide / 2, y: y + deep / 2 },
    { x: x - wide / 2, y: y + deep / 2 },
  ];
}

function place({ sculpt, x, y, facing }: Placing, i: number): readonly Feature[] {
  const model = manifest.models.find(one => one.id === sculpt);
  if (!model || !('footprint' in model) || !model.footprint || !model.solids) return [];
  const [cos, sin] = [Math.cos(facing), Math.sin(facing)];
  const turn = (at: Spot): Spot => ({ x: at.x * cos - at.y * sin, y: at.x * sin + at.y * cos });
  const move = (at: Spot): Spot => ({ x: x + turn(at).x, y: y + turn(at).y });
  const lay = (top: Top): Top => (top.kind === 'flat' ? top : { ...top, from: move(top.from), rise: turn(top.rise) });
  return [
    {
      id: `${sculpt}-${i}`,
      footprint: model.footprint.map(move),
      solids: model.solids.map(solid => ({
        outline: solid.outline.map(move),
        bottom: solid.bottom,
        top: lay(solid.top as Top),
      })),
    },
  ];
}
