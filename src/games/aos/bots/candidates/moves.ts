import type { Spot } from '../../../../geometry/shapes/shape';
import { allowanceOf } from '../../abilities/allowance';
import { check } from '../../check';
import type { Command } from '../../commands';
import { enemyGap, gapBetweenUnits, isEngaged, tapeBetween } from '../../facts/places/distance';
import { middleOfUnit, unitsOf } from '../../facts/units';
import { type Course, movesAlong } from '../../options/moves';
import { type Battle, otherSeat, type Unit } from '../../types';

/** MOVE-07: as near as a move may come to an enemy, and a little more. */
const NEAREST = 3.05;
const MOST_ENEMIES = 3;
/** Moves that end this near to each other are the same idea. */
const SAME = 1.5;
const LEAST_LENGTH = 0.5;

/** A few different places that a unit could go to, each by the first legal move that leads there. */
export function* destinations(battle: Battle, unit: Unit): Generator<Command> {
  const ends: Spot[] = [];
  for (const course of coursesOf(battle, unit)) {
    const end = endOf(unit, course);
    if (course.length < LEAST_LENGTH || ends.some(other => Math.hypot(other.x - end.x, other.y - end.y) < SAME))
      continue;
    for (const move of movesAlong(battle, unit, [course])) {
      if (check(battle, move).length > 0) continue;
      ends.push(end);
      yield move;
      break;
    }
  }
}

const endOf = (unit: Unit, { way, length }: Course): Spot => {
  const { x, y } = middleOfUnit(unit);
  return { x: x + way.x * length, y: y + way.y * length };
};

/** Straight at the nearest enemies, to objectives, back, half way, to a friend, and to both sides; the most useful first. */
function* coursesOf(battle: Battle, unit: Unit): Generator<Course> {
  const allowance = allowanceOf(battle, unit, 'move');
  const from = middleOfUnit(unit);
  const enemies = unitsOf(battle, otherSeat(unit.seat))
    .toSorted((a, b) => gapBetweenUnits(battle, unit, a) - gapBetweenUnits(battle, unit, b))
    .slice(0, MOST_ENEMIES);
  const [nearest] = enemies;
  const ahead = nearest ? directionTo(from, middleOfUnit(nearest)) : undefined;
  const isFighting = isEngaged(battle, unit);
  const back = ahead && { way: { x: -ahead.x, y: -ahead.y }, length: allowance };
  if (isFighting && back) yield back;
  for (const enemy of isFighting ? [] : enemies) {
    const tape = tapeBetween(battle, unit, enemy);
    if (tape && tape.gap > 0) {
      const way = { x: (tape.to.x - tape.from.x) / tape.gap, y: (tape.to.y - tape.from.y) / tape.gap };
      yield { way, length: Math.min(allowance, tape.gap - NEAREST) };
    }
  }
  for (const { at } of battle.objectives) {
    const away = Math.hypot(at.x - from.x, at.y - from.y);
    const way = directionTo(from, at);
    if (way) yield { way, length: Math.min(allowance, away) };
  }
  if (back && !isFighting) yield back;
  if (ahead) {
    const gap = enemyGap(battle, unit);
    if (!isFighting) yield { way: ahead, length: Math.min(allowance, gap - NEAREST) / 2 };
    yield { way: { x: -ahead.y, y: ahead.x }, length: allowance };
    yield { way: { x: ahead.y, y: -ahead.x }, length: allowance };
  }
  const friend = nearestFriend(battle, unit, from);
  if (friend) yield friend;
}

function nearestFriend(battle: Battle, unit: Unit, from: Spot): Course | undefined {
  const [friend] = unitsOf(battle, unit.seat)
    .filter(({ id }) => id !== unit.id)
    .toSorted((a, b) => gapBetweenUnits(battle, unit, a) - gapBetweenUnits(battle, unit, b));
  const way = friend && directionTo(from, middleOfUnit(friend));
  return (
    friend && way && { way, length: Math.min(allowanceOf(battle, unit, 'move'), gapBetweenUnits(battle, unit, friend)) }
  );
}

function directionTo(from: Spot, to: Spot): Spot | undefined {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length > 0.01 ? { x: (to.x - from.x) / length, y: (to.y - from.y) / length } : undefined;
}
