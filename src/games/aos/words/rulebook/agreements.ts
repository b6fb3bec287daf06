import type { AskKind } from '../../asks';
import type { Agreed, Ruling, RulingKind, RulingOf } from '../../consent/types';
import { type Names, PHASE_NAMES } from '../names';
import { counted, inches } from '../numbers';

type Words = { readonly [K in RulingKind]: (ruling: RulingOf<K>, names: Names) => string };

/** What a ruling comes to, as the end of a sentence; *stars* set a part in bold. */
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

/** A ruling that both agreed on, with what it changed. */
export function agreedWords({ ruling, before, wasSlain, skipped, phase }: Agreed, names: Names): string {
  const words = rulingWords(ruling, names);
  if (ruling.kind === 'setWounds' || ruling.kind === 'setCommandPoints') return `${words} (before: ${before ?? 0})`;
  if (ruling.kind === 'placeModel') return wasSlain ? `${words}; it had been slain` : words;
  if (ruling.kind === 'endPhase' && phase) return `the ${PHASE_NAMES[phase].toLowerCase()} phase *ended early*`;
  const asked = skipped && QUESTIONS[skipped];
  return asked ? `${words}: ${asked}` : words;
}

/** The words around rulings by consent: the dialog, the question, the log and the report. */
export const AGREEMENTS = {
  title: 'A ruling by consent',
  open: 'Ruling by consent …',
  lead: 'Outside the rules both players may agree on anything here. One proposes, the other is asked.',
  whoProposes: 'Who proposes?',
  what: 'What is agreed?',
  kinds: {
    placeModel: { title: 'Put a model there', says: 'Anywhere it can stand; the fallen come back unhurt.' },
    setWounds: { title: 'Set wounds', says: 'From none to all; with all of them the model is slain.' },
    setCommandPoints: { title: 'Set command points', says: 'Give one back, or take one away.' },
    rollAgain: { title: 'Roll again', says: 'The newest act that rolled is played again with new dice.' },
    skipQuestion: { title: 'Skip the question', says: 'Nobody answers what is asked now.' },
    endPhase: { title: 'End the phase', says: 'All that is still open in this phase lapses.' },
  } satisfies Record<RulingKind, { title: string; says: string }>,
  unit: 'Unit',
  model: 'Model',
  numbered: (number: number) => `Model ${number}`,
  fallen: (name: string) => `${name} (slain)`,
  wounds: (most: number) => `Wounds allocated, of ${most}`,
  slays: 'All its wounds: the model is removed as slain.',
  whose: 'Whose command points?',
  points: 'Command points',
  place: 'Where it stands',
  mapLabel: 'The table from above. Press or drag to put the model there; the arrow keys move it by half an inch.',
  across: 'From the left edge, in inches',
  deep: 'From the near edge, in inches',
  turned: 'Facing, in degrees',
  rollsAgain: (label: string) => `Taken back to before this, and played again with new dice: ${label}`,
  skips: (question: string) => `Skipped: ${question}`,
  skipsPlainly: 'It comes to nothing: whoever is asked passes, declines or stands still.',
  skipsFirst: 'The battle needs an answer here: the first legal one is taken.',
  ends: (phase: string) => `The ${phase.toLowerCase()} phase ends; what comes at its end is still asked.`,
  propose: (player: string) => `${player} proposes it`,
  cancel: 'Do not propose',
  asks: (proposer: string, words: string) => `Do you agree? ${proposer} proposes: ${words}`,
  agree: 'Agree',
  decline: 'Decline',
  withdraw: (player: string) => `${player} withdraws it`,
  proposed: (player: string, words: string) => `${player} proposes: ${words}`,
  agreed: (words: string) => `Agreed: ${words}`,
  declined: (player: string) => `${player} did not agree`,
  withdrawn: (player: string) => `${player} withdrew the proposal`,
  takenBack: 'The battle is again as it was before the roll',
  report: (count: number) => `Rulings by consent: ${count}`,
  reportLine: (round: number, player: string, words: string) =>
    `${round > 0 ? `Round ${round}` : 'Set-up'}: ${words}. ${player} proposed it.`,
} as const;
