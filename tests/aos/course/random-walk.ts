import type { Act, Lesson } from '../../../src/games/aos/course/lesson';
import { type LessonSession, openLessonSession } from '../../../src/games/aos/course/lesson-session';
import { stepAt } from '../../../src/games/aos/course/runner';
import { type Dice, diceFrom, seededState } from '../../../src/kernel/dice';

const ACTS = 14;

const below = (dice: Dice, count: number): number =>
  dice.roll(4).reduce((sum, face) => sum * 6 + (face - 1), 0) % Math.max(1, count);

/** Solves the step that is on as the learner's buttons do. */
export function solve(room: LessonSession): void {
  if (stepAt(room.lesson, room.getState())?.goal.is === 'watch') room.watch();
  else room.showMe(act => room.notice(act));
}

function submitAny({ match }: LessonSession, dice: Dice): void {
  const options = match.options();
  const option = options[below(dice, options.length)];
  if (option) match.submit(option);
}

/** One act by chance: mostly what the rules offer, asked for or not; now and then a button of the teacher's. */
function act(room: LessonSession, dice: Dice): void {
  const { match } = room;
  const unit = match.getGame().battle.units[below(dice, 9)]?.id;
  const others: readonly Act[] = [
    { kind: 'goOn' },
    ...(unit === undefined ? [] : [{ kind: 'selected', unit } as const]),
  ];
  switch (below(dice, 8)) {
    case 0:
      solve(room);
      break;
    case 1:
      for (const other of others) room.notice(other);
      break;
    case 2:
      if (below(dice, 3) === 0) room.back();
      break;
    default:
      submitAny(room, dice);
  }
  if (stepAt(room.lesson, room.getState())?.goal.is === 'watch') room.watch();
}

/** Walks about in a lesson by chance, then finishes it by the teacher's help alone; tells how often acts were taken back. */
export function walk(lesson: Lesson, seed: number): number {
  const room = openLessonSession(lesson);
  const dice = diceFrom(seededState(seed, 'walk'));
  for (let acts = 0; acts < ACTS; acts++) act(room, dice);
  let takenBack = 0;
  for (let helps = 0; stepAt(lesson, room.getState()); helps++) {
    const { step, isStuck } = room.getState();
    const where = `${lesson.id}, seed ${seed}, step ${step + 1}`;
    if (helps > 3 * lesson.steps.length) throw new Error(`${where}: no end`);
    if (isStuck) {
      room.takeBack();
      takenBack++;
      if (room.getState().isStuck) throw new Error(`${where}: out of reach after an act was taken back`);
    } else {
      solve(room);
      const now = room.getState();
      if (now.step === step && !now.isStuck) throw new Error(`${where}: neither finished nor said to be out of reach`);
    }
  }
  return takenBack;
}
