import type { ComponentType } from 'react';
import type { View } from '../../games/aos/picture/stage';
import type { Mood } from '../../games/aos/setup/moods';
import type { Battle } from '../../games/aos/types';
import type { MiniPicture, OverlayPicture } from '../../table/picture';

/** A table that is only looked at: everything on it comes ready from its page. */
export interface PictureSlotProps {
  readonly field: Battle['field'];
  readonly minis: readonly MiniPicture[];
  readonly overlays: OverlayPicture;
  readonly mood: Mood;
  /** How near the table is looked at. */
  readonly view: View;
  readonly label: string;
  /** Pixels at the foot of the page that its sheet covers. */
  readonly covered: number;
}

export type PictureSlot = ComponentType<PictureSlotProps>;
