import { useFrame } from '@react-three/fiber';
import { lazy, Suspense, useEffect } from 'react';
import { useLive } from '../live';
import { useRenderContext } from '../use-render-context';

const Controls = lazy(() => import('./Controls'));

/** Gives the camera its controls, and passes it the table, the insets and the view. */
export function SteeredCamera() {
  const { tableCamera, pixel } = useRenderContext();
  const table = useLive(state => state.table);
  const solids = useLive(state => state.solids);
  const insets = useLive(state => state.insets);
  const view = useLive(state => state.view);
  useEffect(() => tableCamera.setTable(table, solids), [tableCamera, table, solids]);
  useEffect(() => tableCamera.setInsets(insets), [tableCamera, insets]);
  useEffect(() => {
    if (view) void tableCamera.show(view);
  }, [tableCamera, view]);
  useFrame(() => {
    pixel.value = tableCamera.pixelAtInch;
  });
  return (
    <Suspense>
      <Controls />
    </Suspense>
  );
}
