import { useEffect, useMemo } from 'react';
import { easeOut } from '../frame/motion';
import type { TableSize } from '../space';
import { Shown, useFrame } from '../use-drawing';
import { useRenderContext } from '../use-render-context';
import type { RingView } from './overlay-view';
import { RingSet } from './ring-set';

const TURN_MS = 300;

/** Brackets, targets, ghosts and auras; brackets turn once when the selection changes, and rest. */
export function Rings({ rings, table }: { readonly rings: readonly RingView[]; readonly table: TableSize }) {
  const { miniStore, motion } = useRenderContext();
  const set = useMemo(() => new RingSet(), []);
  useEffect(() => () => set.dispose(), [set]);
  useEffect(() => set.setRings(rings), [set, rings]);
  useFrame(() => set.place(table, id => miniStore.bodyOf(id)));

  const selected = rings
    .filter(ring => ring.look === 'select')
    .map(ring => ring.follow ?? `${ring.x},${ring.y}`)
    .join();
  useEffect(() => {
    if (selected) void motion.play(TURN_MS, t => set.spin((1 - easeOut(t)) * 0.25));
  }, [selected, motion, set]);

  return <Shown object={set.object} />;
}
