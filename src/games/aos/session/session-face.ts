import type { SessionFace } from '../../../play/game-face';
import type { Aos } from '..';
import { focusOf } from '../hands/camera-focus';
import { createPerform } from '../picture/events/perform';
import type { ToolWords } from '../tools/words';
import { autoAnswer } from './auto-answer';
import { type BattleHands, openBattleHands } from './battle-hands';

/** How Age of Sigmar is played at a screen; its measuring tools use these words. */
export const sessionFace = (words?: ToolWords): SessionFace<Aos, BattleHands> => ({
  createPerformer(tools) {
    const perform = createPerform(tools);
    return { perform: (event, { battle }, later) => perform(event, battle, later) };
  },
  autoAnswer: ({ battle }, options, history) => autoAnswer(battle, options, history),
  focusOf: ({ battle }) => focusOf(battle),
  openHands: match => openBattleHands(match, words),
});
