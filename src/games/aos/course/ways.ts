import { ageOfSigmar, type Game } from '..';
import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import { isMet, isMissed, isReached } from './goals';
import type { Goal, Lesson, Step } from './lesson';
import { judge } from './runner';
import { offered, plainest, say } from './scripted-commands';

/** Commands that finish a step, and the game after them. */
export interface Way {
  readonly commands: readonly Command[];
  readonly game: Game;
}

/** Maximum number of games a search visits, so that every act is answered quickly. */
const MOST_GAMES = 24;

/** These goals need no command, so they are always reachable. */
const ALWAYS_REACHED: readonly Goal['is'][] = ['read', 'watch', 'selected', 'took'];

/** How the step can be finished from here: by its own solution, else by legal options; undefined if it cannot. */
export function wayThrough(lesson: Lesson, step: Step, from: Game): Way | undefined {
  if (ALWAYS_REACHED.includes(step.goal.is) || isReached(step, from.battle)) return { commands: [], game: from };
  const queue: Way[] = [{ commands: [], game: from }];
  for (let looked = 0; looked < MOST_GAMES && looked < queue.length; looked++) {
    const here = queue[looked];
    if (!here) break;
    const solved = bySolution(lesson, step, here);
    if (solved) return solved;
    const sorts = new Set<string>();
    for (const command of ageOfSigmar.options(here.game)) {
      const verdict = judge(step, here.game, { kind: 'command', command });
      if (verdict.kind !== 'met' && verdict.kind !== 'onTheWay') continue;
      const next = after(lesson, step, here, command);
      if (verdict.kind === 'met') return next;
      if (isMissed(step, next.game.battle, { kind: 'command', command })) continue;
      const sort = sortOf(command);
      if (!sorts.has(sort)) queue.push(next);
      sorts.add(sort);
    }
  }
  return undefined;
}

/** The lesson's own solution from here, if it still reaches the goal. */
function bySolution(lesson: Lesson, step: Step, from: Way): Way | undefined {
  let way = from;
  let met = false;
  for (const line of solutionOf(step))
    say(line, way.game, command => {
      const { kind } = met ? { kind: 'ignored' } : judge(step, way.game, { kind: 'command', command });
      if (kind === 'met' || kind === 'onTheWay') way = after(lesson, step, way, command);
      met ||= kind === 'met' || (kind === 'onTheWay' && isReached(step, way.game.battle));
      return way.game;
    });
  return met ? way : undefined;
}

/** The lines that solve a step: its solution, else the first option that meets the goal. */
function solutionOf({ goal, solution }: Step) {
  if (solution) return solution;
  return goal.is === 'given' ? [offered(goal.like)] : [];
}

/** The way with one more command and the other side's answers; unchanged if the rules refuse it. */
function after(lesson: Lesson, step: Step, { commands, game }: Way, command: Command): Way {
  const isRefused = ageOfSigmar.check(game, command).length > 0;
  const played = isRefused ? game : ageOfSigmar.play(game, command).game;
  return { commands: [...commands, command], game: settled(lesson, step, played) };
}

/** Options that differ only in positions are of one sort. */
const sortOf = (command: Command): string =>
  JSON.stringify({ ...command, steps: undefined, places: undefined, models: undefined });

/** The other side's required answer during the learner's step; the teacher gives it. */
export function answerForEmber(lesson: Lesson, { goal }: Step, game: Game): Command | undefined {
  if (lesson.bothSides || ALWAYS_REACHED.includes(goal.is) || isMet(goal, game.battle)) return undefined;
  return askedNow(game.battle)?.seat === 'ember' ? plainest(game) : undefined;
}

const MOST_ANSWERS = 50;

function settled(lesson: Lesson, step: Step, from: Game): Game {
  let game = from;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const answer = answerForEmber(lesson, step, game);
    if (!answer) return game;
    game = ageOfSigmar.play(game, answer).game;
  }
  return game;
}

/** Whether the lesson can be finished from here, each step in turn. */
export function isFinishable(lesson: Lesson, from: number, game: Game): boolean {
  let now = game;
  const play = (command: Command) => {
    if (ageOfSigmar.check(now, command).length === 0) now = ageOfSigmar.play(now, command).game;
    return now;
  };
  for (const step of lesson.steps.slice(from)) {
    now = settled(lesson, step, now);
    for (const line of step.goal.is === 'watch' ? step.goal.lines : []) say(line, now, play);
    const way = wayThrough(lesson, step, now);
    if (!way) return false;
    now = way.game;
    for (const line of step.after ?? []) say(line, now, play);
  }
  return true;
}
