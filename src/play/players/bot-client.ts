import type { Kinds } from '../../kernel/system';
import type { Thought } from '../search/guide';
import type { Seen } from '../search/seen';

/** What the page sends to a worker that thinks. `as` says how: the level, the character and whatever else the game wants. */
export interface Asking<K extends Kinds, S> {
  readonly id: number;
  readonly seen: Seen<K>;
  readonly as: S;
}

/** What a worker sends: that it is ready, or what it thought, or that it failed. */
export type Told<K extends Kinds, R> =
  | { readonly is: 'ready' }
  | { readonly is: 'thought'; readonly id: number; readonly thought: Thought<K, R> }
  | { readonly is: 'failed'; readonly id: number; readonly reason: string };

/** The part of a Web Worker that is used here. */
export interface WorkerLike {
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onerror: ((failure: { readonly message?: string }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

interface Waiting<T> {
  readonly id: number;
  readonly resolve: (thought: T | undefined) => void;
  readonly reject: (cause: Error) => void;
}

/**
 * Asks a worker what it thinks, one question at a time. The worker is opened with the first question. A question that is
 * no longer wanted ends the worker, which cannot be interrupted otherwise; the next question opens another. A worker that
 * is still loading is kept, so that a slow machine gets there in the end.
 */
export class BotClient<K extends Kinds, S, R> {
  private readonly open: () => WorkerLike;
  private worker: WorkerLike | undefined;
  private isReady = false;
  private waiting: Waiting<Thought<K, R>> | undefined;
  private count = 0;

  constructor(open: () => WorkerLike) {
    this.open = open;
  }

  /** What the worker thinks of a game, or undefined if the signal aborts before. */
  ask(seen: Seen<K>, as: S, signal: AbortSignal): Promise<Thought<K, R> | undefined> {
    this.drop();
    if (signal.aborted) return Promise.resolve(undefined);
    this.count += 1;
    const id = this.count;
    const asking: Asking<K, S> = { id, seen, as };
    const answer = new Promise<Thought<K, R> | undefined>((resolve, reject) => {
      this.waiting = { id, resolve, reject };
    });
    signal.addEventListener('abort', () => this.waiting?.id === id && this.drop(), { once: true });
    this.workerNow().postMessage(asking);
    return answer;
  }

  /** Ends the worker. A later question opens another. */
  close(): void {
    this.drop();
    this.end();
  }

  private workerNow(): WorkerLike {
    if (this.worker) return this.worker;
    const worker = this.open();
    worker.onmessage = ({ data }) => this.hear(data as Told<K, R>);
    worker.onerror = ({ message }) => this.fail(new Error(message ?? 'the worker failed'));
    this.worker = worker;
    return worker;
  }

  private hear(told: Told<K, R>): void {
    if (told.is === 'ready') this.isReady = true;
    else if (told.id === this.waiting?.id) {
      const { resolve, reject } = this.waiting;
      this.waiting = undefined;
      if (told.is === 'thought') resolve(told.thought);
      else reject(new Error(told.reason));
    }
  }

  private fail(cause: Error): void {
    const waiting = this.waiting;
    this.waiting = undefined;
    this.end();
    waiting?.reject(cause);
  }

  /** Gives up the question that is open, if there is one. */
  private drop(): void {
    const waiting = this.waiting;
    if (!waiting) return;
    this.waiting = undefined;
    if (this.isReady) this.end();
    waiting.resolve(undefined);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isReady = false;
  }
}
