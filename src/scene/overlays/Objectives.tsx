import { use, useMemo } from 'react';
import { SRGBColorSpace } from 'three';
import type { ObjectivePicture } from '../../table/picture';
import { fontsReady } from '../fonts';
import { useLive } from '../live';
import { toScene } from '../space';
import {
  isNotchedFor,
  OBJECTIVE_HEIGHT,
  OBJECTIVE_WIDTH,
  objectiveColour,
  objectivePicture,
} from './objective-picture';

const NONE: readonly ObjectivePicture[] = [];

/** Plaques on the mat that mark objectives. */
export function Objectives() {
  const objectives = useLive(state => state.overlays.objectives ?? NONE);
  return objectives.map(objective => <Plaque key={objective.id} objective={objective} />);
}

function Plaque({ objective }: { readonly objective: ObjectivePicture }) {
  use(fontsReady());
  const table = useLive(state => state.table);
  const { numeral, holder } = objective;
  const picture = useMemo(
    () => objectivePicture(numeral, objectiveColour(holder), isNotchedFor(holder)),
    [numeral, holder],
  );
  return (
    <mesh position={toScene(table, objective, OBJECTIVE_HEIGHT)} rotation-x={-Math.PI / 2} renderOrder={2}>
      <planeGeometry args={[OBJECTIVE_WIDTH, OBJECTIVE_WIDTH]} />
      <meshBasicMaterial transparent depthWrite={false} toneMapped={false} polygonOffset polygonOffsetFactor={-3}>
        <canvasTexture attach="map" args={[picture]} colorSpace={SRGBColorSpace} anisotropy={8} />
      </meshBasicMaterial>
    </mesh>
  );
}
