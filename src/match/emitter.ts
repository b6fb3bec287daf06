/** Sends news to listeners. */
export interface Emitter<News> {
  emit(news: News): void;
  subscribe(listener: (news: News) => void): () => void;
}

/**
 * Every listener gets all news in order, even if one of them acts on it (a bot that answers at once). If a listener
 * throws, the others still get the news; the error is rethrown at the end.
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
