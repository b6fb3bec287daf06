/** Sends news to listeners. */
export interface Emitter<News> {
  emit(news: News): void;
  subscribe(listener: (news: News) => void): () => void;
}

/**
 * Every listener hears all news in the order in which it happened, even when one of them acts on what it hears (a bot
 * that answers at once). A listener that throws keeps nobody else from hearing; its error comes out in the end.
 */
export function createEmitter<News>(): Emitter<News> {
  const listeners = new Set<(news: News) => void>();
  const waiting: News[] = [];
  let isEmitting = false;

  function emit(news: News): void {
    waiting.push(news);
    if (isEmitting) return;
    isEmitting = true;
    const troubles: unknown[] = [];
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      for (const listener of [...listeners]) {
        try {
          if (listeners.has(listener)) listener(next);
        } catch (trouble) {
          troubles.push(trouble);
        }
      }
    }
    isEmitting = false;
    if (troubles.length > 0) throw troubles[0];
  }

  return {
    emit,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
