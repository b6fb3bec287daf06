import type { Feature, Polygon, Solid, Spot } from '../../../geometry/shapes/shape';

/** A piece of scenery around its own centre, as listed with the models. */
export interface SceneryPiece {
  readonly id: string;
  readonly footprint: Polygon;
  readonly solids: readonly Solid[];
}

/** The position and rotation of a piece. */
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
