import { useEffect, useMemo } from 'react';
import type { TableSize } from '../space';
import { Piece, useFrame } from '../use-drawing';
import { useRenderContext } from '../use-render-context';
import type { StrokeView } from './overlay-view';
import { strokeGeometry } from './stroke-geometry';
import { strokeMaterial } from './stroke-material';

/** Tapes, sight lines and coherency links: all of them in one draw call. */
export function Strokes({ strokes, table }: { readonly strokes: readonly StrokeView[]; readonly table: TableSize }) {
  const { rig } = useRenderContext();
  const geometry = useMemo(() => strokeGeometry(strokes, table), [strokes, table]);
  const pixel = useMemo(() => ({ value: 0.001 }), []);
  const material = useMemo(() => strokeMaterial(pixel), [pixel]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => material.dispose(), [material]);
  useFrame(() => {
    pixel.value = rig.pixelAtInch;
  });
  return strokes.length > 0 && <Piece geometry={geometry} material={material} order={5} isEverywhere />;
}
