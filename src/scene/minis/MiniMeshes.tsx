import { useFrame } from '@react-three/fiber';
import { type RefObject, useMemo, useRef } from 'react';
import { type BufferGeometry, DynamicDrawUsage, type InstancedMesh } from 'three';
import { useRenderContext } from '../render-context';
import { BADGE_ATTRIBUTES, writeBadges } from './bases/badges';
import { CONTACT_ATTRIBUTES, writeContact } from './bases/contact';
import { materialsOf } from './figures/own/own-materials';
import { MINI_ATTRIBUTES, writeMinis } from './mini-batch';

/** Calls `write` on frames for which something about the minis has changed, and on the first. */
function useWritten(write: (mesh: InstancedMesh) => void): RefObject<InstancedMesh | null> {
  const { miniStore } = useRenderContext();
  const mesh = useRef<InstancedMesh>(null);
  const written = useRef(-1);
  useFrame(() => {
    if (!mesh.current || written.current === miniStore.version) return;
    written.current = miniStore.version;
    write(mesh.current);
  });
  return mesh;
}

interface MiniBatchProps {
  readonly sculpt: BufferGeometry;
  readonly room: number;
}

/** All minis with the same sculpt: one draw call, and one more for each material of a player's own figure. */
export function MiniBatch({ sculpt, room }: MiniBatchProps) {
  const context = useRenderContext();
  const mesh = useWritten(batch => writeMinis(batch, context.miniStore.membersOf(sculpt), context.table));
  const materials = useMemo(() => materialsOf(sculpt, context.figurePaint), [sculpt, context]);
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, materials, room]}
      instanceMatrix-usage={DynamicDrawUsage}
      castShadow
      receiveShadow
      frustumCulled={false}
    >
      <instancedSculpt args={[sculpt, room, MINI_ATTRIBUTES]} />
    </instancedMesh>
  );
}

/** The shade under every base and the team rim around it: one draw call. */
export function Contact({ room }: { readonly room: number }) {
  const context = useRenderContext();
  const mesh = useWritten(shade => writeContact(shade, context.miniStore.seen(), context.table));
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, room]}
      instanceMatrix-usage={DynamicDrawUsage}
      renderOrder={1}
      frustumCulled={false}
    >
      <instancedQuad args={[2, room, CONTACT_ATTRIBUTES]} />
      <contactMaterial />
    </instancedMesh>
  );
}

/** The badges of all minis: one draw call, or none without badges. */
export function Badges({ room }: { readonly room: number }) {
  const context = useRenderContext();
  const mesh = useWritten(badges => writeBadges(badges, context.miniStore.seen(), context.table));
  return (
    <instancedMesh ref={mesh} args={[undefined, undefined, room]} renderOrder={6} frustumCulled={false}>
      <instancedQuad args={[1, room, BADGE_ATTRIBUTES]} />
      <badgeMaterial args={[context.pixel]} />
    </instancedMesh>
  );
}
