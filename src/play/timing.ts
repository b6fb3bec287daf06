/** Waiting that can be cut short: pauses, rolling dice, and a delayed act. */
export class Timing {
  private readonly waiting = new Map<string, () => void>();
  private pauses = 0;
  private pending: ReturnType<typeof setTimeout> | undefined;

  /** Settles after this time, or when all waiting is cut short. */
  pause(ms: number): Promise<void> {
    this.pauses += 1;
    const id = `pause ${this.pauses}`;
    setTimeout(() => this.settle(id), ms);
    return this.until(id);
  }

  /** Settles when `settle` is called with this id, or when all waiting is cut short. */
  until(id: string): Promise<void> {
    return new Promise(resolve => {
      this.waiting.set(id, resolve);
    });
  }

  /** Ends one wait. True if there was one. */
  settle(id: string): boolean {
    this.waiting.get(id)?.();
    return this.waiting.delete(id);
  }

  /** Ends every pause and wait now. */
  finish(): void {
    for (const id of [...this.waiting.keys()]) this.settle(id);
  }

  /** Acts after a delay; a new act replaces the last. */
  later(ms: number, act: () => void): void {
    clearTimeout(this.pending);
    this.pending = setTimeout(act, ms);
  }

  /** Drops the delayed act. */
  drop(): void {
    clearTimeout(this.pending);
  }
}
