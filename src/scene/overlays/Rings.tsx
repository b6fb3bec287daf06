import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DynamicDrawUsage, type InstancedMesh } from 'three';
import type { RingPicture } from '../../table/picture';
import { easeOut } from '../frame/motion';
import { roomFor } from '../instances';
import { useLive } from '../live';
import { useRenderContext } from '../render-context';
import { RING_ATTRIBUTES, writeRings } from './ring-instances';

const TURN_MS = 300;
const NONE: readonly RingPicture[] = [];

/** Brackets, targets, ghosts and auras in one draw call; brackets turn once when the selection changes, and rest. */
export function Rings() {
  const rings = useLive(state => state.overlays.rings ?? NONE);
  const { motion } = useRenderContext();
  const turn = useMemo(() => ({ value: 0 }), []);
  const [room, setRoom] = useState(() => roomFor(rings.length));
  if (rings.length > room) setRoom(roomFor(rings.length));

  const selected = rings
    .filter(ring => ring.look === 'select')
    .map(ring => ring.follow ?? `${ring.x},${ring.y}`)
    .join();
  useEffect(() => {
    if (selected) {
      void motion.play(TURN_MS, t => {
        turn.value = (1 - easeOut(t)) * 0.25;
      });
    }
  }, [selected, motion, turn]);

  return <RingMesh key={room} room={room} rings={rings} turn={turn} />;
}

interface RingMeshProps {
  readonly room: number;
  readonly rings: readonly RingPicture[];
  /** How far the brackets are turned, as the material's uniform. */
  readonly turn: { value: number };
}

function RingMesh({ room, rings, turn }: RingMeshProps) {
  const table = useLive(state => state.table);
  const { miniStore } = useRenderContext();
  const mesh = useRef<InstancedMesh>(null);
  useFrame(() => {
    if (mesh.current) writeRings(mesh.current, rings, table, id => miniStore.bodyOf(id));
  });
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, room]}
      instanceMatrix-usage={DynamicDrawUsage}
      renderOrder={4}
      frustumCulled={false}
    >
      <instancedQuad args={[2, room, RING_ATTRIBUTES]} />
      <ringMaterial args={[turn]} />
    </instancedMesh>
  );
}
