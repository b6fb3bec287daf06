import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Field, Inches, Spot } from '../geometry/shape';
import { Hands } from './camera/hands';
import { steerByKey } from './camera/keys';
import type { Insets } from './camera/rig';
import type { View } from './camera/views';
import type { ThrowView } from './dice/dice-view';
import type { MiniView } from './minis/mini-view';
import type { March } from './minis/motions';
import { Chips } from './overlays/chips/Chips';
import { project } from './overlays/chips/projection';
import type { Overlays } from './overlays/overlay-view';
import { pointAt } from './pick';
import { takePicture } from './picture';
import type { TableHands } from './pointer';
import { type Quality, qualityFrom } from './quality';
import type { Realm } from './realms';
import { toScene } from './space';
import { TableScene } from './TableScene';
import { type StageMount, useStage } from './use-stage';
import './table.css';

/** What the rest of the page may ask of the table. */
export interface TableHandle {
  show(view: View): Promise<void>;
  march(marches: readonly March[]): Promise<void>;
  slay(models: readonly string[]): Promise<void>;
  /** Brings every motion to its end at once. */
  hurry(): void;
  /** Where a spot of the table lies on the page, in CSS pixels; nothing when it is behind the camera. */
  pixelOf(spot: Spot, z?: Inches): { readonly left: number; readonly top: number } | undefined;
  /** The table as it is seen now, as a PNG. */
  picture(): Promise<Blob | undefined>;
  /** Turns the camera a little, for the start page's slow round. */
  turn(byAzimuth: number): void;
}

export interface TableProps {
  readonly field: Field;
  readonly realm: Realm;
  readonly minis: readonly MiniView[];
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
const NO_HANDS: TableHands = {};
const NO_INSETS: Insets = { top: 0, bottom: 0 };

/** The table: a canvas, the words over it, and the hands on it. */
export function Table(props: TableProps) {
  const { field, realm, minis, overlays = NOTHING, dice, view, label, onDiceRest, onReady } = props;
  const host = useRef<HTMLDivElement>(null);
  const quality = props.quality ?? qualityFrom(location.search) ?? 'high';
  const mount = useStage(host, quality, label);
  const { width, depth, features } = field;
  const table = useMemo(() => ({ width, depth }), [width, depth]);
  const solids = useMemo(() => features.flatMap(feature => feature.solids), [features]);

  useEffect(() => {
    if (!mount) return;
    Object.assign(mount.backstage, { table, solids });
    mount.backstage.rig.setTable(table, solids);
  }, [mount, table, solids]);
  const { top, bottom } = props.insets ?? NO_INSETS;
  useEffect(() => mount?.backstage.rig.setInsets({ top, bottom }), [mount, top, bottom]);
  useEffect(() => {
    const scene = { table, features, solids, realm, minis, overlays, dice, onDiceRest };
    mount?.root.render(<TableScene backstage={mount.backstage} {...scene} />);
  }, [mount, table, features, solids, realm, minis, overlays, dice, onDiceRest]);
  useEffect(() => {
    if (mount && view) void mount.backstage.rig.show(view);
  }, [mount, view]);
  useHands(mount, props.hands ?? NO_HANDS);
  useEffect(() => {
    if (mount) onReady?.(handleOf(mount));
  }, [mount, onReady]);

  return (
    <div ref={host} className="table-scene">
      <div className="table-vignette" />
      {mount && (
        <Chips
          backstage={mount.backstage}
          chips={overlays.chips ?? []}
          pennants={overlays.pennants ?? []}
          iconOf={props.iconOf ?? noIcon}
        />
      )}
    </div>
  );
}

const noIcon = () => undefined;

function useHands(mount: StageMount | undefined, hands: TableHands) {
  const latest = useRef(hands);
  useEffect(() => {
    latest.current = hands;
  });
  useEffect(() => {
    if (!mount) return undefined;
    const { canvas, backstage } = mount;
    const { rig, troupe } = backstage;
    const on = new Hands(canvas, {
      rig,
      table: () => backstage.table,
      hands: () => latest.current,
      pointAt: event =>
        pointAt(event, canvas.getBoundingClientRect(), {
          camera: rig.camera,
          table: backstage.table,
          solids: backstage.solids,
          bodies: troupe.bodies(),
          inchesPerPixel: 1 / rig.pixelsPerInch,
        }),
    });
    const key = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && steerByKey(rig, event.key, event.shiftKey)) event.preventDefault();
    };
    canvas.addEventListener('keydown', key);
    return () => {
      on.dispose();
      canvas.removeEventListener('keydown', key);
    };
  }, [mount]);
}

const handleOf = ({ canvas, backstage }: StageMount): TableHandle => {
  const { rig, troupe, motion } = backstage;
  return {
    show: view => rig.show(view),
    march: marches => troupe.march(marches),
    slay: models => troupe.slay(models),
    hurry: () => motion.finish(),
    turn: byAzimuth => rig.orbit(byAzimuth, 0),
    picture: () => takePicture(canvas, backstage),
    pixelOf(spot, z) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const on = project(toScene(backstage.table, spot, z), rig.camera, width, height);
      return on && { left: left + on.left, top: top + on.top };
    },
  };
};
