import type { Spot } from '../../../geometry/shapes/shape';
import { gapBetweenUnits } from '../facts/places/distance';
import { findUnit, isInPlay, unitOfModel } from '../facts/units';
import { middleOf } from '../hands/draft/drafts';
import type { Interaction } from '../hands/interaction';
import type { Battle, ModelId, Unit, UnitId } from '../types';

/** MEAS-05: tools any player may use at any time, because they change nothing. */
export const TOOL_KINDS = ['tape', 'sight', 'ranges'] as const;
export type ToolKind = (typeof TOOL_KINDS)[number];

/** One end of a measurement. */
export type Mark =
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'model'; readonly model: ModelId }
  | { readonly kind: 'spot'; readonly spot: Spot };

/** The current tool. Ranges are those of `to`, or of the selected unit. */
export interface Tool {
  readonly kind: ToolKind;
  readonly from: Mark | undefined;
  readonly to: Mark | undefined;
  /** Set by a press or a key: hovering does not change it. */
  readonly isPinned: boolean;
}

/** The unit that a mark is on. */
export function unitAt(battle: Battle, mark: Mark | undefined): Unit | undefined {
  if (mark?.kind === 'unit') return findUnit(battle, mark.unit);
  return mark?.kind === 'model' ? unitOfModel(battle, mark.model) : undefined;
}

/** What the pointer is on: the unit, its single model if wanted, or the bare spot. */
export function markAt(battle: Battle, spot: Spot, model: ModelId | undefined, isSingle: boolean): Mark {
  const unit = model === undefined ? undefined : unitOfModel(battle, model);
  if (!unit || model === undefined) return { kind: 'spot', spot };
  return isSingle ? { kind: 'model', model } : { kind: 'unit', unit: unit.id };
}

/** Takes a tool, starting at the selected unit or its focused model; the same tool again puts it away. */
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

/** Points the tool at something. Without a start the first press sets the start. */
export function aimAt(interaction: Interaction, mark: Mark | undefined, isPinned: boolean): Interaction {
  const { tool } = interaction;
  if (!tool) return interaction;
  if (isPinned && tool.kind !== 'ranges' && tool.from === undefined)
    return { ...interaction, tool: { ...tool, from: mark } };
  if (!isPinned && tool.isPinned && (tool.kind !== 'ranges' || mark?.kind === 'spot' || mark === undefined))
    return interaction;
  return { ...interaction, tool: { ...tool, to: mark, isPinned } };
}

/** Moves to the next unit, nearest to the start first. */
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

/** The tool starts at the focused model, if it started at its unit. */
export function beginAtFocus(interaction: Interaction): Interaction {
  const { battle, tool, focus, selected } = interaction;
  if (!tool || unitAt(battle, tool.from)?.id !== selected) return interaction;
  return { ...interaction, tool: { ...tool, from: ownMark(focus, selected) } };
}

/** The tool's far end, or its start without one; for a unit its middle. */
export function endOf(battle: Battle, { from, to }: Tool): Spot | undefined {
  const mark = to ?? from;
  if (mark?.kind === 'spot') return mark.spot;
  const models = unitAt(battle, mark)?.models ?? [];
  return models.length > 0 ? middleOf(models) : undefined;
}
