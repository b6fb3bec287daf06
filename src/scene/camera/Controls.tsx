import { CameraControls, type CameraControlsImpl } from '@react-three/drei';
import { useEffect, useRef } from 'react';
import { prefersStill } from '../frame/motion';
import { useRenderContext } from '../use-render-context';
import { SteadyControls, Steering } from './steering';

/** Drags, pinches and flights. In a part of its own: until it is there the camera goes where it should at once. */
export default function Controls() {
  const { tableCamera } = useRenderContext();
  const controls = useRef<CameraControlsImpl>(null);
  useEffect(
    () => (controls.current ? tableCamera.attach(new Steering(controls.current, prefersStill)) : undefined),
    [tableCamera],
  );
  return <CameraControls ref={controls} impl={SteadyControls} camera={tableCamera.camera} />;
}
