import type { ComponentType } from 'react';
import type { MiniPicture, OverlayPicture, TableTheme } from '../../../../table/picture';
import type { View } from '../../../../table/stage';
import type { Battle } from '../../types';

/** A table to look at. Its page provides everything that is drawn. */
export interface PictureSlotProps {
  readonly field: Battle['field'];
  readonly minis: readonly MiniPicture[];
  readonly overlays: OverlayPicture;
  readonly mood: TableTheme;
  /** How near the table is looked at. */
  readonly view: View;
  readonly label: string;
  /** Pixels at the foot of the page that its sheet covers. */
  readonly covered: number;
}

export type PictureSlot = ComponentType<PictureSlotProps>;
