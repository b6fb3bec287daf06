import type { GameFace } from '../../src/play/game-face';
import type { GameEntry } from '../../src/shell/parts/game-entry';
import { type Pebbles, pebbles } from '../kernel/pebbles';
import { pebbleFace } from '../play/pebble-session';

const { migrations: _, schemas: __, faults: ___, ...rules } = pebbles;

const face: GameFace<Pebbles> = {
  ...pebbleFace,
  openHands: () => ({ asked: () => {}, watching: () => {}, refused: () => {}, stop: () => {} }),
  rules,
  words: {
    title: ({ heap }) => `${heap} pebbles`,
    summary: ({ heap }, setup) => `${heap} of ${setup.heap} left`,
  },
  loadSystem: async () => pebbles,
  bots: { hasty: async () => ({ usual: (system, seen) => system.options(seen)[0] }) },
};

/** A second game, as it would be registered. */
export const pebbleEntry: GameEntry<Pebbles> = {
  id: 'pebbles',
  startEntries: library => [
    {
      icon: 'flag',
      name: 'Pebbles',
      note: 'Take the last one',
      open: async () => void (await library.start({ heap: 9, most: 3 }, 1)),
    },
  ],
  load: async () => face,
  loadPages: async () => ({ Setup: () => 'heap and most', Panels: ({ place }) => place.at }),
  loadBackdrop: async () => () => ({
    field: { width: 1, depth: 1, features: [] },
    theme: 'life',
    minis: [],
    label: '',
  }),
};
