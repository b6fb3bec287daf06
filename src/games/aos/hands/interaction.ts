import type { Inches, Spot } from '../../../geometry/shapes/shape';
import type { Command } from '../commands';
import { askedNow } from '../facts/open-question';
import { findUnit, hasMoveLeft, unitOfModel } from '../facts/units';
import type { Refusal } from '../refusals';
import type { Tool } from '../tools/tool';
import type { ToolWords } from '../tools/words';
import type { Battle, ModelId, UnitId } from '../types';
import { unitsOfCommand } from './command-units';
import { isChoice, isEmpty, isMove, isPlacing, isShaped } from './draft/drafts';
import { type Check, moveLimitOf } from './draft/move-limit';
import { pickModel } from './draft/pick-models';
import type { Overrun } from './drag/follow';
import { firstDraftFor, handModeOf } from './question-mode';

/** The state of the interaction: selection, draft, drag and tool. It is not part of the battle. */
export interface Interaction {
  readonly battle: Battle;
  /** Legal options now; empty while earlier events are still being shown. */
  readonly options: readonly Command[];
  readonly check: Check;
  readonly selected: UnitId | undefined;
  /** The one model that keys and drags move; undefined for the whole unit. */
  readonly focus: ModelId | undefined;
  /** A drag takes one model and not its whole unit, until switched off or the question is answered. */
  readonly takesOne: boolean;
  readonly hovered: ModelId | undefined;
  /** Units that a message mentions; ringed until the next question or press. */
  readonly pointed?: readonly UnitId[];
  readonly draft: Command | undefined;
  readonly hold: Hold | undefined;
  /** The measuring tool in hand. */
  readonly tool: Tool | undefined;
  /** Without words a tool draws nothing. */
  readonly words: ToolWords | undefined;
  /** Why the last attempt was refused. */
  readonly refused: readonly Refusal[];
}

/** The pointer position, and whether it means a single model. */
export interface Point {
  readonly spot: Spot;
  readonly model: ModelId | undefined;
  readonly single: boolean;
}

/** What a press could drag. */
export interface Hold {
  readonly point: Point;
  /** The draft before the drag, to restore. */
  readonly before: Command | undefined;
  /** The draft that the drag starts from; undefined when there is nothing to drag. */
  readonly base: Command | undefined;
  readonly models: readonly ModelId[] | undefined;
  /** The model under the pointer. */
  readonly lead?: ModelId | undefined;
  readonly allowed: Inches | undefined;
  /** Where the pointer is when the held models cannot follow it there. */
  readonly overrun?: Overrun | undefined;
  /** The centre of the turn, when the turn handle is held and not the unit. */
  readonly pivot?: Spot;
  readonly refusals: readonly Refusal[];
}

/** Opens a new question; drafts its first option if the answer has positions. */
export function openQuestion(interaction: Interaction, battle: Battle, options: readonly Command[]): Interaction {
  const ask = askedNow(battle);
  const first = options[0];
  const asked = ask && 'unit' in ask ? ask.unit : undefined;
  const isForIt = handModeOf(battle) === 'placing' || (first && 'unit' in first && first.unit === asked);
  const draft = first && isForIt && isShaped(first) && !isEmpty(first) ? first : undefined;
  const kept =
    interaction.selected !== undefined && isFresh(battle, interaction.selected) ? interaction.selected : undefined;
  const selected = draft && 'unit' in draft ? draft.unit : (asked ?? kept);
  const empty = { focus: undefined, takesOne: false, hold: undefined, refused: [], pointed: [] };
  return { ...interaction, battle, options, draft, selected, ...empty };
}

/** A unit stays selected for the next question only while it can still act. */
const isFresh = (battle: Battle, id: UnitId): boolean => {
  const unit = findUnit(battle, id);
  const ask = askedNow(battle);
  return unit !== undefined && unit.models.length > 0 && ask?.kind === 'act' && hasMoveLeft(unit);
};

/** Selects a unit. */
export const select = (interaction: Interaction, id: UnitId | undefined): Interaction => ({
  ...interaction,
  selected: id,
  focus: undefined,
  draft: draftBeside(interaction, id),
  refused: reasonsAgainst(interaction, id),
  pointed: [],
});

/** During set-up the selected unit is drafted; a draft by choice is dropped when another unit is selected. */
function draftBeside({ draft, options, battle }: Interaction, id: UnitId | undefined): Command | undefined {
  if (draft && 'unit' in draft && draft.unit === id) return draft;
  if (askedNow(battle)?.kind === 'act' || draft?.type === 'attack') return undefined;
  return options.find(option => isPlacing(option) && option.unit === id) ?? draft;
}

/** Why a clicked unit does not answer the question; empty if it does or has no part in it. */
export function reasonsAgainst(
  { battle, options, check }: Pick<Interaction, 'battle' | 'options' | 'check'>,
  id: UnitId | undefined,
): readonly Refusal[] {
  const ask = askedNow(battle);
  const unit = id === undefined ? undefined : findUnit(battle, id);
  if (!ask || !unit || options.length === 0 || options.some(option => unitsOfCommand(battle, option).includes(unit.id)))
    return [];
  const isMeant = handModeOf(battle) === 'targeting' || unit.seat === ask.seat;
  const opening = isMeant ? firstDraftFor(battle, ask, unit) : undefined;
  if (!opening) return [];
  if (!isMove(opening)) return check(opening);
  const reach = moveLimitOf(battle, check, opening);
  return 'refusals' in reach ? reach.refusals : [];
}

/** A click: chooses models if the question asks for models, otherwise selects units. */
export function pointAt(interaction: Interaction, { model }: Point): Interaction {
  const { battle, draft } = interaction;
  const unit = model === undefined ? undefined : unitOfModel(battle, model);
  if (!unit || model === undefined) return { ...interaction, refused: [] };
  if (draft && isChoice(draft) && draft.unit === unit.id) {
    return { ...interaction, draft: pickModel(battle, draft, model), refused: [] };
  }
  const isForModels = interaction.options.some(({ type }) => type === 'nameGeneral');
  return isForModels || interaction.takesOne
    ? { ...select(interaction, unit.id), focus: model }
    : select(interaction, unit.id);
}
