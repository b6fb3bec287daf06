import type { GameFace } from '../../../play/game-face';
import { type Aos, aosRules } from '../game';
import { sessionFace } from '../session/session-face';
import { summaryOf, titleOf } from '../words/battle/summary';
import { TOOL_WORDS } from '../words/measure/tools';

/** What Age of Sigmar brings to be stored, played and watched. */
export const aosFace: GameFace<Aos> = {
  ...sessionFace(TOOL_WORDS),
  rules: aosRules,
  words: { title: titleOf, summary: ({ battle }, setup) => summaryOf(battle, setup) },
  loadSystem: async () => (await import('..')).ageOfSigmar,
  bots: { greedy: async () => ({ usual: (await import('../bots/greedy-bot')).greedyBot }) },
};
