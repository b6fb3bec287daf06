import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { OwnFigure } from '../figures/check-figure';
import type { Drawing } from '../table/drawing';
import type { TableHands } from '../table/hands';
import type { OverlayPicture } from '../table/picture';
import type { Insets, TablePicture } from '../table/table-picture';
import { createLive, type LiveState } from './live';
import { layOutSlain } from './minis/slain-row';
import { Labels } from './overlays/labels/Labels';
import { SceneBoundary } from './SceneBoundary';
import { TableCanvas, type TableMount } from './TableCanvas';
import { handleOf } from './table-handle';
import './table.css';

export interface TableProps extends TablePicture {
  /** Players' own figures, by the names of the figures they stand for. */
  readonly ownFigures?: ReadonlyMap<string, OwnFigure> | undefined;
  /** How it is drawn; by default in high quality. */
  readonly drawing?: Drawing;
  /** Called when frames take too long while something moves. */
  readonly onSlow?: (() => void) | undefined;
  readonly iconOf?: (icon: string) => ReactNode;
  /** Shown in place of a lost picture; the function draws the table again. */
  readonly lost?: (drawAgain: () => void) => ReactNode;
}

const NOTHING: Partial<OverlayPicture> = {};
const NONE: readonly never[] = [];
const NO_HANDS: Partial<TableHands> = {};
const NO_INSETS: Insets = { top: 0, bottom: 0 };
const noIcon = () => undefined;

const BEST: Drawing = { quality: 'high', resolution: 1, effects: true };

/** The table: a canvas, the words over it, and the hands on it. */
export function Table(props: TableProps) {
  const { overlays = NOTHING, onReady, drawing = BEST } = props;
  const state = useLiveState(props);
  const [live] = useState(() => createLive(state));
  useLayoutEffect(() => live.setState(state));

  const [mount, setMount] = useState<TableMount>();
  const [isLost, setLost] = useState(false);
  const lose = useCallback(() => setLost(true), []);
  useEffect(() => {
    if (!mount) return undefined;
    onReady?.(handleOf(mount));
    return () => onReady?.(undefined);
  }, [mount, onReady]);

  if (isLost) return <div className="table-scene">{props.lost?.(() => setLost(false))}</div>;
  return (
    <div className="table-scene">
      <SceneBoundary onError={lose}>
        <TableCanvas
          live={live}
          drawing={drawing}
          onSlow={props.onSlow}
          label={props.label}
          onMount={setMount}
          onFailure={lose}
        />
      </SceneBoundary>
      {drawing.effects && <div className="table-vignette" />}
      {mount && (
        <Labels
          key={mount.id}
          context={mount.context}
          labels={overlays.labels ?? NONE}
          unitFlags={overlays.unitFlags ?? NONE}
          iconOf={props.iconOf ?? noIcon}
          panels={props.panels}
        />
      )}
    </div>
  );
}

/** The props as the scene reads them; what has not changed is the same object as before. */
function useLiveState(props: TableProps): LiveState {
  const { field, theme, ownFigures, overlays = NOTHING, dice, view, onDiceRest } = props;
  const { slain = NONE, matMarks = NONE, hands = NO_HANDS } = props;
  const { width, depth, features } = field;
  const table = useMemo(() => ({ width, depth }), [width, depth]);
  const solids = useMemo(() => features.flatMap(feature => feature.solids), [features]);
  const minis = useMemo(() => [...props.minis, ...layOutSlain(slain, table)], [props.minis, slain, table]);
  const { top, bottom, left = 0, right = 0 } = props.insets ?? NO_INSETS;
  const insets = useMemo(() => ({ top, bottom, left, right }), [top, bottom, left, right]);
  return {
    table,
    features,
    solids,
    theme,
    minis,
    ownFigures,
    matMarks,
    overlays,
    dice,
    hands,
    insets,
    view,
    onDiceRest,
  };
}
