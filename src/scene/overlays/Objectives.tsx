import { useCallback, useMemo } from 'react';
import { type CanvasTexture, MeshBasicMaterial } from 'three';
import { OVERLAY_COLOURS, TEAM_COLOURS } from '../colours';
import { type TableSize, toScene } from '../space';
import { Piece, useDisposed, usePlane } from '../use-drawing';
import { useLettered } from '../use-lettered';
import { objectiveTexture } from './objective-texture';
import type { ObjectiveView } from './overlay-view';

const WIDTH = 6.4;

interface ObjectivesProps {
  readonly objectives: readonly ObjectiveView[];
  readonly table: TableSize;
}

/** Plaques lying on the cloth where points are won. */
export function Objectives({ objectives, table }: ObjectivesProps) {
  return objectives.map(objective => <Plaque key={objective.id} objective={objective} table={table} />);
}

interface PlaqueProps {
  readonly objective: ObjectiveView;
  readonly table: TableSize;
}

function Plaque({ objective, table }: PlaqueProps) {
  const { numeral, holder } = objective;
  const ink = holder === undefined ? OVERLAY_COLOURS.ivory : TEAM_COLOURS[holder];
  const texture = useLettered(useCallback(() => objectiveTexture(numeral, ink, holder === 1), [numeral, ink, holder]));
  return texture && <Laid objective={objective} table={table} texture={texture} />;
}

function Laid({ objective, table, texture }: PlaqueProps & { readonly texture: CanvasTexture }) {
  const plate = usePlane(WIDTH, WIDTH);
  const enamel = useMemo(
    () =>
      new MeshBasicMaterial({
        map: texture,
        transparent: true,
        depthWrite: false,
        toneMapped: false,
        polygonOffset: true,
        polygonOffsetFactor: -3,
      }),
    [texture],
  );
  useDisposed(enamel);
  return <Piece geometry={plate} material={enamel} at={toScene(table, objective, 0.045)} isFlat order={2} />;
}
