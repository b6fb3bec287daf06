import { useLayoutEffect, useRef } from 'react';
import { Color, type InstancedMesh, Matrix4 } from 'three';
import type { ObjectivePicture } from '../../../table/picture';
import { roomFor } from '../../instances';
import { useLive } from '../../live';
import { isNotchedFor, OBJECTIVE_HEIGHT, objectiveColour } from '../../overlays/objective-picture';
import { useRenderContext } from '../../render-context';
import { toScene } from '../../space';
import { GLOW_REACH } from './objective-glow-material';

/** What each marker has of its own: colour and strength of its light, and whether its rim is notched. */
const GLOW_ATTRIBUTES = { glow: 4, isNotched: 1 };
/** A marker that a side holds is lit. */
const STRENGTH = { held: 1, free: 0.4 };
/** Paler than the rim, so that it is lighter too. */
const PALE = 0.08;
const NONE: readonly ObjectivePicture[] = [];

/** Light on the rims of all markers in one draw call. At high quality it spills over, with everything else that shines. */
export function ObjectiveGlow() {
  const objectives = useLive(state => state.overlays.objectives ?? NONE);
  const room = roomFor(objectives.length);
  return objectives.length > 0 && <Rims key={room} room={room} objectives={objectives} />;
}

interface RimsProps {
  readonly room: number;
  readonly objectives: readonly ObjectivePicture[];
}

function Rims({ room, objectives }: RimsProps) {
  const { requestFrame } = useRenderContext();
  const table = useLive(state => state.table);
  const mesh = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    const rims = mesh.current;
    if (!rims) return;
    const glow = rims.geometry.getAttribute('glow');
    const isNotched = rims.geometry.getAttribute('isNotched');
    objectives.forEach((objective, i) => {
      const { holder } = objective;
      rims.setMatrixAt(i, matrix.makeTranslation(...toScene(table, objective, OBJECTIVE_HEIGHT)));
      const { r, g, b } = colour.set(objectiveColour(holder)).lerp(WHITE, PALE);
      glow.setXYZW(i, r, g, b, holder === undefined ? STRENGTH.free : STRENGTH.held);
      isNotched.setX(i, isNotchedFor(holder) ? 1 : 0);
    });
    rims.count = objectives.length;
    for (const written of [rims.instanceMatrix, glow, isNotched]) written.needsUpdate = true;
    requestFrame();
  }, [objectives, table, requestFrame]);
  return (
    <instancedMesh ref={mesh} args={[undefined, undefined, room]} renderOrder={3} frustumCulled={false}>
      <instancedQuad args={[2 * GLOW_REACH, room, GLOW_ATTRIBUTES]} />
      <objectiveGlowMaterial />
    </instancedMesh>
  );
}

const matrix = new Matrix4();
const colour = new Color();
const WHITE = new Color('#fff');
