import { useFrame } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { type InstancedMesh, Matrix4 } from 'three';
import { prefersStill } from '../../frame/motion';
import { useLive } from '../../live';
import { useRenderContext } from '../../render-context';
import { scatter, seedOf } from '../../scatter';
import { MIST, MIST_SHEETS, type MistLook } from './mist-looks';
import type { MistMaterial } from './mist-material';

/** Inches. Lower than any base is high: over rims and figures it would take their colours away. */
const SHEET = { least: 9, most: 17, lowest: 0.03, highest: 0.1 };
/** A frame after a long rest must not let it jump. */
const LONGEST_STEP = 0.05;

/** Mist low over the ground, where the realm has any. */
export function Mist() {
  const look = MIST[useLive(state => state.theme)];
  const sheets = MIST_SHEETS[useRenderContext().settings.effects];
  return look && <Sheets look={look} count={sheets} />;
}

interface SheetsProps {
  readonly look: MistLook;
  readonly count: number;
}

/** One draw call. It drifts on frames that are drawn for something else, and asks for none. */
function Sheets({ look, count }: SheetsProps) {
  const { palette, requestFrame } = useRenderContext();
  const { width, depth } = useLive(state => state.table);
  const mesh = useRef<InstancedMesh>(null);
  const material = useRef<MistMaterial>(null);
  useLayoutEffect(() => {
    const next = scatter(seedOf('mist'));
    const matrix = new Matrix4();
    for (let i = 0; i < count; i++) {
      const wide = SHEET.least + (SHEET.most - SHEET.least) * next();
      // the lowest first: they are drawn in this order, and nothing sorts them
      const height = SHEET.lowest + ((SHEET.highest - SHEET.lowest) * i) / count;
      matrix.makeScale(wide, 1, wide * (0.5 + 0.3 * next()));
      mesh.current?.setMatrixAt(i, matrix.setPosition((next() - 0.5) * width, height, (next() - 0.5) * depth));
    }
    if (mesh.current) mesh.current.instanceMatrix.needsUpdate = true;
    requestFrame();
  }, [count, width, depth, requestFrame]);
  useFrame((_, seconds) => {
    if (!prefersStill()) material.current?.drift(Math.min(seconds, LONGEST_STEP));
  });
  return (
    <instancedMesh ref={mesh} args={[undefined, undefined, count]} renderOrder={1} frustumCulled={false}>
      <planeGeometry />
      <mistMaterial ref={material} key={look.colour} args={[palette, look]} />
    </instancedMesh>
  );
}
