import { useEffect, useMemo } from 'react';
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
  // the same elements while a hand drags, so that it does not wait for what stands still
  const ground = useMemo(
    () => (
      <>
        <Surroundings mood={mood} table={table} />
        <Lights mood={mood} table={table} />
        <Mat realm={realm} table={table} />
        <Frame table={table} />
      </>
    ),
    [mood, realm, table],
  );
  const { banners = NONE, objectives = NONE } = overlays;
  const things = useMemo(
    () => (
      <>
        <Scenery features={features} realm={realm} table={table} banners={banners} />
        <Minis minis={minis} table={table} />
        <Objectives objectives={objectives} table={table} />
      </>
    ),
    [features, realm, table, banners, minis, objectives],
  );
  return (
    <BackstageProvider value={backstage}>
      <Heartbeat />
      {ground}
      {things}
      <Areas areas={overlays.areas ?? []} table={table} solids={solids} />
      <Rings rings={overlays.rings ?? NONE} table={table} />
      <Strokes strokes={overlays.strokes ?? NONE} table={table} />
      <Dice thrown={dice} features={features} table={table} onRest={onDiceRest} />
    </BackstageProvider>
  );
}

/** The same empty list each time, so that nothing is rebuilt for it. */
const NONE: readonly never[] = [];
