import { useCallback, useEffect, useState } from 'react';
import type { BufferGeometry } from 'three';
import { degrees } from '../camera/pose';
import { useRenderContext } from '../render-context';
import { Copies } from './Copies';
import type { Piece } from './recognise';

/** A figure this near to a wood's middle stands under its leaves. */
const SHELTER = 4.6;
/** From steeper than this the crowns would hide the ground below. */
const STEEP = degrees(60);
/** How much of the leaves is taken away: a quarter stays. */
const THIN = 0.75;

export interface CopiedProps {
  readonly sculpt: BufferGeometry;
  readonly pieces: readonly Piece[];
}

/** The leaves of woods, thinned wherever they would hide a figure. */
export function Crowns({ sculpt, pieces }: CopiedProps) {
  const { leafPaint, tableCamera, miniStore } = useRenderContext();
  const [thinned, setThinned] = useState('');
  useEffect(() => {
    const look = () => {
      const bodies = miniStore.bodies();
      const isSteep = tableCamera.pose.pitch > STEEP;
      const hides = (piece: Piece) => bodies.some(({ x, y }) => (x - piece.x) ** 2 + (y - piece.y) ** 2 < SHELTER ** 2);
      const names = pieces.filter(piece => isSteep || hides(piece)).map(({ feature }) => feature);
      setThinned(JSON.stringify(names));
    };
    look();
    const stopWatchingMinis = miniStore.onChange(look);
    const stopWatchingCamera = tableCamera.onRest(look);
    return () => {
      stopWatchingMinis();
      stopWatchingCamera();
    };
  }, [pieces, tableCamera, miniStore]);
  const lookOf = useCallback(
    ({ feature }: Piece) => ({ thin: thinned.includes(JSON.stringify(feature)) ? THIN : 0 }),
    [thinned],
  );
  return <Copies sculpt={sculpt} paint={leafPaint} pieces={pieces} lookOf={lookOf} />;
}
