import type { SessionFace } from '../../../play/game-face';
import type { Aos } from '..';
import type { CommandType } from '../commands';
import { focusOf } from '../hands/camera-focus';
import { createPerform } from '../picture/events/perform';
import type { ToolWords } from '../tools/words';
import { autoAnswer } from './auto-answer';
import { type BattleHands, openBattleHands } from './battle-hands';

/** Commands that go on with what a unit has begun to do. */
const PARTS_OF_ACTS: ReadonlySet<CommandType> = new Set([
  'aimSpell',
  'aimPoint',
  'chargeMove',
  'declineCharge',
  'pileIn',
  'attack',
  'settleFirst',
  'allocate',
  'rerollDice',
  'changeDie',
  'strike',
  'flee',
  'keepGroup',
]);

/** How Age of Sigmar is played at a screen; its measuring tools use these words. */
export const sessionFace = (words?: ToolWords): SessionFace<Aos, BattleHands> => ({
  createPerformer(tools) {
    const perform = createPerform(tools);
    return { perform: (event, { battle }, later) => perform(event, battle, later) };
  },
  autoAnswer: ({ battle }, options, history) => autoAnswer(battle, options, history),
  isPartOfAct: ({ type }) => PARTS_OF_ACTS.has(type),
  focusOf: ({ battle }) => focusOf(battle),
  openHands: match => openBattleHands(match, words),
});
