import type { TableTheme } from '../../../table/picture';
import type { EffectsLevel } from '../../quality';

export interface MoteLook {
  readonly colour: string;
  /** Inches across. */
  readonly size: number;
  /** Inches a second: right, up, towards the viewer. */
  readonly drift: readonly [number, number, number];
}

/** What floats in the air of a realm. */
export const MOTES: Readonly<Record<TableTheme, MoteLook>> = {
  // embers
  fire: { colour: '#ff7a30', size: 0.34, drift: [0.4, 1.3, 0.1] },
  // pollen
  life: { colour: '#d8d89a', size: 0.3, drift: [0.5, 0.1, 0.3] },
  // wisps of souls
  death: { colour: '#6fe0c4', size: 0.36, drift: [0.1, 0.5, 0] },
  // filings
  metal: { colour: '#e8c27a', size: 0.24, drift: [0.3, -0.3, 0.2] },
  // dust
  beasts: { colour: '#b08a58', size: 0.32, drift: [1.2, 0.1, 0.2] },
  // sparkle of the sun
  light: { colour: '#fff0c4', size: 0.28, drift: [0.2, 0.2, 0.2] },
  // drops that rise
  shadow: { colour: '#7fa6c4', size: 0.3, drift: [0.1, 0.3, -0.1] },
};

export const MOTE_COUNTS: Readonly<Record<EffectsLevel, number>> = { none: 0, some: 90, all: 180 };
