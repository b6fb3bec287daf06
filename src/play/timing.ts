/** Waiting that can be cut short: pauses, dice that are still rolling, and an act that is about to happen. */
export class Timing {
  private readonly waiting = new Map<string, () => void>();
  private pauses = 0;
  private pending: ReturnType<typeof setTimeout> | undefined;

  /** Settles after so long, or when all waiting is cut short. */
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

  /** Acts after a while; a new one takes the place of the last. */
  later(ms: number, act: () => void): void {
    clearTimeout(this.pending);
    this.pending = setTimeout(act, ms);
  }

  /** Forgets the act that was about to happen. */
  drop(): void {
    clearTimeout(this.pending);
  }
}
