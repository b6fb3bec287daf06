import { useEffect, useState } from 'react';
import type { CanvasTexture } from 'three';
import { INK, TEAM_COLOURS } from '../ink';
import { whenLettered } from '../lettering';
import { type TableSize, toScene } from '../space';
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

function Plaque({ objective, table }: { readonly objective: ObjectiveView; readonly table: TableSize }) {
  const texture = usePlaque(objective.numeral, objective.holder);
  return (
    texture && (
      <mesh position={toScene(table, objective, 0.045)} rotation-x={-Math.PI / 2} renderOrder={2}>
        <planeGeometry args={[WIDTH, WIDTH]} />
        <meshBasicMaterial
          map={texture}
          transparent
          depthWrite={false}
          toneMapped={false}
          polygonOffset
          polygonOffsetFactor={-3}
        />
      </mesh>
    )
  );
}

function usePlaque(numeral: string, holder: ObjectiveView['holder']): CanvasTexture | undefined {
  const [texture, setTexture] = useState<CanvasTexture>();
  useEffect(() => {
    let isGone = false;
    let made: CanvasTexture | undefined;
    void whenLettered().then(() => {
      if (isGone) return;
      made = objectiveTexture(numeral, holder === undefined ? INK.ivory : TEAM_COLOURS[holder], holder === 1);
      setTexture(made);
    });
    return () => {
      isGone = true;
      made?.dispose();
    };
  }, [numeral, holder]);
  return texture;
}
