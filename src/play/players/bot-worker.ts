import type { Kinds } from '../../kernel/system';
import type { Thought } from '../search/guide';
import type { Seen } from '../search/seen';
import type { Asking, Told } from './bot-client';

/** The part of a worker's own scope that is used here. */
export interface WorkerScope {
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
}

/** Answers what a `BotClient` asks; runs in a worker. */
export function serveBot<K extends Kinds, S, R>(
  scope: WorkerScope,
  thoughtOf: (seen: Seen<K>, as: S) => Thought<K, R>,
): void {
  const tell = (told: Told<K, R>) => scope.postMessage(told);
  scope.onmessage = ({ data }) => {
    const { id, seen, as } = data as Asking<K, S>;
    try {
      tell({ is: 'thought', id, thought: thoughtOf(seen, as) });
    } catch (cause) {
      tell({ is: 'failed', id, reason: cause instanceof Error ? cause.message : String(cause) });
    }
  };
  tell({ is: 'ready' });
}
