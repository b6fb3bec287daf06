import type { ComponentType } from 'react';
import type { TableHands } from '../../../../table/hands';
import type { TableTheme } from '../../../../table/picture';
import type { BenchPicture } from '../../measure/picture/views';
import type { Workbench } from '../../measure/store';

/** What the table of the measuring page is told. */
export interface BenchSlotProps {
  readonly workbench: Workbench;
  readonly picture: BenchPicture;
  readonly hands: TableHands;
  readonly mood: TableTheme;
}

/** The table itself; the page that wires everything hands it in. */
export type BenchSlot = ComponentType<BenchSlotProps>;
