import type { CameraRig } from './rig';

const STEP_PIXELS = 60;
const TURN = Math.PI / 12;
const TILT = Math.PI / 36;
const CLOSER = 0.85;

/** Arrows move, shift and arrows turn and tilt, plus and minus zoom, Home shows the table. True when it was ours. */
export function steerByKey(rig: CameraRig, key: string, shift: boolean): boolean {
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => (shift ? rig.orbit(-TURN, 0) : rig.pan(STEP_PIXELS, 0)),
    ArrowRight: () => (shift ? rig.orbit(TURN, 0) : rig.pan(-STEP_PIXELS, 0)),
    ArrowUp: () => (shift ? rig.orbit(0, TILT) : rig.pan(0, STEP_PIXELS)),
    ArrowDown: () => (shift ? rig.orbit(0, -TILT) : rig.pan(0, -STEP_PIXELS)),
    '+': () => rig.zoom(CLOSER),
    '=': () => rig.zoom(CLOSER),
    '-': () => rig.zoom(1 / CLOSER),
    Home: () => void rig.show({ kind: 'table' }),
  };
  const act = acts[key];
  act?.();
  return act !== undefined;
}
