import type { TableTheme } from '../../../table/picture';
import type { EffectsLevel } from '../../quality';

export interface MistLook {
  readonly colour: string;
  /** How much of what is below it hides where it is thickest. */
  readonly density: number;
}

/** Over graves, over lava, over still water; elsewhere the air is clear. */
export const MIST: Readonly<Partial<Record<TableTheme, MistLook>>> = {
  fire: { colour: '#8a6655', density: 0.5 },
  death: { colour: '#9fb8c2', density: 0.5 },
  shadow: { colour: '#8197a5', density: 0.5 },
};

/** Sheets of mist on a table. */
export const MIST_SHEETS: Readonly<Record<EffectsLevel, number>> = { none: 0, some: 10, all: 20 };
