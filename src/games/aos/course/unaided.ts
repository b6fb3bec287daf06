import { bug } from '../../../kernel/bug';
import { createMatch } from '../../../match/match';
import { ageOfSigmar } from '..';
import type { Placement } from '../commands';
import type { RuleId } from '../rulebook';
import type { Lesson, Step } from './lesson';
import { LESSON_TABLE, type Position, replayOf, type Stationed } from './position';

/** How the address of a test ends. */
const ENDING = '-test';

/** The id of a lesson's test. */
export const testIdOf = (id: string): string => id + ENDING;

/** The lesson whose test has this id, if any. */
export const lessonTestedBy = (id: string): string | undefined =>
  id.endsWith(ENDING) ? id.slice(0, -ENDING.length) : undefined;

const RULES_SHOWN = 3;
const MINUTES = 1;

/** The test of a lesson, as a lesson of one step without help; every legal command is allowed. */
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

/** The rules the learner used in the lesson, latest first; the test covers them. */
function rulesToRead({ steps }: Lesson): readonly RuleId[] {
  const doing = steps.filter(({ goal }) => goal.is !== 'read' && goal.is !== 'watch');
  return [...new Set(doing.toReversed().flatMap(({ rules }) => rules.slice(0, 1)))].slice(0, RULES_SHOWN);
}

/** The mirrored position: the same rules, other places. */
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
