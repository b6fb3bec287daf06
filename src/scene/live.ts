import { createStore, type StoreApi, useStore } from 'zustand';
import type { OwnFigure } from '../figures/check-figure';
import type { Feature, Solid } from '../geometry/shapes/shape';
import type { DiceThrow } from '../table/dice';
import type { TableHands } from '../table/hands';
import type { MatMarkPicture, MiniPicture, OverlayPicture, TableTheme } from '../table/picture';
import type { View } from '../table/stage';
import type { Insets } from '../table/table-picture';
import { useRenderContext } from './render-context';
import type { TableSize } from './space';

/** What the page asks the scene to show. */
export interface LiveState {
  readonly table: TableSize;
  readonly features: readonly Feature[];
  readonly solids: readonly Solid[];
  readonly theme: TableTheme;
  /** All minis on the table, and the slain beside it. */
  readonly minis: readonly MiniPicture[];
  readonly ownFigures: ReadonlyMap<string, OwnFigure> | undefined;
  /** What has happened here, the oldest first. */
  readonly matMarks: readonly MatMarkPicture[];
  readonly overlays: Partial<OverlayPicture>;
  readonly dice: DiceThrow | undefined;
  readonly hands: Partial<TableHands>;
  readonly insets: Insets;
  readonly view: View | undefined;
  readonly onDiceRest: ((id: string) => void) | undefined;
}

/**
 * Carries props from the page's React root into the scene's. Rendering the scene's root again would render all of it;
 * with a store only the leaves that read what has changed render.
 */
export type Live = StoreApi<LiveState>;

export const createLive = (state: LiveState): Live => createStore(() => state);

/** One value of the live state; the component renders again only when this value changes. */
export const useLive = <T>(select: (state: LiveState) => T): T => useStore(useRenderContext().live, select);
