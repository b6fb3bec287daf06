import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { OwnFigure } from '../controls/figures/check-figure';
import type { Field, Solid } from '../geometry/shape';
import type { Insets } from './camera/rig';
import type { View } from './camera/views';
import type { ThrowView } from './dice/dice-view';
import { type FallenView, laidOut } from './minis/fallen-row';
import type { MiniView } from './minis/mini-view';
import { Labels } from './overlays/labels/Labels';
import type { Overlays } from './overlays/overlay-view';
import type { TableHands } from './pointer';
import { type Quality, qualityFrom } from './quality';
import type { Realm } from './realms';
import type { TableSize } from './space';
import { TableScene } from './TableScene';
import { handleOf, type TableHandle } from './table-handle';
import { DrawingProvider } from './use-drawing';
import { useHands } from './use-hands';
import { type StageMount, useStage } from './use-stage';
import './table.css';

export type { TableHandle } from './table-handle';

export interface TableProps {
  readonly field: Field;
  readonly realm: Realm;
  readonly minis: readonly MiniView[];
  /** Players' own figures, by the names of the figures they stand for. */
  readonly ownFigures?: ReadonlyMap<string, OwnFigure> | undefined;
  /** The slain, laid out beside the table. */
  readonly fallen?: readonly FallenView[];
  readonly overlays?: Overlays;
  readonly dice?: ThrowView | undefined;
  readonly hands?: TableHands;
  readonly quality?: Quality;
  /** Pixels at the top and the bottom that panels cover: views keep what they show between them. */
  readonly insets?: Insets | undefined;
  /** Flown to whenever it changes; the player may leave it by hand. */
  readonly view?: View | undefined;
  /** Read to those who cannot see the table. */
  readonly label: string;
  readonly iconOf?: (icon: string) => ReactNode;
  readonly onDiceRest?: (id: string) => void;
  readonly onReady?: (handle: TableHandle) => void;
}

const NOTHING: Overlays = {};
const NONE: readonly never[] = [];
const NO_HANDS: TableHands = {};
const NO_INSETS: Insets = { top: 0, bottom: 0 };
const noIcon = () => undefined;

/** The table: a canvas, the words over it, and the hands on it. */
export function Table(props: TableProps) {
  const { field, realm, overlays = NOTHING, dice, onDiceRest, onReady, fallen = NONE } = props;
  const host = useRef<HTMLDivElement>(null);
  const mount = useStage(host, props.quality ?? qualityFrom(location.search) ?? 'high', props.label);
  const { width, depth, features } = field;
  const table = useMemo(() => ({ width, depth }), [width, depth]);
  const solids = useMemo(() => features.flatMap(feature => feature.solids), [features]);

  const minis = useMemo(() => [...props.minis, ...laidOut(fallen, table)], [props.minis, fallen, table]);

  useCamera(mount, table, solids, props);
  useOwnFigures(mount, props.ownFigures);
  useHands(mount, props.hands ?? NO_HANDS);
  useEffect(() => {
    if (mount) onReady?.(handleOf(mount));
  }, [mount, onReady]);

  return (
    <div ref={host} className="table-scene">
      <div className="table-vignette" />
      {mount && (
        <DrawingProvider key={mount.id} value={mount.drawing}>
          <TableScene
            context={mount.context}
            {...{ table, features, solids, realm, minis, overlays, dice, onDiceRest }}
          />
        </DrawingProvider>
      )}
      {mount && (
        <Labels
          context={mount.context}
          chips={overlays.chips ?? NONE}
          pennants={overlays.pennants ?? NONE}
          iconOf={props.iconOf ?? noIcon}
        />
      )}
    </div>
  );
}

/** What fits a player's figure to its base comes only where there is one. */
function useOwnFigures(mount: StageMount | undefined, own: TableProps['ownFigures']) {
  useEffect(() => {
    if (!mount || !own) return undefined;
    let isGone = false;
    void import('./minis/own-sculpt').then(({ ownPose }) => {
      if (!isGone) mount.context.miniStore.setOwn(own, ownPose);
    });
    return () => {
      isGone = true;
    };
  }, [mount, own]);
}

/** Tells the camera what table it looks at, which part of the picture is free, and what to show. */
function useCamera(
  mount: StageMount | undefined,
  table: TableSize,
  solids: readonly Solid[],
  { insets = NO_INSETS, view }: Pick<TableProps, 'insets' | 'view'>,
) {
  useEffect(() => {
    if (!mount) return;
    Object.assign(mount.context, { table, solids });
    mount.context.rig.setTable(table, solids);
  }, [mount, table, solids]);
  const { top, bottom, left = 0, right = 0 } = insets;
  useEffect(() => mount?.context.rig.setInsets({ top, bottom, left, right }), [mount, top, bottom, left, right]);
  useEffect(() => {
    if (mount && view) void mount.context.rig.show(view);
  }, [mount, view]);
}
