import { useEffect, useMemo } from 'react';
import { MOODS, type Realm } from '../realms';
import type { TableSize } from '../space';
import { Piece, useDrawing, usePlane } from '../use-drawing';
import { useRenderContext } from '../use-render-context';
import { bakeMat } from './bake-mat';
import { matMaterial } from './mat-material';

/** The cloth of a realm, painted once when the realm or the table changes. */
export function Mat({ realm, table }: { readonly realm: Realm; readonly table: TableSize }) {
  const { settings, palette } = useRenderContext();
  const { gl } = useDrawing();
  const cloth = usePlane(table.width, table.depth);
  const maps = useMemo(
    () => bakeMat(gl, realm, table, settings.matPixels, settings.reflections),
    [gl, realm, table, settings],
  );
  const material = useMemo(() => matMaterial(maps, MOODS[realm].glow, settings.reflections), [maps, realm, settings]);
  useEffect(() => {
    palette.mat.value = maps.map;
    palette.matSize.value.set(table.width, table.depth);
    return () => maps.dispose();
  }, [maps, palette, table]);
  useEffect(() => () => material.dispose(), [material]);
  return <Piece geometry={cloth} material={material} isFlat takesShadow />;
}
