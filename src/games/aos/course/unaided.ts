import { bug } from '../../../kernel/bug';
import { createMatch } from '../../../match/match';
import { ageOfSigmar } from '..';
import type { Placement } from '../commands';
import type { RuleId } from '../rulebook';
import type { Lesson, Step } from './lesson';
import { LESSON_TABLE, type Position, replayOf, type Stationed } from './position';

/** How the address of a test ends. */
const ENDING = '-test';

/** The name by which the test of a lesson is opened. */
export const testIdOf = (id: string): string => id + ENDING;

/** The lesson whose test has this name, if it is one. */
export const lessonTestedBy = (id: string): string | undefined =>
  id.endsWith(ENDING) ? id.slice(0, -ENDING.length) : undefined;

const RULES_SHOWN = 3;
const MINUTES = 1;

/** The test of a lesson, as a lesson of one step without help: whatever the rules allow may be done. */
export function testOf(lesson: Lesson): Lesson {
  const { say, goal, miss, point, solution, ...unaided } = lesson.unaided ?? bug(`${lesson.id} has no test`);
  const position = { ...mirrored(lesson.position), ...unaided.position };
  const { round, active, phase } = createMatch(ageOfSigmar, replayOf(position)).getGame().battle;
  const step: Step = {
    say,
    goal,
    solution,
    rules: rulesToRead(lesson),
    also: 'anything',
    deadline: { round, active, phase: unaided.lasts ?? phase },
    ...(miss ? { miss } : {}),
    ...(point ? { point } : {}),
  };
  const { group, title, gives } = lesson;
  return { id: testIdOf(lesson.id), group, title, gives, minutes: MINUTES, position, isTest: true, steps: [step] };
}

/** The rules of what the learner did in the lesson, the latest first: they are what the test is about. */
function rulesToRead({ steps }: Lesson): readonly RuleId[] {
  const doing = steps.filter(({ goal }) => goal.is !== 'read' && goal.is !== 'watch');
  return [...new Set(doing.toReversed().flatMap(({ rules }) => rules.slice(0, 1)))].slice(0, RULES_SHOWN);
}

/** The position as in a mirror, left and right changed: the same rules hold, and nothing stands where it stood. */
export const mirrored = (position: Position): Position => ({
  ...position,
  azure: position.azure.map(turned),
  ember: position.ember.map(turned),
  ...(position.scenery
    ? { scenery: position.scenery.map(piece => ({ ...piece, x: across(piece.x), turn: -piece.turn })) }
    : {}),
});

const across = (x: number): number => LESSON_TABLE.width - x;

const turned = (unit: Stationed): Stationed =>
  unit.at ? { ...unit, at: unit.at.map((place): Placement => ({ ...place, x: across(place.x) })) } : unit;
