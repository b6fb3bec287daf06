import { onTestFinished } from 'vitest';
import type { Match } from '../../src/match/match';
import type { SessionFace } from '../../src/play/game-face';
import { Session, type SessionOptions } from '../../src/play/session';
import type { Pebbles } from '../kernel/pebbles';

type Command = Pebbles['command'];

export const pebbleFace: Omit<SessionFace<Pebbles>, 'openHands'> = {
  createPerformer: ({ roll, isStill }) => ({
    perform: ({ by, face: rolled }) =>
      rolled === undefined || isStill() ? undefined : roll([{ sides: 6, face: rolled, seat: by === 'left' ? 0 : 1 }]),
  }),
  /** With one pebble left, taking it is the only sensible answer. */
  autoAnswer: (_, options) => (options.length === 2 ? options[0] : undefined),
  focusOf: () => undefined,
};

/** A game of pebbles at a screen, and the calls to its hands. */
export function openPebbles(
  match: Match<Pebbles>,
  { isPartOfAct, ...options }: Partial<SessionOptions<Pebbles>> & Pick<SessionFace<Pebbles>, 'isPartOfAct'> = {},
) {
  const told: { asked: readonly Command[]; refused: readonly string[]; watched: number } = {
    asked: [],
    refused: [],
    watched: 0,
  };
  const session = new Session<Pebbles>(
    match,
    {
      ...pebbleFace,
      ...(isPartOfAct && { isPartOfAct }),
      openHands: () => ({
        asked: (_, given) => Object.assign(told, { asked: given }),
        watching: () => Object.assign(told, { asked: [], watched: told.watched + 1 }),
        refused: refusals => Object.assign(told, { refused: refusals.map(({ code }) => code) }),
        stop: () => {},
      }),
    },
    {
      preferences: () => ({ autoAnswer: false, fastDice: false, followAction: false }),
      isStill: () => true,
      ...options,
    },
  );
  onTestFinished(() => session.stop());
  return { session, told, shown: () => session.shown.getState() };
}
