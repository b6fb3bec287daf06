import { bug } from '../../../kernel/bug';
import type { WarscrollId } from '../types';
import type { Warscroll } from '../warscroll';
import { nighthaunt } from './nighthaunt';
import { BARE_BASE } from './parts/bare-base';
import { stormcast } from './stormcast';

/** Every warscroll that can be fielded, by its id. */
export const WARSCROLLS: Readonly<Record<WarscrollId, Warscroll>> = Object.fromEntries(
  [...stormcast, ...nighthaunt].map(warscroll => [warscroll.id, warscroll]),
);

const byId = new Map(Object.entries(WARSCROLLS));

/** Lets a checked warscroll be found by its id; bring-warscrolls.ts checks it. */
export const addWarscroll = (warscroll: Warscroll): void => void byId.set(warscroll.id, warscroll);

/** GEN-02: the warscroll with this id, if any. */
export const findWarscroll = (id: WarscrollId): Warscroll | undefined => byId.get(id);

/** The warscroll of a unit, or of a bare base on a measuring table. */
export const warscrollOf = ({ warscroll }: { readonly warscroll: WarscrollId }): Warscroll =>
  findWarscroll(warscroll) ?? (warscroll === BARE_BASE.id ? BARE_BASE : bug(`no warscroll ${warscroll}`));
