import type { ComponentType } from 'react';
import type { MiniPicture, OverlayPicture } from '../controls/picture/views';
import type { View } from '../controls/stage';
import type { Battle } from '../systems/aos/types';
import type { Mood } from './setup/moods';

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
