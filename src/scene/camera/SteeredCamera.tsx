import { CameraControls, type CameraControlsImpl } from '@react-three/drei';
import { useFrame } from '@react-three/fiber';
import { useCallback, useEffect } from 'react';
import { useLive } from '../live';
import { useRenderContext } from '../render-context';
import { SteadyControls } from './steady-controls';

/** A share of camera-controls' own speed, which turns by a whole round over the height of the picture. */
const TURN_SPEED = 0.65;

/** Gives the camera its controls, and passes it the table, the insets and the view. */
export function SteeredCamera() {
  const { tableCamera, pixel } = useRenderContext();
  const table = useLive(state => state.table);
  const solids = useLive(state => state.solids);
  const insets = useLive(state => state.insets);
  const view = useLive(state => state.view);
  const attach = useCallback(
    (controls: CameraControlsImpl | null) =>
      controls instanceof SteadyControls ? tableCamera.attach(controls) : undefined,
    [tableCamera],
  );
  useEffect(() => tableCamera.setTable(table, solids), [tableCamera, table, solids]);
  useEffect(() => tableCamera.setInsets(insets), [tableCamera, insets]);
  useEffect(() => {
    if (view) void tableCamera.show(view);
  }, [tableCamera, view]);
  useFrame(() => {
    pixel.value = tableCamera.pixelAtInch;
  });
  return (
    <CameraControls
      ref={attach}
      impl={SteadyControls}
      regress
      camera={tableCamera.camera}
      azimuthRotateSpeed={TURN_SPEED}
      polarRotateSpeed={TURN_SPEED}
      onControlStart={tableCamera.onControlStart}
      onControl={tableCamera.onControl}
      onControlEnd={tableCamera.onControlEnd}
      onUpdate={tableCamera.onUpdate}
    />
  );
}
