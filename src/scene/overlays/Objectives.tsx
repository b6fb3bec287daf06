import { use, useMemo } from 'react';
import { SRGBColorSpace } from 'three';
import type { ObjectivePicture } from '../../table/picture';
import { OVERLAY_COLOURS, TEAM_COLOURS, teamOf } from '../colours';
import { fontsReady } from '../fonts';
import { useLive } from '../live';
import { toScene } from '../space';
import { objectivePicture } from './objective-picture';

const WIDTH = 6.4;
const NONE: readonly ObjectivePicture[] = [];

/** Plaques lying on the cloth where points are won. */
export function Objectives() {
  const objectives = useLive(state => state.overlays.objectives ?? NONE);
  return objectives.map(objective => <Plaque key={objective.id} objective={objective} />);
}

function Plaque({ objective }: { readonly objective: ObjectivePicture }) {
  use(fontsReady());
  const table = useLive(state => state.table);
  const { numeral, holder } = objective;
  const colour = holder === undefined ? OVERLAY_COLOURS.ivory : TEAM_COLOURS[teamOf(holder)];
  const picture = useMemo(
    () => objectivePicture(numeral, colour, holder !== undefined && teamOf(holder) === 1),
    [numeral, colour, holder],
  );
  return (
    <mesh position={toScene(table, objective, 0.045)} rotation-x={-Math.PI / 2} renderOrder={2}>
      <planeGeometry args={[WIDTH, WIDTH]} />
      <meshBasicMaterial transparent depthWrite={false} toneMapped={false} polygonOffset polygonOffsetFactor={-3}>
        <canvasTexture attach="map" args={[picture]} colorSpace={SRGBColorSpace} anisotropy={8} />
      </meshBasicMaterial>
    </mesh>
  );
}
