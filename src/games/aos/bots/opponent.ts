import type { Bot } from '../../../play/players/bot';
import { BotClient, type WorkerLike } from '../../../play/players/bot-client';
import type { Thought } from '../../../play/search/guide';
import type { Aos } from '..';
import { basePolicy } from './base';
import { recruitPolicy } from './base/recruit';
import type { Reason } from './reasons';
import type { Seated } from './seated-words';
import type { Thinker } from './worker';

/** A bot to play against. */
export interface Opponent extends Bot<Aos> {
  readonly seated: Seated;
}

const openWorker = (): WorkerLike =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerLike;

/**
 * A bot that thinks in a worker, for `players` of a session. It is loaded when it is first asked; `onThought` hears what
 * it thought before each answer. A recruit answers at once and needs no worker.
 */
export function opponent(
  seated: Seated,
  onThought: (thought: Thought<Aos, Reason>) => void = () => {},
  open: () => WorkerLike = openWorker,
): Opponent {
  if (seated.level === 'recruit') return { seated, usual: recruitPolicy };
  const client = new BotClient<Aos, Thinker, Reason>(open);
  return {
    seated,
    usual: basePolicy,
    async think(seen, signal) {
      const thought = await client.ask(seen, seated, signal);
      if (thought) onThought(thought);
      return thought?.command;
    },
    close: () => client.close(),
  };
}
