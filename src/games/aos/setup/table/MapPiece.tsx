import type { Terrain } from '../../types';

type Outline = Terrain['footprint'];

const path = (outline: Outline): string => `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

function middleOf(outline: Outline): { readonly x: number; readonly y: number } {
  const sum = outline.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

const heightOf = ({ top }: Terrain['solids'][number]): number => top.z;

/** A piece of scenery from above. Taller pieces are lighter; each kind has its own drawing. */
export function MapPiece({ piece }: { readonly piece: Terrain }) {
  const kind = piece.id.replace(/-\d+$/, '');
  return (
    <g className="map-piece" data-kind={kind}>
      <title>{piece.name}</title>
      <path className="map-ground" d={path(piece.footprint)} />
      {piece.solids
        .toSorted((a, b) => heightOf(a) - heightOf(b))
        .map(solid => {
          const d = path(solid.outline);
          return (
            <path key={`${d} ${solid.bottom}`} className="map-solid" d={d} style={{ fill: stone(heightOf(solid)) }} />
          );
        })}
      {kind === 'wood' && piece.solids.map(({ outline }) => <Crown key={path(outline)} outline={outline} />)}
      {kind === 'watch-keep' && <Deck piece={piece} />}
      {kind === 'deadly-briar' && <path className="map-thorns" d={path(piece.footprint)} />}
      {kind === 'arcane-stones' && <path className="map-arcane" d={path(piece.footprint)} />}
    </g>
  );
}

const TALLEST = 6;

/** Stone colour by height. */
const stone = (height: number): string => {
  const light = 34 + 40 * Math.min(1, height / TALLEST);
  return `hsl(40 9% ${light}%)`;
};

function Crown({ outline }: { readonly outline: Outline }) {
  const { x, y } = middleOf(outline);
  return (
    <>
      <circle className="map-crown" cx={x} cy={y} r="1.75" />
      <circle className="map-crown-light" cx={x - 0.4} cy={y + 0.4} r="0.95" />
    </>
  );
}

/** The timber deck for a garrison, and its flag. */
function Deck({ piece }: { readonly piece: Terrain }) {
  const walls = piece.solids[1] ?? piece.solids[0];
  if (!walls) return undefined;
  const { x, y } = middleOf(walls.outline);
  return (
    <>
      <path className="map-deck" d={path(walls.outline)} />
      <path className="map-flag" d={`M${x - 0.9} ${y - 1.2}h.35v2.6h1.9l-.7-.7.7-.7h-1.9Z`} />
    </>
  );
}
