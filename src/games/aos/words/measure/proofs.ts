import { CHARGE_REACH } from '../../abilities/charging';
import type { Roll } from '../../activation';
import { warscrollOf } from '../../armies';
import type { Drill, Proof, Question } from '../../course/drills/drill';
import { unitOf } from '../../facts/units';
import { type SightReading, sightReading } from '../../tools/sight/reading';
import type { Battle } from '../../types';
import type { Names } from '../names';
import { change, inches, listed } from '../numbers';
import { causeInWords } from '../rolls/causes';

/** The explanation of the answer. */
export function proofInWords(drill: Drill, names: Names): string {
  const { battle, question, proof } = drill;
  switch (proof.by) {
    case 'tape':
      return `From rim to rim it is ${inches(proof.tape.gap)}. The tape lies between the closest points of two bases, never from middle to middle.`;
    case 'charge':
      return chargeInWords(battle, question, proof);
    case 'chargeMove':
      return `The gap is ${inches(proof.tape.gap)}, and the first model must end within ½″: that leaves ${inches(proof.tape.gap - CHARGE_REACH)} to go, so ${proof.needed} or more arrives.`;
    case 'links':
      return linksInWords(proof);
    case 'sight':
      return viewsOf(drill)
        .map(reading => viewInWords(reading, names))
        .join(' ');
    case 'sum':
      return sumInWords(battle, question, proof);
  }
}

function viewInWords({ from, to, seeing, hiders }: SightReading, names: Names): string {
  const [looker, target] = [names.unit(from), names.unit(to)];
  if (seeing > 0) return `The ${looker} sees the ${target}.`;
  const between = hiders.map(hider => (hider.kind === 'unit' ? names.unit(hider.unit) : hider.name));
  return `The ${looker} does not see the ${target}: hidden by ${listed(between)}.`;
}

/** What each of the two sees of the other, as the sight tool reads it. */
export function viewsOf({ battle, question }: Drill): readonly SightReading[] {
  if (question.about !== 'sight') return [];
  const [one, other] = [question.one, question.other].map(unit => ({ kind: 'unit', unit }) as const);
  return one && other
    ? [sightReading(battle, one, other), sightReading(battle, other, one)].flatMap(reading => reading ?? [])
    : [];
}

type ProofBy<B extends Proof['by']> = Extract<Proof, { by: B }>;

function chargeInWords(battle: Battle, question: Question, { tape, range, bar }: ProofBy<'charge'>): string {
  const gap = inches(tape.gap);
  if (bar === 'tooFar') return `The nearest enemy is ${gap} away; to try a charge one must be within ${inches(range)}.`;
  if (bar === 'tooNear')
    return `The nearest enemy is ${gap} away: within 3″ they are fighting already, and cannot charge.`;
  if (bar === 'moved') return 'A unit that ran or retreated this turn cannot charge, however near the enemy is.';
  const deeds = question.about === 'tryCharge' ? unitOf(battle, question.unit).deeds : [];
  const waived = deeds.includes('retreated') ? ' Their warscroll lets them charge even after a retreat.' : '';
  return `The nearest enemy is ${gap} away: further than 3″ and within ${inches(range)}.${waived}`;
}

function linksInWords({ holding, loose }: ProofBy<'links'>): string {
  if (loose.length === 0) {
    const widest = Math.max(...holding.map(({ gap }) => gap));
    return `Every model is linked to the rest by gaps of at most 1″; the widest of them is ${inches(widest)}.`;
  }
  const gaps = loose.map(({ gap }) => inches(gap));
  return `The nearest models of the groups are ${listed(gaps)} apart, and a link is at most 1″. It does not help that each has a neighbour: all must be one group.`;
}

/** Why the roll has no modifiers, where one might be expected. */
function unchanged(battle: Battle, question: Question): string {
  const target = question.about === 'attack' && question.roll === 'save' ? unitOf(battle, question.target) : undefined;
  const shut =
    target &&
    warscrollOf(target).abilities.find(({ effects }) => effects?.some(each => each.do === 'ignoreSaveModifiers'));
  return shut ? `nothing can change the roll, neither Rend nor cover (${shut.name})` : 'nothing changes the roll';
}

const CHARACTERISTICS: Readonly<Record<Roll, string>> = { hit: 'To Hit', wound: 'To Wound', save: 'The Save' };
const DOES: Readonly<Record<Roll, string>> = { hit: 'hits', wound: 'wounds', save: 'saves' };

function sumInWords(
  battle: Battle,
  question: Question,
  { printed, rend: torn, modifiers, face }: ProofBy<'sum'>,
): string {
  if (question.about !== 'attack') return '';
  const { roll } = question;
  const causes = [
    ...modifiers.map(({ by, cause }) => `${change(by)} (${causeInWords(cause)})`),
    ...(torn === 0 ? [] : [`${change(torn)} (Rend)`]),
  ];
  const sum = `${CHARACTERISTICS[roll]} is ${printed}+; ${causes.length > 0 ? `the roll has ${listed(causes)}` : unchanged(battle, question)}`;
  if (face === undefined) return `${sum}: not even a 6 ${DOES[roll]}.`;
  return `${sum}: ${face === 6 ? 'only a 6' : `a ${face} or more`} ${DOES[roll]}.`;
}
