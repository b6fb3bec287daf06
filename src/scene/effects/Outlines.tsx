import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { DynamicDrawUsage, type InstancedMesh, Vector2 } from 'three';
import { useStore } from 'zustand';
import type { MiniBatchPlan } from '../minis/mini-store';
import { useRenderContext } from '../render-context';
import { OutlineGeometry } from './outline-geometry';
import { OutlineMaterial } from './outline-material';
import { isOutlined, writeOutlines } from './write-outlines';

/** Lines around the figures of the selected unit and the figure pointed at: one draw call for each of their sculpts. */
export function Outlines() {
  const { miniStore } = useRenderContext();
  const { batches } = useStore(miniStore.plan);
  const pixel = useMemo(() => ({ value: new Vector2() }), []);
  const material = useMemo(() => new OutlineMaterial(pixel), [pixel]);
  useEffect(() => () => material.dispose(), [material]);
  useFrame(({ size }) => {
    pixel.value.set(2 / size.width, 2 / size.height);
  });
  return batches.map(batch => <Outline key={`${batch.sculpt.uuid} ${batch.room}`} batch={batch} material={material} />);
}

interface OutlineProps {
  readonly batch: MiniBatchPlan;
  readonly material: OutlineMaterial;
}

/** The outlined among the minis of one sculpt. */
function Outline({ batch: { sculpt, room }, material }: OutlineProps) {
  const context = useRenderContext();
  const mesh = useRef<InstancedMesh>(null);
  const shell = useRef<OutlineGeometry>(undefined);
  const written = useRef(-1);
  useEffect(() => {
    // the frame that showed the selection may be over by now, and a table at rest draws no other
    context.requestFrame();
    return () => {
      shell.current?.dispose();
      shell.current = undefined;
    };
  }, [context]);
  useFrame(() => {
    const { miniStore, table } = context;
    if (!mesh.current || written.current === miniStore.version) return;
    written.current = miniStore.version;
    const minis = miniStore.membersOf(sculpt).filter(isOutlined);
    mesh.current.visible = minis.length > 0;
    if (minis.length === 0) return;
    // most sculpts are never selected, so each shell is made when it is needed first
    shell.current ??= new OutlineGeometry(sculpt, room);
    mesh.current.geometry = shell.current;
    writeOutlines(mesh.current, minis, table);
  });
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, material, room]}
      instanceMatrix-usage={DynamicDrawUsage}
      visible={false}
      frustumCulled={false}
    />
  );
}
