import type { Feature, Polygon, Solid, Spot } from '../../../geometry/shapes/shape';

/** A piece of scenery around its own centre, as the list of models has it. */
export interface SceneryPiece {
  readonly id: string;
  readonly footprint: Polygon;
  readonly solids: readonly Solid[];
}

/** Where a piece stands and how it is turned. */
export interface Site extends Spot {
  readonly facing: number;
}

/** The piece as a feature of the table. */
export function placed(piece: SceneryPiece, site: Site, id: string = piece.id): Feature {
  const [sin, cos] = [Math.sin(site.facing), Math.cos(site.facing)];
  const turn = ({ x, y }: Spot): Spot => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  const put = (spot: Spot): Spot => {
    const { x, y } = turn(spot);
    return { x: x + site.x, y: y + site.y };
  };
  return {
    id,
    footprint: piece.footprint.map(put),
    solids: piece.solids.map(({ outline, bottom, top }) => ({
      outline: outline.map(put),
      bottom,
      top: top.kind === 'flat' ? top : { ...top, from: put(top.from), rise: turn(top.rise) },
    })),
  };
}
