import { useEffect, useMemo } from 'react';
import type { Feature, Solid } from '../geometry/shape';
import { Dice } from './dice/Dice';
import type { ThrowView } from './dice/dice-view';
import { FrameLoop } from './frame/FrameLoop';
import { announceFirstFrame } from './frame/first-frame';
import { Mat } from './mats/Mat';
import { Minis } from './minis/Minis';
import type { MiniView } from './minis/mini-view';
import { Areas } from './overlays/Areas';
import { Objectives } from './overlays/Objectives';
import type { Overlays } from './overlays/overlay-view';
import { Rings } from './overlays/Rings';
import { Strokes } from './overlays/Strokes';
import { MOODS, type Realm } from './realms';
import type { RenderContext } from './render-context';
import { Scenery } from './scenery/Scenery';
import type { TableSize } from './space';
import { Lights } from './surroundings/Lights';
import { Rail } from './surroundings/Rail';
import { Surroundings } from './surroundings/Surroundings';
import { RenderContextProvider } from './use-render-context';

export interface TableSceneProps {
  readonly context: RenderContext;
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
  context,
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
  useEffect(() => void announceFirstFrame(context), [context]);
  // the same elements while a hand drags, so that it does not wait for what stands still
  const ground = useMemo(
    () => (
      <>
        <Surroundings mood={mood} table={table} />
        <Lights mood={mood} table={table} />
        <Mat realm={realm} table={table} />
        <Rail table={table} />
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
    <RenderContextProvider value={context}>
      <FrameLoop />
      {ground}
      {things}
      <Areas areas={overlays.areas ?? []} table={table} solids={solids} />
      <Rings rings={overlays.rings ?? NONE} table={table} />
      <Strokes strokes={overlays.strokes ?? NONE} table={table} />
      <Dice thrown={dice} features={features} table={table} onRest={onDiceRest} />
    </RenderContextProvider>
  );
}

/** The same empty list each time, so that nothing is rebuilt for it. */
const NONE: readonly never[] = [];
