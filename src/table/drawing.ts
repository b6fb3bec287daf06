/** How well the table is drawn. */
export type Quality = 'low' | 'medium' | 'high';

/** How the player wants the table drawn. */
export interface Drawing {
  readonly quality: Quality;
  /** The share of the screen's pixels that is drawn, along each side. */
  readonly resolution: number;
  /** Shadows, reflections and ornament. */
  readonly effects: boolean;
}
