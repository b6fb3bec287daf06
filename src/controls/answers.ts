import type { Command } from '../systems/aos/commands';
import { askedNow } from '../systems/aos/facts/asking';
import type { Battle, UnitId } from '../systems/aos/types';
import type { Desk } from './desk';
import { isMove, isShaped } from './drafts';
import { subjectOf } from './naming';

/** Something a player can do with one press: give a command, lay it out on the table first, or bring a unit to hand. */
export type Answer =
  | { readonly kind: 'give'; readonly command: Command }
  | { readonly kind: 'sketch'; readonly command: Command }
  | { readonly kind: 'select'; readonly unit: UnitId }
  | { readonly kind: 'reset' };

/** The first sensible thing to do, and what else could be done. */
export interface Answers {
  readonly prime: Answer | undefined;
  readonly others: readonly Answer[];
}

/** What the bar offers, for any question: read off the options, the selection and the draft alone. */
export function answersOf(desk: Desk): Answers {
  const { battle, draft, selected } = desk;
  const ask = askedNow(battle);
  const offers = distinct(desk.options);
  if (draft) return besideDraft(draft, offers, ask?.kind === 'act');
  const named = offers.filter(command => selected !== undefined && subjectOf(battle, command) === selected);
  const free = offers.filter(command => subjectOf(battle, command) === undefined);
  if (ask?.kind !== 'act') {
    const rest = offers.filter(command => !named.includes(command));
    return split([...named, ...rest].map(asAnswer));
  }
  const next = nextUnit(desk);
  const acts = named.map(asAnswer);
  const onward: readonly Answer[] = acts.length === 0 && next !== undefined ? [{ kind: 'select', unit: next }] : [];
  return split([...acts, ...onward, ...free.map(asAnswer)]);
}

const split = ([prime, ...others]: readonly Answer[]): Answers => ({ prime, others });

/** A draft is given with the bright button; beside it stand the other answers to the same question. */
function besideDraft(draft: Command, offers: readonly Command[], isOwnChoice: boolean): Answers {
  const prime: Answer = { kind: 'give', command: draft };
  if (isOwnChoice) return { prime, others: [{ kind: 'reset' }] };
  const others = offers.filter(command => !isShaped(command) || (isMove(command) && command.steps.length === 0));
  return { prime, others: others.map(asAnswer) };
}

/** A command with a shape is shown on the table before it is given. */
const asAnswer = (command: Command): Answer =>
  isShaped(command) && !(isMove(command) && command.steps.length === 0)
    ? { kind: 'sketch', command }
    : { kind: 'give', command };

/** One option of each sort: those that differ only in where models go, or which, are one. */
export function distinct(options: readonly Command[]): readonly Command[] {
  const seen = new Set<string>();
  return options.filter(command => {
    const key = sortOf(command);
    return !seen.has(key) && seen.add(key);
  });
}

function sortOf(command: Command): string {
  if (!isShaped(command) || !('unit' in command)) return JSON.stringify(command);
  return `${command.type} ${command.unit} ${isMove(command) && command.steps.length === 0 ? 'still' : ''}`;
}

/** The units that can answer, in the order of the options. */
export function unitsWithOptions(battle: Battle, options: readonly Command[]): readonly UnitId[] {
  return [...new Set(options.flatMap(option => subjectOf(battle, option) ?? []))];
}

/** The unit after the selected one that can still act. */
export function nextUnit({ battle, options, selected }: Desk): UnitId | undefined {
  const units = unitsWithOptions(battle, options);
  const at = selected === undefined ? -1 : units.indexOf(selected);
  return units[(at + 1) % Math.max(1, units.length)];
}
