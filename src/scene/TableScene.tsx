import { useEffect } from 'react';
import type { Feature, Solid } from '../geometry/shape';
import type { Backstage } from './backstage';
import { Dice } from './dice/Dice';
import type { ThrowView } from './dice/dice-view';
import { announceFirstFrame } from './first-frame';
import { Heartbeat } from './Heartbeat';
import { Mat } from './mats/Mat';
import { Minis } from './minis/Minis';
import type { MiniView } from './minis/mini-view';
import { Areas } from './overlays/Areas';
import { Objectives } from './overlays/Objectives';
import type { Overlays } from './overlays/overlay-view';
import { Rings } from './overlays/Rings';
import { Strokes } from './overlays/Strokes';
import { MOODS, type Realm } from './realms';
import { Scenery } from './scenery/Scenery';
import type { TableSize } from './space';
import { Frame } from './stage/Frame';
import { Lights } from './stage/Lights';
import { Surroundings } from './stage/Surroundings';
import { BackstageProvider } from './use-backstage';

export interface TableSceneProps {
  readonly backstage: Backstage;
  readonly table: TableSize;
  readonly features: readonly Feature[];
  readonly solids: readonly Solid[];
  readonly realm: Realm;
  readonly minis: readonly MiniView[];
  readonly overlays: Overlays;
  readonly dice: ThrowView | undefined;
  readonly onDiceRest: ((id: string) => void) | undefined;
}

/** Everything inside the canvas. */
export function TableScene({
  backstage,
  table,
  features,
  solids,
  realm,
  minis,
  overlays,
  dice,
  onDiceRest,
}: TableSceneProps) {
  const mood = MOODS[realm];
  useEffect(() => void announceFirstFrame(backstage), [backstage]);
  return (
    <BackstageProvider value={backstage}>
      <Heartbeat />
      <Surroundings mood={mood} table={table} />
      <Lights mood={mood} table={table} />
      <Mat realm={realm} table={table} />
      <Frame table={table} />
      <Scenery features={features} realm={realm} table={table} banners={overlays.banners ?? NONE} />
      <Minis minis={minis} table={table} />
      <Objectives objectives={overlays.objectives ?? []} table={table} />
      <Areas areas={overlays.areas ?? []} table={table} solids={solids} />
      <Rings rings={overlays.rings ?? NONE} table={table} />
      <Strokes strokes={overlays.strokes ?? NONE} table={table} />
      <Dice thrown={dice} features={features} table={table} onRest={onDiceRest} />
    </BackstageProvider>
  );
}

/** The same empty list each time, so that nothing is rebuilt for it. */
const NONE: readonly never[] = [];
