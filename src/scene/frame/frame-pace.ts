/** Frames right after a start compile shaders and load pictures on the graphics card; they say nothing about the rest. */
const WARM_UP = 12;
/** Number of frames judged together: about a second of motion on a machine that is too slow. */
const JUDGED = 36;
/** Fewer than 25 frames a second are too few. */
const SLOW_MS = 40;
/** After a longer pause the page was hidden or the machine slept. */
const ABSENT_MS = 1000;

/**
 * Judges whether a machine keeps up, by the time from one drawn frame to the next. A table at rest draws nothing, so
 * only frames that follow each other at once are counted. The middle of the times decides: single hitches do not.
 */
export class FramePace {
  private before: number | undefined;
  private ignored = 0;
  private times: number[] = [];

  /** Notes a frame drawn at this time; `goesOn` if the next one follows at once. True when frames have been too slow. */
  frame(now: number, goesOn: boolean): boolean {
    const time = this.before === undefined ? undefined : now - this.before;
    this.before = goesOn ? now : undefined;
    if (time === undefined || time > ABSENT_MS) return false;
    if (this.ignored < WARM_UP) {
      this.ignored++;
      return false;
    }
    this.times.push(time);
    if (this.times.length < JUDGED) return false;
    const middle = this.times.toSorted((a, b) => a - b)[JUDGED / 2] ?? 0;
    this.times = [];
    return middle > SLOW_MS;
  }
}
