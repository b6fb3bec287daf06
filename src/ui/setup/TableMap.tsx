import type { ReactNode } from 'react';
import { findBattleplan } from '../../systems/aos/battleplans';
import { LAYOUT_TABLE } from '../../systems/aos/layouts';
import type { Terrain } from '../../systems/aos/types';
import { SETUP } from '../text/setup';
import { MapPiece } from './MapPiece';
import type { Mood } from './moods';
import { Cloth } from './Swatch';

interface TableMapProps {
  readonly terrain: readonly Terrain[];
  readonly mood: Mood;
  readonly plan: string;
  /** What lies over the map for the hand. */
  readonly children?: ReactNode;
}

const { width: WIDTH, depth: DEPTH } = LAYOUT_TABLE;
const FRAME = 2.4;

/** The table from straight above, with its cloth, scenery, objectives and the lines behind which armies are set up. */
export const TableMap = ({ terrain, mood, plan, children }: TableMapProps) => (
  <svg
    className="table-map"
    viewBox={`${-FRAME} ${-FRAME} ${WIDTH + 2 * FRAME} ${DEPTH + 2 * FRAME}`}
    role={children ? 'group' : 'img'}
    aria-label={SETUP.map(inWords(terrain))}
  >
    <rect className="map-frame" x={-FRAME} y={-FRAME} width={WIDTH + 2 * FRAME} height={DEPTH + 2 * FRAME} rx="0.6" />
    <Cloth mood={mood} width={WIDTH} height={DEPTH} grain={0.11} />
    <g transform={`translate(0 ${DEPTH}) scale(1 -1)`}>
      <Lines plan={plan} />
      {terrain.map(piece => (
        <MapPiece key={piece.id} piece={piece} />
      ))}
      {children}
    </g>
    <rect className="map-lip" width={WIDTH} height={DEPTH} />
  </svg>
);

/** FB-03: where each army ends, the border between them, and what is fought for. */
function Lines({ plan }: { readonly plan: string }) {
  const { setUpDistance = 0, objectives = [] } = findBattleplan(plan) ?? {};
  const middle = DEPTH / 2;
  return (
    <>
      <path className="map-line" d={`M0 ${middle - setUpDistance}H${WIDTH}M0 ${middle + setUpDistance}H${WIDTH}`} />
      <path className="map-border" d={`M0 ${middle}H${WIDTH}`} />
      {objectives.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="map-objective" cx={x} cy={y} r="2.2" />
      ))}
    </>
  );
}

/** What stands on the table, counted. */
export function inWords(terrain: readonly Terrain[]): string {
  if (terrain.length === 0) return SETUP.noScenery;
  const counts = new Map<string, number>();
  for (const { name } of terrain) {
    const kind = name.replace(/ \d+$/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} × ${kind.toLowerCase()}`).join(', ');
}
