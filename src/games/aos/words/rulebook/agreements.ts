import type { AskKind } from '../../asks';
import type { Agreed, Ruling, RulingKind, RulingOf } from '../../consent/types';
import { type Names, PHASE_NAMES } from '../names';
import { counted, inches } from '../numbers';

type Words = { readonly [K in RulingKind]: (ruling: RulingOf<K>, names: Names) => string };

/** A ruling as the end of a sentence; *stars* mark bold text. */
const WORDS: Words = {
  placeModel: ({ model, x, y }, names) =>
    `*${names.model(model)}* stands ${inches(x)} from the left edge and ${inches(y)} from the near one`,
  setWounds: ({ model, wounds }, names) => `*${names.model(model)}* has ${counted(wounds, 'wound')} allocated to it`,
  setCommandPoints: ({ seat, points }, names) => `*${names.player(seat)}* has ${counted(points, 'command point')}`,
  rollAgain: () => 'the newest roll is *made again*',
  skipQuestion: () => 'the open question is *skipped*',
  endPhase: () => 'the phase *ends now*',
};

export const rulingWords = (ruling: Ruling, names: Names): string =>
  (WORDS[ruling.kind] as (ruling: Ruling, names: Names) => string)(ruling, names);

/** Short names of questions, for the note that one was skipped. */
const QUESTIONS: Partial<Record<AskKind, string>> = {
  act: 'what to do in the phase',
  useAbilities: 'abilities',
  pickFighter: 'who fights',
  pickTargets: 'the targets',
  chargeMove: 'the charge move',
  runMove: 'the run',
  pileIn: 'the pile-in',
  testNerve: 'battleshock tests',
  inspire: 'Inspiring Presence',
  unbind: 'the unbinding',
  aimSpell: 'whom the spell strikes',
  allocate: 'the wounds',
  flee: 'who flees',
};

/** An agreed ruling and what it changed. */
export function agreedWords({ ruling, before, wasSlain, skipped, phase }: Agreed, names: Names): string {
  const words = rulingWords(ruling, names);
  if (ruling.kind === 'setWounds' || ruling.kind === 'setCommandPoints') return `${words} (before: ${before ?? 0})`;
  if (ruling.kind === 'placeModel') return wasSlain ? `${words}; it had been slain` : words;
  if (ruling.kind === 'endPhase' && phase) return `the ${PHASE_NAMES[phase].toLowerCase()} phase *ended early*`;
  const asked = skipped && QUESTIONS[skipped];
  return asked ? `${words}: ${asked}` : words;
}

/** The words of rulings by consent in the question and the log. */
export const AGREEMENTS = {
  propose: (player: string) => `${player} proposes it`,
  asks: (proposer: string, words: string) => `Do you agree? ${proposer} proposes: ${words}`,
  agree: 'Agree',
  decline: 'Decline',
  withdraw: (player: string) => `${player} withdraws it`,
  proposed: (player: string, words: string) => `${player} proposes: ${words}`,
  agreed: (words: string) => `Agreed: ${words}`,
  declined: (player: string) => `${player} did not agree`,
  withdrawn: (player: string) => `${player} withdrew the proposal`,
  takenBack: 'The battle is again as it was before the roll',
} as const;
