import { isStill, placeOf } from '../browser/address';

const SWAY = 0.22;
const SWAY_MS = 40_000;
/** After several frames slower than this, the picture stops moving. */
const SLOW_FRAME_MS = 90;
const SLOW_FRAMES = 4;

/** Sways the camera while the start page is open and frames are fast enough. */
export function sway(table: { turn(byAzimuth: number): void } | undefined) {
  if (!table || isStill()) return;
  let [last, angle, slow] = [performance.now(), 0, 0];
  const step = (now: number) => {
    slow = now - last > SLOW_FRAME_MS ? slow + 1 : 0;
    last = now;
    if (slow > SLOW_FRAMES || placeOf(location.hash).at !== 'start') return;
    const next = SWAY * Math.sin((now / SWAY_MS) * 2 * Math.PI);
    table.turn(next - angle);
    angle = next;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
