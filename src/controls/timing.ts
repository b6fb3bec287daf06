/** Waiting that can be cut short: pauses, dice that are still rolling, and an act that is about to happen. */
export interface Timing {
  pause(ms: number): Promise<void>;
  /** Settles when `settle` is called with this id, or when all waiting is cut short. */
  until(id: string): Promise<void>;
  settle(id: string): void;
  /** Ends every pause and wait now. */
  finish(): void;
  /** Acts after a while; a new one takes the place of the last. */
  later(ms: number, act: () => void): void;
  /** Forgets the act that was about to happen. */
  drop(): void;
}

/** A set of clocks for one battle. */
export function createTiming(): Timing {
  const waiting = new Map<string, () => void>();
  let pauses = 0;
  let pending: ReturnType<typeof setTimeout> | undefined;

  const until = (id: string) =>
    new Promise<void>(resolve => {
      waiting.set(id, resolve);
    });
  const settle = (id: string) => {
    waiting.get(id)?.();
    waiting.delete(id);
  };
  return {
    pause(ms) {
      const id = `pause ${pauses++}`;
      setTimeout(() => settle(id), ms);
      return until(id);
    },
    until,
    settle,
    finish() {
      for (const id of [...waiting.keys()]) settle(id);
    },
    later(ms, act) {
      clearTimeout(pending);
      pending = setTimeout(act, ms);
    },
    drop() {
      clearTimeout(pending);
    },
  };
}
