/** Draws `at(t)` with t from 0 to 1; its promise settles when the motion has come to rest. */
export interface Motion {
  play(ms: number, at: (t: number) => void): Promise<void>;
  /** Advances all motions; true while something still moves. */
  tick(now: number): boolean;
  /** Brings everything to rest at once. */
  finish(): void;
  /** As `finish`, and later motions end at once, too. */
  stop(): void;
}

interface Playing {
  readonly ms: number;
  readonly at: (t: number) => void;
  readonly done: () => void;
  start: number | undefined;
}

/** Motions that run on drawn frames only; with `still` they come to rest before they begin. */
export function createMotion(requestFrame: () => void, still: () => boolean): Motion {
  let playing: Playing[] = [];
  let isStopped = false;

  const end = (one: Playing) => {
    one.at(1);
    one.done();
  };
  const finish = () => {
    const current = playing;
    playing = [];
    for (const one of current) end(one);
    requestFrame();
  };
  return {
    play: (ms, at) =>
      new Promise(resolve => {
        const one: Playing = { ms, at, done: resolve, start: undefined };
        if (ms <= 0 || isStopped || still()) end(one);
        else playing.push(one);
        requestFrame();
      }),
    tick(now) {
      const current = playing;
      playing = [];
      for (const one of current) {
        one.start ??= now;
        const t = (now - one.start) / one.ms;
        if (t >= 1) end(one);
        else {
          one.at(Math.max(0, t));
          playing.push(one);
        }
      }
      return playing.length > 0;
    },
    finish,
    stop() {
      isStopped = true;
      finish();
    },
  };
}

/** True when pictures must not move: by `?still`, by the system's setting, or because the page is hidden. */
export function prefersStill(): boolean {
  return (
    new URLSearchParams(location.search).has('still') ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.hidden
  );
}

/** Fast start, soft landing. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Soft start, soft landing. */
export const easeBoth = (t: number): number => t * t * (3 - 2 * t);

/** Between two numbers. */
export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

/** From one angle to another by the shorter way round. */
export function mixAngle(from: number, to: number, t: number): number {
  const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  return from + turn * t;
}
