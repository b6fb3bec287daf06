import { useFrame } from '@react-three/fiber';
import { useEffect } from 'react';
import { useLive } from '../live';
import { useRenderContext } from '../use-render-context';

/** Tells the camera what table it looks at, which part of the picture is free, and what to show. */
export function SteeredCamera() {
  const { rig, pixel } = useRenderContext();
  const table = useLive(state => state.table);
  const solids = useLive(state => state.solids);
  const insets = useLive(state => state.insets);
  const view = useLive(state => state.view);
  useEffect(() => rig.setTable(table, solids), [rig, table, solids]);
  useEffect(() => rig.setInsets(insets), [rig, insets]);
  useEffect(() => {
    if (view) void rig.show(view);
  }, [rig, view]);
  useFrame(() => {
    pixel.value = rig.pixelAtInch;
  });
  return undefined;
}
