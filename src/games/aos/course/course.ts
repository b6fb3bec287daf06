import { GROUPS, type Group, type Lesson } from './lesson';
import { aCharge } from './lessons/charging/a-charge';
import { aFailedCharge } from './lessons/charging/a-failed-charge';
import { atTheDouble } from './lessons/command/at-the-double';
import { forward } from './lessons/command/forward';
import { presence } from './lessons/command/presence';
import { picks } from './lessons/fighting/picks';
import { wounds } from './lessons/fighting/wounds';
import { deploying } from './lessons/first-blood/deploying';
import { guidedBattle } from './lessons/first-blood/guided-battle';
import { scoring } from './lessons/first-blood/scoring';
import { cast } from './lessons/magic/cast';
import { unbind } from './lessons/magic/unbind';
import { aMove } from './lessons/moving/a-move';
import { climb } from './lessons/moving/climb';
import { flight } from './lessons/moving/flight';
import { retreat } from './lessons/moving/retreat';
import { run } from './lessons/moving/run';
import { battleshock } from './lessons/nerve/battleshock';
import { split } from './lessons/nerve/split';
import { garrison } from './lessons/scenery/garrison';
import { sixRules } from './lessons/scenery/six-rules';
import { walls } from './lessons/scenery/walls';
import { cover } from './lessons/shooting/cover';
import { rangeAndSight } from './lessons/shooting/range-and-sight';
import { theDice } from './lessons/shooting/the-dice';
import { inches } from './lessons/table/inches';
import { units } from './lessons/table/units';
import { oneTurn } from './lessons/turn/one-turn';
import { priority } from './lessons/turn/priority';
import { abilities } from './lessons/warscrolls/abilities';
import { army } from './lessons/warscrolls/army';
import { damageTable } from './lessons/warscrolls/damage-table';
import { reading } from './lessons/warscrolls/reading';
import type { Progress } from './progress';
import { lessonTestedBy, testOf } from './unaided';

/** One stage of the short course, with its lessons. */
export interface CourseStage {
  readonly name: string;
  readonly lessons: readonly Lesson[];
}

/** The short course: what a player needs before a first real battle. Warscrolls are taught before they are needed. */
export const ROAD: readonly CourseStage[] = [
  { name: 'Inches', lessons: [inches] },
  { name: 'Units and their cards', lessons: [units, reading] },
  { name: 'One turn', lessons: [oneTurn] },
  { name: 'A move', lessons: [aMove] },
  { name: 'The dice', lessons: [theDice] },
  { name: 'A charge', lessons: [aCharge] },
  { name: 'Fighting in turn', lessons: [picks] },
  { name: 'A small battle', lessons: [guidedBattle] },
];

/** Lessons after the first battle; any order works, this one is suggested. */
const MORE: readonly Lesson[] = [
  priority,
  run,
  retreat,
  climb,
  flight,
  rangeAndSight,
  cover,
  aFailedCharge,
  wounds,
  battleshock,
  split,
  cast,
  unbind,
  atTheDouble,
  forward,
  presence,
  sixRules,
  walls,
  garrison,
  abilities,
  damageTable,
  army,
  deploying,
  scoring,
];

/** Every lesson in suggested order: the short course, then more. */
export const COURSE: readonly Lesson[] = [...ROAD.flatMap(({ lessons }) => lessons), ...MORE];

/** How long some lessons take. */
export const minutesOf = (lessons: readonly Lesson[]): number => lessons.reduce((sum, { minutes }) => sum + minutes, 0);

/** What the groups are called, and what they are about. */
export const GROUP_WORDS: Readonly<Record<Group, { readonly name: string; readonly says: string }>> = {
  table: { name: 'The table', says: 'Inches, bases, units' },
  turn: { name: 'Your turn', says: 'Rounds, priority, six phases' },
  moving: { name: 'Moving', says: 'Move, run, retreat, climb, fly' },
  shooting: { name: 'Shooting', says: 'Range, sight, cover, the dice' },
  charging: { name: 'Charging', says: 'Two dice to reach the enemy' },
  fighting: { name: 'Fighting', says: 'Picking in turn, piling in, wounds' },
  nerve: { name: 'Nerve', says: 'Battleshock and split units' },
  magic: { name: 'Magic', says: 'Casting, unbinding, two spells' },
  command: { name: 'Command', says: 'Points and what they buy' },
  scenery: { name: 'Scenery', says: 'Six rules, walls, garrisons' },
  warscrolls: { name: 'Warscrolls', says: 'Reading them, abilities, armies' },
  'first-blood': { name: 'First Blood', says: 'A whole battle, guided' },
};

/** The lesson with this id, if any. */
export const findLesson = (id: string): Lesson | undefined => COURSE.find(lesson => lesson.id === id);

/** Lessons after the short course by group; empty groups are left out. */
export const moreByGroup = (): readonly (readonly [Group, readonly Lesson[]])[] =>
  GROUPS.map(group => [group, MORE.filter(lesson => lesson.group === group)] as const).filter(
    ([, lessons]) => lessons.length > 0,
  );

/** The lesson or test with this id, if any. */
export function findLessonOrTest(id: string): Lesson | undefined {
  const tested = lessonTestedBy(id);
  const lesson = findLesson(tested ?? id);
  return lesson && tested !== undefined ? testOf(lesson) : lesson;
}

/** The suggested next lesson: one begun, else the first not done. */
export const suggested = ({ done, open }: Progress): Lesson | undefined =>
  COURSE.find(({ id }) => id in open) ?? COURSE.find(({ id }) => !done.includes(id));

/** The lesson after this one. */
export const lessonAfter = (id: string): Lesson | undefined => COURSE[COURSE.findIndex(lesson => lesson.id === id) + 1];
