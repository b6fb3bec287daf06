import type { TableCamera } from './table-camera';

const STEP_PIXELS = 60;
const TURN = Math.PI / 12;
const TILT = Math.PI / 36;
const CLOSER = 0.85;

/** Arrows move, shift and arrows turn and tilt, plus and minus zoom, Home shows the table. True when it was ours. */
export function steerByKey(tableCamera: TableCamera, key: string, shift: boolean): boolean {
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => (shift ? tableCamera.orbit(-TURN, 0) : tableCamera.pan(STEP_PIXELS, 0)),
    ArrowRight: () => (shift ? tableCamera.orbit(TURN, 0) : tableCamera.pan(-STEP_PIXELS, 0)),
    ArrowUp: () => (shift ? tableCamera.orbit(0, TILT) : tableCamera.pan(0, STEP_PIXELS)),
    ArrowDown: () => (shift ? tableCamera.orbit(0, -TILT) : tableCamera.pan(0, -STEP_PIXELS)),
    '+': () => tableCamera.zoom(CLOSER),
    '=': () => tableCamera.zoom(CLOSER),
    '-': () => tableCamera.zoom(1 / CLOSER),
    Home: () => void tableCamera.show({ kind: 'table' }),
  };
  const act = acts[key];
  act?.();
  return act !== undefined;
}
