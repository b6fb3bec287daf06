import type { Phase, Seat } from '../types';
import type { Lesson, Step } from './lesson';
import type { Position } from './position';

/** The id of the lesson on the learner's own table. */
export const OWN_LESSON = 'own-table';

/** A step that ends with the next phase; every legal command is allowed before. */
const until = (phase: Phase, seat: Seat, step: Omit<Step, 'goal' | 'also' | 'solution'>): Step => ({
  ...step,
  goal: { is: 'asked', kind: 'act', phase, seat },
  also: 'anything',
  solution: [{ goOnTo: { asked: 'act', phase, seat } }],
});

/** A guided turn from the learner's own position; the learner decides for both sides. */
export const ownLesson = (position: Omit<Position, 'from'>): Lesson => ({
  id: OWN_LESSON,
  group: 'turn',
  title: 'A turn on your own table',
  gives: 'Play one whole turn from the table you laid out, phase by phase.',
  minutes: 5,
  position: { ...position, from: { asked: 'act', phase: 'hero', seat: 'azure' } },
  bothSides: true,
  steps: [
    until('movement', 'azure', {
      say: 'Your table, as you laid it out. It is *Azure’s hero phase*: cast, command, use abilities, then press {endPhase hero}.',
      why: 'Six phases make a turn. You decide for both sides here.',
      rules: ['ROUND-07', 'HERO-01'],
      point: { panel: 'ribbon' },
      hint: 'If there is nothing to do in a phase, press {endPhase hero}.',
    }),
    until('shooting', 'azure', {
      say: '*Movement*: drag units where you want them, run with some, and press {endPhase movement}.',
      why: 'Each unit moves once, and stays more than 3″ from enemies.',
      rules: ['MOVE-01', 'MOVE-13'],
      point: { panel: 'bar' },
      hint: 'The light on the ground shows how far a unit may go.',
    }),
    until('charge', 'azure', {
      say: '*Shooting*: units with missile weapons may shoot at a target in range that they can see. Then press {endPhase shooting}.',
      why: 'The sight tool (V) shows who is seen, and what is in the way.',
      rules: ['SHOOT-01', 'ATK-08'],
      point: { panel: 'bar' },
      hint: 'Select a unit: the bar says whether it may shoot.',
    }),
    until('hero', 'ember', {
      say: '*Charge*, then *combat* and *battleshock*: roll 2D6 to reach the enemy, and fight whoever is within 3″, the sides taking turns. It ends as Ember’s turn begins.',
      why: 'You also choose for Ember: whom to fight with, and who takes the wounds.',
      rules: ['CHARGE-01', 'COMBAT-01', 'SHOCK-01'],
      point: { panel: 'bar' },
      hint: 'Press {endPhase charge} when your charges are done, then answer each question in the bar.',
    }),
  ],
});
