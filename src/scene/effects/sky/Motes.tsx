import { useFrame } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { type InstancedMesh, Matrix4 } from 'three';
import { prefersStill } from '../../frame/motion';
import { useLive } from '../../live';
import { useRenderContext } from '../../render-context';
import { scatter, seedOf } from '../../scatter';
import { MOTE_COUNTS, MOTES } from './mote-looks';
import type { MoteMaterial } from './mote-material';

/** A frame after a long rest must not let them jump. */
const LONGEST_STEP = 0.05;

/** Embers, pollen or dust in the air. They fly on frames that are drawn for something else, and ask for none. */
export function Motes() {
  const { settings, tableCamera } = useRenderContext();
  const realm = useLive(state => state.theme);
  const count = MOTE_COUNTS[settings.effects];
  const mesh = useRef<InstancedMesh>(null);
  const material = useRef<MoteMaterial>(null);
  useLayoutEffect(() => {
    const next = scatter(seedOf('motes'));
    for (let i = 0; i < count; i++) mesh.current?.setMatrixAt(i, new Matrix4().setPosition(next(), next(), next()));
    if (mesh.current) mesh.current.instanceMatrix.needsUpdate = true;
  }, [count]);
  useFrame((_, seconds) => {
    if (!mesh.current || !material.current) return;
    mesh.current.visible = !prefersStill();
    const [x, , z] = tableCamera.pose.target;
    material.current.focus.set(x, 0, z);
    material.current.fly(Math.min(seconds, LONGEST_STEP));
  });
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, count]}
      renderOrder={8}
      frustumCulled={false}
      visible={!prefersStill()}
    >
      <planeGeometry />
      <moteMaterial ref={material} key={realm} args={[MOTES[realm]]} />
    </instancedMesh>
  );
}
