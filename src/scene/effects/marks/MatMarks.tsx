import { useLayoutEffect, useRef } from 'react';
import type { InstancedMesh } from 'three';
import type { MatMarkPicture } from '../../../table/picture';
import { easeOut } from '../../frame/motion';
import { useLive } from '../../live';
import type { EffectsLevel } from '../../quality';
import { useRenderContext } from '../../render-context';
import { MARK_ATTRIBUTES, writeMarks, writeSpread } from './mark-instances';

/** Maximum number of marks; the newest are shown. */
const MOST: Readonly<Record<EffectsLevel, number>> = { none: 0, some: 96, all: 256 };
const SPREAD_MS = 700;

/** Where models were slain and spells struck, on the mat: one draw call. A new mark spreads, then it lies still. */
export function MatMarks() {
  const { motion, requestFrame, settings } = useRenderContext();
  const marks = useLive(state => state.matMarks);
  const table = useLive(state => state.table);
  const mesh = useRef<InstancedMesh>(null);
  const before = useRef(marks);
  const most = MOST[settings.effects];
  useLayoutEffect(() => {
    const quad = mesh.current;
    if (!quad) return;
    const shown = marks.slice(-most);
    writeMarks(quad, shown, table);
    const fresh = freshIn(shown, before.current);
    before.current = marks;
    if (fresh.length > 0) void motion.play(SPREAD_MS, t => writeSpread(quad, fresh, easeOut(t)));
    requestFrame();
  }, [marks, most, table, motion, requestFrame]);
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, most]}
      visible={marks.length > 0}
      renderOrder={-1}
      frustumCulled={false}
    >
      <instancedQuad args={[1, most, MARK_ATTRIBUTES]} />
      <markMaterial />
    </instancedMesh>
  );
}

/** The places in a list of marks that were not there before. */
function freshIn(marks: readonly MatMarkPicture[], before: readonly MatMarkPicture[]): readonly number[] {
  const known = new Set(before.map(({ id }) => id));
  return marks.flatMap(({ id }, i) => (known.has(id) ? [] : [i]));
}
