import { useCallback, useMemo } from 'react';
import { type CanvasTexture, MeshBasicMaterial } from 'three';
import type { TableSize } from '../space';
import { Piece, useDisposed, usePlane } from '../use-drawing';
import { useLettered } from '../use-lettered';
import { useRenderContext } from '../use-render-context';
import { RAIL_TOP, RAIL_WIDTH, railGeometry } from './rail-geometry';
import { railMaterial } from './rail-material';
import { rulerTexture } from './ruler-texture';

/** The wooden frame with its brass lip, and the ruler inlaid on the near side. */
export function Rail({ table }: { readonly table: TableSize }) {
  const { settings } = useRenderContext();
  const geometry = useMemo(() => railGeometry(table), [table]);
  const material = useMemo(() => railMaterial(settings.reflections), [settings]);
  const ruler = useLettered(useCallback(() => rulerTexture(table.width, RAIL_WIDTH), [table.width]));
  useDisposed(geometry);
  useDisposed(material);
  return (
    <>
      <Piece geometry={geometry} material={material} castsShadow takesShadow />
      {ruler && <Inlay ruler={ruler} table={table} />}
    </>
  );
}

function Inlay({ ruler, table }: { readonly ruler: CanvasTexture; readonly table: TableSize }) {
  const strip = usePlane(table.width, RAIL_WIDTH);
  const paint = useMemo(
    () =>
      new MeshBasicMaterial({
        map: ruler,
        transparent: true,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -2,
      }),
    [ruler],
  );
  useDisposed(paint);
  return <Piece geometry={strip} material={paint} at={[0, RAIL_TOP + 0.01, table.depth / 2 + RAIL_WIDTH / 2]} isFlat />;
}
