import type { Ask } from '../asks';
import type { BattleEvent } from '../events';
import { findUnit, hasMoveLeft } from '../facts/units';
import { type Refusal, refuse, unless } from '../refusals';
import type { Battle, Unit, UnitId } from '../types';

type OfUnit = { readonly seat: string; readonly unit: UnitId };
type Own = { readonly unit: Unit } | { readonly refusals: readonly Refusal[] };

/** The living unit that a command names, if it belongs to the command's seat. */
export function ownUnit(battle: Battle, command: OfUnit): Own {
  const unit = findUnit(battle, command.unit);
  if (!unit) return { refusals: [refuse('GEN-03', 'unit.unknown', { unit: command.unit })] };
  const refusals = [
    ...unless(unit.seat === command.seat, 'GEN-03', 'unit.notYours', { owner: unit.seat }),
    ...unless(unit.models.length > 0, 'SLAIN-02', 'unit.destroyed', {}),
  ];
  return refusals.length > 0 ? { refusals } : { unit };
}

/** The same for commands that need a unit on the table. */
export function ownUnitOnTable(battle: Battle, command: OfUnit): Own {
  const own = ownUnit(battle, command);
  const away = 'unit' in own ? checkOnTable(own.unit) : [];
  return away.length > 0 ? { refusals: away } : own;
}

/** GARR-08, RES-05: only units on the table move. */
export function checkOnTable({ where }: Unit): readonly Refusal[] {
  if (where.kind === 'table') return [];
  return [
    where.kind === 'garrison' ? refuse('GARR-08', 'move.garrisoned', {}) : refuse('RES-05', 'ability.notInPlay', {}),
  ];
}

/** MOVE-02, RES-03, GARR-03: a unit moves once, and not at all if something else took the place of its move. */
export function checkMoveLeft(unit: Unit): readonly Refusal[] {
  if (unit.deeds.includes('moved')) return [refuse('MOVE-02', 'move.already', {})];
  const rule = unit.deeds.includes('arrived') ? 'RES-03' : 'GARR-03';
  return unless(hasMoveLeft(unit), rule, 'move.spent', {});
}

/** Closes the answered question. */
export const answered: BattleEvent = { type: 'answered' };

/** Opens a question. */
export const asking = (ask: Ask): BattleEvent => ({ type: 'asked', ask });
