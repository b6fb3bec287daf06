import { useEffect, useMemo } from 'react';
import type { BufferGeometry } from 'three';
import { degrees } from '../camera/pose';
import type { TableSize } from '../space';
import { Shown } from '../use-drawing';
import { useRenderContext } from '../use-render-context';
import { createCopies } from './copies';
import type { Piece } from './recognise';

/** A figure this near to a wood's middle stands under its leaves. */
const SHELTER = 4.6;
/** From steeper than this the crowns would hide the ground below. */
const STEEP = degrees(60);
/** How much of the leaves is taken away: a quarter stays. */
const THIN = 0.75;

interface WoodFadingProps {
  readonly crowns: BufferGeometry;
  readonly pieces: readonly Piece[];
  readonly table: TableSize;
}

/** The leaves of woods, thinned wherever they would hide a figure. */
export function WoodFading({ crowns, pieces, table }: WoodFadingProps) {
  const { leafPaint, rig, miniStore, requestFrame } = useRenderContext();
  const copies = useMemo(() => createCopies(crowns, leafPaint, pieces, table), [crowns, leafPaint, pieces, table]);
  useEffect(() => () => copies.dispose(), [copies]);
  useEffect(() => {
    const look = () => {
      const bodies = miniStore.bodies();
      pieces.forEach((piece, i) => {
        const hides = bodies.some(({ x, y }) => (x - piece.x) ** 2 + (y - piece.y) ** 2 < SHELTER ** 2);
        copies.thin(i, hides || rig.pose.pitch > STEEP ? THIN : 0);
      });
      requestFrame();
    };
    look();
    const stopWatchingMinis = miniStore.onChange(look);
    const stopWatchingCamera = rig.onRest(look);
    return () => {
      stopWatchingMinis();
      stopWatchingCamera();
    };
  }, [copies, pieces, rig, miniStore, requestFrame]);
  return <Shown object={copies.mesh} />;
}
