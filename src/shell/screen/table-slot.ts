import { type ComponentType, createContext } from 'react';
import type { OwnFigure } from '../../figures/check-figure';
import type { TablePicture } from '../../table/table-picture';

/** A table as a game describes it. */
export interface TableSlotProps extends TablePicture {
  /** Players' own figures, by the names of the figures they replace. */
  readonly ownFigures?: ReadonlyMap<string, OwnFigure> | undefined;
}

export type TableSlot = ComponentType<TableSlotProps>;

/** The component that draws tables; the page that joins games and scene provides it. */
export const TableContext = createContext<TableSlot>(() => undefined);
