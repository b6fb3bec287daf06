import type { Command, CommandOf } from '../commands';
import { askedFor, askedNow } from '../facts/open-question';
import { unitOfModel } from '../facts/units';
import { otherKinds } from '../options/wound-takers';
import { type Battle, otherSeat, type UnitId } from '../types';
import { unitOfCommand, unitsOfCommand } from './command-units';
import { isEmpty, isShaped } from './draft/drafts';
import type { Interaction } from './interaction';

/** Something a player can do with one press: give a command, draft it on the table, or select a unit. */
export type Answer =
  | { readonly kind: 'give'; readonly command: Command }
  | { readonly kind: 'sketch'; readonly command: Command }
  | { readonly kind: 'select'; readonly unit: UnitId }
  | { readonly kind: 'reset' };

/** The buttons of the bar. */
export interface Answers {
  /** The suggested one. */
  readonly prime: Answer | undefined;
  /** Further choices. */
  readonly others: readonly Answer[];
  /** Ways to finish: pass, or end the phase. */
  readonly closing: readonly Answer[];
}

/** The buttons of the bar for any question, from the options, the selection and the draft. */
export function answersOf(interaction: Interaction): Answers {
  const { battle, draft, selected } = interaction;
  const isOwnChoice = askedNow(battle)?.kind === 'act';
  const offers = distinct(interaction.options).map(offer => byFocus(interaction, offer));
  if (draft) return besideDraft(interaction, draft, offers, isOwnChoice);
  const closing = offers.filter(command => unitsOfCommand(battle, command).length === 0);
  const rest = offers.filter(command => !closing.includes(command));
  const named = rest.filter(command => selected !== undefined && unitsOfCommand(battle, command).includes(selected));
  const acts = (isOwnChoice ? named : [...named, ...rest.filter(command => !named.includes(command))]).map(asAnswer);
  const next = acts.length === 0 ? nextUnit(interaction) : undefined;
  const onward: readonly Answer[] = next === undefined ? [] : [{ kind: 'select', unit: next }];
  return brightest([...acts, ...onward], [...closing.map(asAnswer), ...withdrawal(battle)]);
}

/** TABLE-01: on one screen the proposer can withdraw a ruling while the other player is asked. */
function withdrawal(battle: Battle): readonly Answer[] {
  const ask = askedFor(battle, 'agreeRuling');
  return ask ? [{ kind: 'give', command: { seat: otherSeat(ask.seat), type: 'withdraw' } }] : [];
}

/** GENL-01: any model may be general; one per unit is offered, or the focused one. */
const byFocus = ({ battle, focus }: Interaction, command: Command): Command =>
  command.type === 'nameGeneral' &&
  focus !== undefined &&
  unitOfModel(battle, focus)?.id === unitOfCommand(battle, command)
    ? { ...command, model: focus }
    : command;

/** The first answer is the primary one. */
function brightest(acts: readonly Answer[], closing: readonly Answer[]): Answers {
  const [prime, ...others] = acts;
  return prime ? { prime, others, closing } : { prime: closing[0], others: [], closing: closing.slice(1) };
}

/** The primary button gives the draft; beside it are other answers for the same unit. */
function besideDraft(
  interaction: Interaction,
  draft: Command,
  offers: readonly Command[],
  isOwnChoice: boolean,
): Answers {
  const { battle } = interaction;
  const prime: Answer = { kind: 'give', command: draft };
  if (isOwnChoice) return { prime, others: [{ kind: 'reset' }], closing: [] };
  const unit = unitOfCommand(battle, draft);
  const plain = offers.filter(command => (!isShaped(command) || isEmpty(command)) && !isSameArms(draft, command));
  const isFree = (command: Command) => unitsOfCommand(battle, command).length === 0;
  return {
    prime,
    others: [
      ...onlyFirst(battle, draft),
      ...fewer(interaction, draft),
      ...plain.filter(command => unitOfCommand(battle, command) === unit && !isFree(command)).map(asAnswer),
    ],
    closing: plain.filter(isFree).map(asAnswer),
  };
}

/** WND-02, MW-02: mortal wounds first; or one wound at a time, to see each roll before the next. */
function onlyFirst(battle: Battle, draft: Command): readonly Answer[] {
  const ask = askedNow(battle);
  if (draft.type !== 'allocate' || ask?.kind !== 'allocate') return [];
  const alone = draft.models.length > 1 ? [{ ...draft, models: draft.models.slice(0, 1) }] : [];
  const [mortals = [], ...singles] = otherKinds(draft, ask);
  return [mortals, alone, singles].flat().map(command => ({ kind: 'give', command }));
}

/** UNIT-02: fewer models than possible, as long as they stand as one group. */
const fewer = ({ battle, check }: Interaction, draft: Command): readonly Answer[] =>
  draft.type === 'returnModels' || (draft.type === 'summon' && askedFor(battle, 'summon')?.isUpTo)
    ? draft.places
        .slice(1)
        .map((_, index) => ({ ...draft, places: draft.places.slice(0, index + 1) }))
        .filter(command => check(command).length === 0)
        .map(command => ({ kind: 'give', command }) as const)
        .toReversed()
    : [];

/** Attacks with the same weapons in the same order on other targets: those are edited by splitting instead. */
const isSameArms = (draft: Command, command: Command): boolean =>
  draft.type === 'attack' && command.type === 'attack' && armsIn(draft) === armsIn(command);

const armsIn = ({ orders }: CommandOf<'attack'>): string => [...new Set(orders.map(({ weapon }) => weapon))].join();

/** A command with positions is drafted on the table before it is given. */
const asAnswer = (command: Command): Answer =>
  isShaped(command) && !isEmpty(command) ? { kind: 'sketch', command } : { kind: 'give', command };

/** One option of each sort: options that differ only in positions or models count as one. */
function distinct(options: readonly Command[]): readonly Command[] {
  const seen = new Set<string>();
  return options.filter(command => {
    const key = sortOf(command);
    return !seen.has(key) && seen.add(key);
  });
}

const sortOf = (command: Command): string =>
  isShaped(command)
    ? `${command.type} ${'unit' in command ? command.unit : ''} ${isEmpty(command) ? 'still' : ''}`
    : JSON.stringify(command);

/** Units that can be selected now, in the order of the options. */
export const unitsWithOptions = (battle: Battle, options: readonly Command[]): readonly UnitId[] => [
  ...new Set(options.flatMap(option => unitsOfCommand(battle, option))),
];

/** The units that could act now, in the order of the options. */
export const unitsThatAct = (battle: Battle, options: readonly Command[]): readonly UnitId[] => [
  ...new Set(options.flatMap(option => unitOfCommand(battle, option) ?? [])),
];

/** The unit after the selected one that can still act. */
function nextUnit({ battle, options, selected }: Interaction): UnitId | undefined {
  const units = unitsThatAct(battle, options);
  const at = selected === undefined ? -1 : units.indexOf(selected);
  return units[(at + 1) % Math.max(1, units.length)];
}
