import { bug } from '../../../kernel/bug';
import type { WarscrollId } from '../types';
import type { Warscroll } from '../warscroll';
import { nighthaunt } from './nighthaunt';
import { stormcast } from './stormcast';

/** Every warscroll that can be fielded, by its id. */
export const WARSCROLLS: Readonly<Record<WarscrollId, Warscroll>> = Object.fromEntries(
  [...stormcast, ...nighthaunt].map(warscroll => [warscroll.id, warscroll]),
);

/** GEN-02: the warscroll of this name, if there is one. */
export const findWarscroll = (id: WarscrollId): Warscroll | undefined =>
  Object.hasOwn(WARSCROLLS, id) ? WARSCROLLS[id] : undefined;

/** The warscroll of a unit in play. */
export const warscrollOf = (unit: { readonly warscroll: WarscrollId }): Warscroll =>
  findWarscroll(unit.warscroll) ?? bug(`no warscroll ${unit.warscroll}`);
