import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { OwnFigure } from '../figures/check-figure';
import type { Field } from '../geometry/shapes/shape';
import type { DiceThrow } from '../table/dice';
import type { Drawing } from '../table/drawing';
import type { TableHands } from '../table/hands';
import type { MatMarkPicture, MiniPicture, OverlayPicture, SlainPicture, TableTheme } from '../table/picture';
import type { Stage, View } from '../table/stage';
import type { Insets } from './camera/table-camera';
import { createLive, type LiveState } from './live';
import { layOutSlain } from './minis/slain-row';
import { Labels } from './overlays/labels/Labels';
import type { Box } from './overlays/labels/spread';
import { SceneBoundary } from './SceneBoundary';
import { TableCanvas, type TableMount } from './TableCanvas';
import { handleOf } from './table-handle';
import './table.css';

export interface TableProps {
  readonly field: Field;
  readonly theme: TableTheme;
  readonly minis: readonly MiniPicture[];
  /** Players' own figures, by the names of the figures they stand for. */
  readonly ownFigures?: ReadonlyMap<string, OwnFigure> | undefined;
  /** The slain, laid out beside the table. */
  readonly slain?: readonly SlainPicture[];
  /** What has happened here and can still be seen on the mat, the oldest first. */
  readonly matMarks?: readonly MatMarkPicture[];
  readonly overlays?: Partial<OverlayPicture>;
  readonly dice?: DiceThrow | undefined;
  readonly hands?: Partial<TableHands>;
  /** How it is drawn; by default in high quality. */
  readonly drawing?: Drawing;
  /** Called when frames take too long while something moves. */
  readonly onSlow?: (() => void) | undefined;
  /** Pixels at the top and the bottom that panels cover: views keep what they show between them. */
  readonly insets?: Insets | undefined;
  /** Panels that lie over the picture, in pixels of the page: labels keep clear of them. */
  readonly panels?: (() => readonly Box[]) | undefined;
  /** Flown to whenever it changes; the player may leave it by hand. */
  readonly view?: View | undefined;
  /** Read to those who cannot see the table. */
  readonly label: string;
  readonly iconOf?: (icon: string) => ReactNode;
  readonly onDiceRest?: (id: string) => void;
  /** Called with the table once it can be asked something, and with nothing when it is gone. */
  readonly onReady?: (handle: Stage | undefined) => void;
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
  useLayoutEffect(() => live.setState(state, true), [live, state]);

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

/** The props as the scene reads them: the same object for as long as nothing has changed. */
function useLiveState(props: TableProps): LiveState {
  const { field, theme, ownFigures, overlays = NOTHING, dice, view, onDiceRest } = props;
  const { slain = NONE, matMarks = NONE, hands = NO_HANDS } = props;
  const { width, depth, features } = field;
  const table = useMemo(() => ({ width, depth }), [width, depth]);
  const solids = useMemo(() => features.flatMap(feature => feature.solids), [features]);
  const minis = useMemo(() => [...props.minis, ...layOutSlain(slain, table)], [props.minis, slain, table]);
  const { top, bottom, left = 0, right = 0 } = props.insets ?? NO_INSETS;
  const insets = useMemo(() => ({ top, bottom, left, right }), [top, bottom, left, right]);
  return useMemo(
    () => ({
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
    }),
    [table, features, solids, theme, minis, ownFigures, matMarks, overlays, dice, hands, insets, view, onDiceRest],
  );
}
