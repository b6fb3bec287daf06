import type { Spot } from '../../../geometry/shapes/shape';
import { gapBetweenUnits } from '../facts/places/distance';
import { findUnit, isInPlay, unitOfModel } from '../facts/units';
import { middleOf } from '../hands/draft/drafts';
import type { Interaction } from '../hands/interaction';
import type { Battle, ModelId, Unit, UnitId } from '../types';

/** MEAS-05: what anyone may lay on the table at any time, because it changes nothing. */
export const TOOL_KINDS = ['tape', 'sight', 'ranges'] as const;
export type ToolKind = (typeof TOOL_KINDS)[number];

/** One end of what is measured. */
export type Mark =
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'model'; readonly model: ModelId }
  | { readonly kind: 'spot'; readonly spot: Spot };

/** The tool in hand. Ranges are those of `to`, or of the selected unit. */
export interface Tool {
  readonly kind: ToolKind;
  readonly from: Mark | undefined;
  readonly to: Mark | undefined;
  /** Chosen by a press or a key: a passing pointer leaves it alone. */
  readonly isPinned: boolean;
}

/** The unit that a mark is on. */
export function unitAt(battle: Battle, mark: Mark | undefined): Unit | undefined {
  if (mark?.kind === 'unit') return findUnit(battle, mark.unit);
  return mark?.kind === 'model' ? unitOfModel(battle, mark.model) : undefined;
}

/** What a hand points at: the unit, its one model where that is wanted, or the bare spot. */
export function markAt(battle: Battle, spot: Spot, model: ModelId | undefined, isSingle: boolean): Mark {
  const unit = model === undefined ? undefined : unitOfModel(battle, model);
  if (!unit || model === undefined) return { kind: 'spot', spot };
  return isSingle ? { kind: 'model', model } : { kind: 'unit', unit: unit.id };
}

/** Takes a tool up, from the selected unit or its one model; the same again puts it away. */
export function takeUp(interaction: Interaction, kind: ToolKind): Interaction {
  const { tool, focus, selected } = interaction;
  if (tool?.kind === kind) return putAway(interaction);
  if (tool && tool.from !== undefined) return { ...interaction, tool: { ...tool, kind } };
  return { ...interaction, tool: { kind, from: ownMark(focus, selected), to: undefined, isPinned: false } };
}

const ownMark = (focus: ModelId | undefined, selected: UnitId | undefined): Mark | undefined => {
  if (focus !== undefined) return { kind: 'model', model: focus };
  return selected === undefined ? undefined : { kind: 'unit', unit: selected };
};

/** Puts the tool away. */
export const putAway = (interaction: Interaction): Interaction => ({ ...interaction, tool: undefined });

/** Whether a press there belongs to the tool and not to the table. */
export const takesPress = (tool: Tool | undefined, model: ModelId | undefined): boolean =>
  tool?.kind === 'tape' || (tool?.kind === 'sight' && model !== undefined);

/** Points the tool at something. Without a beginning the first press is the beginning. */
export function aimAt(interaction: Interaction, mark: Mark | undefined, isPinned: boolean): Interaction {
  const { tool } = interaction;
  if (!tool) return interaction;
  if (isPinned && tool.kind !== 'ranges' && tool.from === undefined)
    return { ...interaction, tool: { ...tool, from: mark } };
  if (!isPinned && tool.isPinned && (tool.kind !== 'ranges' || mark?.kind === 'spot' || mark === undefined))
    return interaction;
  return { ...interaction, tool: { ...tool, to: mark, isPinned } };
}

/** Goes on to another unit: those nearest to the beginning come first. */
export function aimNext(interaction: Interaction, by: 1 | -1): Interaction {
  const { battle, tool } = interaction;
  if (!tool) return interaction;
  const from = unitAt(battle, tool.from);
  const others = battle.units.filter(unit => isInPlay(unit) && (unit.id !== from?.id || tool.kind === 'ranges'));
  const units = from ? nearestFirst(battle, from, others) : others;
  const at = units.findIndex(({ id }) => id === unitAt(battle, tool.to)?.id);
  const next = units[at < 0 && by < 0 ? units.length - 1 : (at + by + units.length) % Math.max(1, units.length)];
  return next ? aimAt(interaction, { kind: 'unit', unit: next.id }, true) : interaction;
}

function nearestFirst(battle: Battle, from: Unit, units: readonly Unit[]): readonly Unit[] {
  const gaps = new Map(units.map(unit => [unit.id, gapBetweenUnits(battle, from, unit)]));
  return units.toSorted((a, b) => (gaps.get(a.id) ?? 0) - (gaps.get(b.id) ?? 0));
}

/** The tool begins at the one model that keys have come to, if it began at its unit. */
export function beginAtFocus(interaction: Interaction): Interaction {
  const { battle, tool, focus, selected } = interaction;
  if (!tool || unitAt(battle, tool.from)?.id !== selected) return interaction;
  return { ...interaction, tool: { ...tool, from: ownMark(focus, selected) } };
}

/** Where the tool's far end is, or its beginning while it has none; the middle of a unit. */
export function endOf(battle: Battle, { from, to }: Tool): Spot | undefined {
  const mark = to ?? from;
  if (mark?.kind === 'spot') return mark.spot;
  const models = unitAt(battle, mark)?.models ?? [];
  return models.length > 0 ? middleOf(models) : undefined;
}
