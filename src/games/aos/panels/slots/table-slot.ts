import type { ComponentType } from 'react';
import type { OverlayPicture, TableTheme } from '../../../../table/picture';
import type { BattleSession } from '../../session/battle-session';

/** What the page passes to the table of a battle. */
export interface TableSlotProps {
  readonly session: BattleSession;
  readonly mood: TableTheme;
  /** Whether hands may only point and look. */
  readonly isWatched?: boolean;
  /** Pixels at the left of a wide picture that a panel covers. */
  readonly coveredLeft?: number;
  /** The same at the right, where there is room enough for both. */
  readonly coveredRight?: number;
  /** What else is drawn over the table, such as where a teacher points. */
  readonly marks?: Partial<OverlayPicture> | undefined;
}

/** The table itself; the page that wires everything hands it in. */
export type TableSlot = ComponentType<TableSlotProps>;
