import type { GameFace } from '../../../play/game-face';
import type { Aos } from '..';
import { focusOf } from '../hands/camera-focus';
import { createPerform } from '../picture/events/perform';
import { autoAnswer } from './auto-answer';

/** How Age of Sigmar is played at a screen. */
export const aosFace: GameFace<Aos> = {
  createPerform(tools) {
    const perform = createPerform(tools);
    return (event, { battle }, later) => perform(event, battle, later);
  },
  autoAnswer: ({ battle }, options, history) => autoAnswer(battle, options, history),
  focusOf: ({ battle }) => focusOf(battle),
};
