import { seededState } from '../../kernel/dice';
import { hashOf } from '../../kernel/hash';
import type { GameRules, Kinds } from '../../kernel/system';
import type { Limits } from './clock';
import type { Guide, Question } from './guide';
import { playOut } from './play-out';
import type { Seen } from './seen';
import { Tried } from './tried';

/** What is compared, and by which policies. */
export interface Asked<K extends Kinds> {
  readonly system: GameRules<K>;
  readonly guide: Guide<K>;
  readonly seen: Seen<K>;
  readonly seat: K['seat'];
  /** Makes the play-outs of one player differ from those of another in the same game. */
  readonly salt: number;
}

/** The result of comparing the answers to a question; the usual answer is the first. */
export interface Compared<K extends Kinds> {
  readonly best: Tried<K>;
  readonly all: readonly Tried<K>[];
  readonly playOuts: number;
}

/** Sequential halving: each stage has a share of the play-outs and of the time, and keeps this share of the answers. */
const STAGES = [
  { playOuts: 0.25, until: 0.45, keeps: 1 / 3 },
  { playOuts: 0.3, until: 0.7, keeps: 1 / 3 },
  { playOuts: 0.45, until: 1, keeps: 0 },
] as const;

/** The lead another answer needs: a number of standard errors, and a little more. */
const ERRORS = 1;
const LEAST_LEAD = 0.003;
/** With this many rows and errors apart nothing more needs to be played. */
const ROWS_TO_BE_SURE = 12;
const ERRORS_TO_BE_SURE = 4;

/**
 * Compares the answers to a question by play-outs of the base policy. Row k has the same dice for every answer, so that
 * rows can be compared. The usual answer stays to the end, and wins unless another is clearly better.
 */
export function compare<K extends Kinds>(asked: Asked<K>, question: Question<K>, limits: Limits): Compared<K> {
  const usual = new Tried<K>(question.usual);
  const others = question.others.slice(0, Math.max(0, limits.answers - 1)).map(command => new Tried<K>(command));
  const all = [usual, ...others];
  const seed = Number.parseInt(hashOf(asked.seen).slice(0, 12), 16) + asked.salt;
  let alive = others;
  let row = 0;
  let playOuts = 0;
  for (const stage of STAGES) {
    const rows = Math.ceil(limits.playOuts * stage.playOuts);
    for (let count = 0; count < rows && limits.used() < stage.until && alive.length > 0; count++) {
      if (!playRow(asked, question, [usual, ...alive], seed, row, () => limits.used() >= 1)) break;
      row += 1;
      playOuts += alive.length + 1;
      if (isSure(usual, alive)) break;
    }
    alive = bestOf(alive, Math.ceil(alive.length * stage.keeps));
  }
  const [rival] = bestOf(
    others.filter(each => each.values.length === row),
    1,
  );
  const lead = rival?.leadOver(usual);
  const isBetter = rival && lead && row > 1 && lead.mean > ERRORS * lead.error + LEAST_LEAD;
  return { best: isBetter ? rival : usual, all, playOuts };
}

/** Plays one row of all answers that are still in; a row that is cut by the clock is dropped. */
function playRow<K extends Kinds>(
  { system, guide, seen, seat }: Asked<K>,
  question: Question<K>,
  alive: readonly Tried<K>[],
  seed: number,
  row: number,
  isOver: () => boolean,
): boolean {
  const ends: K['game'][] = [];
  for (const { command } of alive) {
    if (isOver()) return false;
    const from = system.play(system.withDice(seen, seededState(seed, `thought ${row}`)), command).game;
    const end = playOut(system, guide.base, from, game => question.isFarEnough(game), isOver);
    if (end === undefined) return false;
    ends.push(end);
  }
  alive.forEach((tried, index) => {
    const end = ends[index];
    if (end !== undefined) tried.add(guide.value(end, seat), guide.measures(seen, end, seat));
  });
  return true;
}

const bestOf = <K extends Kinds>(list: readonly Tried<K>[], count: number): Tried<K>[] =>
  list.toSorted((a, b) => b.mean - a.mean).slice(0, count);

/** Whether one answer is so far ahead of all others, or all so far behind the usual one, that more rows change nothing. */
function isSure<K extends Kinds>(usual: Tried<K>, others: readonly Tried<K>[]): boolean {
  if (usual.values.length < ROWS_TO_BE_SURE) return false;
  const [best] = bestOf([usual, ...others], 1);
  return [usual, ...others].every(each => {
    if (!best || each === best) return true;
    const { mean, error } = best.leadOver(each);
    return mean > ERRORS_TO_BE_SURE * error;
  });
}
