import { useFrame } from '@react-three/fiber';
import { type RefObject, useMemo, useRef } from 'react';
import { type BufferGeometry, DynamicDrawUsage, type InstancedMesh } from 'three';
import { useRenderContext } from '../render-context';
import { BADGE_ATTRIBUTES, writeBadges } from './bases/badges';
import { CONTACT_ATTRIBUTES, writeContact } from './bases/contact';
import { materialsOf } from './figures/own/own-materials';
import { MINI_ATTRIBUTES, writeMinis } from './mini-batch';
import type { ViewCone } from './view-cone';

/** Calls `write` on frames for which something about the minis or what is seen has changed, and on the first. */
function useWritten(
  write: (mesh: InstancedMesh) => void,
  seenFrom: () => number = () => 0,
): RefObject<InstancedMesh | null> {
  const { miniStore } = useRenderContext();
  const mesh = useRef<InstancedMesh>(null);
  const written = useRef('');
  useFrame(() => {
    const version = `${miniStore.version} ${seenFrom()}`;
    if (!mesh.current || written.current === version) return;
    written.current = version;
    write(mesh.current);
  });
  return mesh;
}

interface MiniBatchProps {
  readonly sculpt: BufferGeometry;
  readonly room: number;
  readonly cone: ViewCone;
}

/** All minis with the same sculpt: one draw call, and one more for each material of a player's own figure. */
export function MiniBatch({ sculpt, room, cone }: MiniBatchProps) {
  const context = useRenderContext();
  const { miniStore } = context;
  const counts = useRef({ all: 0, seen: 0 });
  const mesh = useWritten(
    batch => {
      const { table } = context;
      const members = miniStore.membersOf(sculpt);
      const seen = members.filter(mini => cone.sees(mini, table));
      const beside = members.filter(mini => !cone.sees(mini, table));
      writeMinis(batch, [...seen, ...beside], table);
      counts.current = { all: members.length, seen: seen.length };
    },
    () => cone.version,
  );
  const materials = useMemo(() => materialsOf(sculpt, context.figurePaint), [sculpt, context]);
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, materials, room]}
      instanceMatrix-usage={DynamicDrawUsage}
      castShadow
      receiveShadow
      frustumCulled={false}
      // shadows are kept while the camera moves, so they need everybody
      onBeforeShadow={() => setCount(mesh.current, counts.current.all)}
      onBeforeRender={() => setCount(mesh.current, counts.current.seen)}
    >
      <instancedSculpt args={[sculpt, room, MINI_ATTRIBUTES]} />
    </instancedMesh>
  );
}

const setCount = (mesh: InstancedMesh | null, count: number): void => {
  if (mesh) mesh.count = count;
};

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
