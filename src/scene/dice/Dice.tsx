import { useEffect, useState } from 'react';
import type { Feature, Polygon, Spot } from '../../geometry/shape';
import type { Backstage } from '../backstage';
import type { CameraRig } from '../camera/rig';
import { project } from '../overlays/chips/projection';
import { type TableSize, toScene, toSpot } from '../space';
import { useBackstage } from '../use-backstage';
import { Shown } from '../use-drawing';
import { findClearing } from './clearing';
import type { ThrowView } from './dice-view';
import { createHandful } from './handful';
import { type DieMoment, type DieWay, planThrow, roomFor } from './throw-plan';

const TUMBLE_MS = 550;
const REST_MS = 200;
const SORT_MS = 220;
/** 16 mm, but never smaller in the picture than a die one can read. */
const TRUE_SIZE = 0.63;
const LEAST_PIXELS = 27;
const LARGEST = 2.1;

interface DiceProps {
  readonly thrown: ThrowView | undefined;
  readonly features: readonly Feature[];
  readonly table: TableSize;
  readonly onRest?: ((id: string) => void) | undefined;
}

/** The dice on the table. A new throw replaces the last; `onRest` is told when it lies sorted. */
export function Dice({ thrown, features, table, onRest }: DiceProps) {
  const backstage = useBackstage();
  const [handful, setHandful] = useState<ReturnType<typeof createHandful>>();
  useEffect(() => {
    if (!thrown) return undefined;
    const grounds = features.map(feature => feature.footprint);
    const made = throwDice(thrown, grounds, table, backstage, onRest);
    setHandful(made.handful);
    return () => {
      made.cancel();
      made.handful.dispose();
      setHandful(undefined);
      backstage.shadowsAreStale = true;
      backstage.requestFrame();
    };
  }, [thrown, features, table, backstage, onRest]);
  return handful && <Shown object={handful.mesh} />;
}

/** Inside the part of the picture that no panel covers. */
function isInPicture(spot: Spot, table: TableSize, rig: CameraRig): boolean {
  const on = project(toScene(table, spot), rig.camera, 1, 1);
  return on !== undefined && Math.abs(on.left - 0.5) < 0.3 && on.top > 0.12 && on.top < 0.82;
}

/** How large the dice are in this picture, and where they come to rest. */
function aim(thrown: ThrowView, grounds: readonly Polygon[], table: TableSize, { rig, troupe }: Backstage) {
  const size = Math.min(LARGEST, Math.max(TRUE_SIZE, LEAST_PIXELS / rig.pixelsPerInch));
  const middle = toSpot(table, rig.pose.target[0], rig.pose.target[2]);
  const isSeen = (spot: Spot) => isInPicture(spot, table, rig);
  const obstacles = { bodies: troupe.bodies(), grounds, isSeen };
  return { size, at: thrown.at ?? findClearing(middle, roomFor(thrown.dice.length, size), obstacles, table) };
}

function throwDice(
  thrown: ThrowView,
  grounds: readonly Polygon[],
  table: TableSize,
  backstage: Backstage,
  onRest: DiceProps['onRest'],
) {
  const { motion, settings } = backstage;
  const { size, at } = aim(thrown, grounds, table, backstage);
  const handful = createHandful(planThrow(thrown, at, size), size, settings.reflections);
  let isGone = false;
  const show = (momentOf: (way: DieWay) => DieMoment) => {
    if (isGone) return;
    handful.show(momentOf, table);
    backstage.shadowsAreStale = true;
  };
  const play = async () => {
    await motion.play(TUMBLE_MS, t => show(way => way.tumble(t)));
    await motion.play(REST_MS, () => undefined);
    await motion.play(SORT_MS, t => show(way => way.sort(t)));
    if (!isGone) onRest?.(thrown.id);
  };
  show(way => way.tumble(0));
  void play();
  return {
    handful,
    cancel() {
      isGone = true;
    },
  };
}
