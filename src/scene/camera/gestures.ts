/** Two fingers on the glass: their middle, how far apart, and at which angle. */
export interface Pinch {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
  readonly angle: number;
}

export interface Finger {
  readonly x: number;
  readonly y: number;
}

/** The pinch that two fingers make. */
export const pinchOf = (one: Finger, other: Finger): Pinch => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  apart: Math.max(1, Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)),
  angle: Math.atan2(other.y - one.y, other.x - one.x),
});

/** What a pinch did since the last: moved, spread and twisted. */
export function between(before: Pinch, after: Pinch) {
  const turn = after.angle - before.angle;
  return {
    right: after.x - before.x,
    down: after.y - before.y,
    zoom: before.apart / after.apart,
    twist: Math.atan2(Math.sin(turn), Math.cos(turn)),
  };
}

/** A wheel's notch or a trackpad's glide as a zoom factor. */
export function wheelZoom(event: {
  readonly deltaY: number;
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
}): number {
  const pixels = event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY;
  // a pinch on a trackpad arrives as a wheel with ctrl and small steps
  const strength = event.ctrlKey ? 0.01 : 0.0012;
  return Math.exp(Math.max(-300, Math.min(300, pixels)) * strength);
}
