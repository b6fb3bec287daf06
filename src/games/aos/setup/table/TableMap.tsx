import type { ReactNode } from 'react';
import type { TableTheme } from '../../../../table/picture';
import type { Setup } from '../../battle-setup';
import { fitted } from '../../battleplans/fit';
import type { Battleplan } from '../../battleplans/types';
import type { Terrain } from '../../types';
import { SETUP } from '../../words/setup/setup';
import { Objectives, Territories } from '../plans/PlanGround';
import { Cloth } from '../Swatch';
import { MapPiece } from './MapPiece';
import './table-map.css';

interface TableMapProps {
  readonly terrain: readonly Terrain[];
  readonly mood: TableTheme;
  readonly table: Setup['table'];
  readonly plan: Battleplan | undefined;
  /** Interactive elements over the map. */
  readonly children?: ReactNode;
}

const FRAME = 2.4;

/** The table from above, with its mat, scenery, objectives and territory lines. */
export const TableMap = ({ terrain, mood, table, plan, children }: TableMapProps) => (
  <svg
    className="table-map"
    viewBox={`${-FRAME} ${-FRAME} ${table.width + 2 * FRAME} ${table.depth + 2 * FRAME}`}
    role={children ? 'group' : 'img'}
    aria-label={SETUP.map(inWords(terrain))}
  >
    <rect
      className="map-frame"
      x={-FRAME}
      y={-FRAME}
      width={table.width + 2 * FRAME}
      height={table.depth + 2 * FRAME}
      rx="0.6"
    />
    <Cloth mood={mood} width={table.width} height={table.depth} grain={0.11} />
    <g transform={`translate(0 ${table.depth}) scale(1 -1)`}>
      {plan && <Lines plan={plan} table={table} />}
      {terrain.map(piece => (
        <MapPiece key={piece.id} piece={piece} />
      ))}
      {children}
    </g>
    <rect className="map-lip" width={table.width} height={table.depth} />
  </svg>
);

/** PLAN-04, FB-03: both territories on this table, the part too near to the enemy's, and the objectives. */
function Lines({ plan, table }: { readonly plan: Battleplan; readonly table: Setup['table'] }) {
  const onTable = fitted(plan, table);
  return (
    <>
      <Territories plan={onTable} />
      <Objectives plan={onTable} />
    </>
  );
}

/** The scenery on the table, counted. */
export function inWords(terrain: readonly Terrain[]): string {
  if (terrain.length === 0) return SETUP.noScenery;
  const counts = new Map<string, number>();
  for (const { name } of terrain) {
    const kind = name.replace(/ \d+$/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} × ${kind.toLowerCase()}`).join(', ');
}
