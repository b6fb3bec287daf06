import { useEffect, useMemo, useState } from 'react';
import type { CanvasTexture } from 'three';
import { whenLettered } from '../lettering';
import type { TableSize } from '../space';
import { useBackstage } from '../use-backstage';
import { frameGeometry, RAIL_TOP, RAIL_WIDTH } from './frame-geometry';
import { frameMaterial } from './frame-material';
import { rulerTexture } from './ruler-texture';

/** The wooden frame with its brass lip, and the ruler inlaid on the near side. */
export function Frame({ table }: { readonly table: TableSize }) {
  const { settings } = useBackstage();
  const geometry = useMemo(() => frameGeometry(table), [table]);
  const material = useMemo(() => frameMaterial(settings.reflections), [settings]);
  const ruler = useRuler(table.width);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => material.dispose(), [material]);
  return (
    <>
      <mesh geometry={geometry} material={material} castShadow receiveShadow />
      {ruler && (
        <mesh position={[0, RAIL_TOP + 0.01, table.depth / 2 + RAIL_WIDTH / 2]} rotation-x={-Math.PI / 2}>
          <planeGeometry args={[table.width, RAIL_WIDTH]} />
          <meshBasicMaterial map={ruler} transparent depthWrite={false} polygonOffset polygonOffsetFactor={-2} />
        </mesh>
      )}
    </>
  );
}

function useRuler(length: number): CanvasTexture | undefined {
  const [ruler, setRuler] = useState<CanvasTexture>();
  useEffect(() => {
    let isGone = false;
    let made: CanvasTexture | undefined;
    void whenLettered().then(() => {
      if (isGone) return;
      made = rulerTexture(length, RAIL_WIDTH);
      setRuler(made);
    });
    return () => {
      isGone = true;
      made?.dispose();
    };
  }, [length]);
  return ruler;
}
