import type { EventOf, EventType } from '../events';
import type { Battle } from '../types';

/** How each of these events changes a battle. */
export type Folders<T extends EventType = EventType> = {
  readonly [E in T]: (battle: Battle, event: EventOf<E>) => Battle;
};
