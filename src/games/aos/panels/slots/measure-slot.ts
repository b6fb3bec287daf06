import type { ComponentType } from 'react';
import type { TableHands } from '../../../../table/hands';
import type { TableTheme } from '../../../../table/picture';
import type { MeasurePicture } from '../../measure/picture/views';
import type { MeasureStore } from '../../measure/store';

/** What the page passes to the measuring table. */
export interface MeasureSlotProps {
  readonly measureStore: MeasureStore;
  readonly picture: MeasurePicture;
  readonly hands: TableHands;
  readonly mood: TableTheme;
}

/** The table itself; the page that wires everything hands it in. */
export type MeasureSlot = ComponentType<MeasureSlotProps>;
