import type { ComponentType } from 'react';
import type { Hands } from '../../hands/hands';
import type { BenchPicture } from '../../measure/picture/views';
import type { Workbench } from '../../measure/store';
import type { Mood } from '../../setup/moods';

/** What the table of the measuring page is told. */
export interface BenchSlotProps {
  readonly workbench: Workbench;
  readonly picture: BenchPicture;
  readonly hands: Hands;
  readonly mood: Mood;
}

/** The table itself; the page that wires everything hands it in. */
export type BenchSlot = ComponentType<BenchSlotProps>;
