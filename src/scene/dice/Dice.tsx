import { useEffect, useState } from 'react';
import type { Feature, Polygon, Spot } from '../../geometry/shape';
import type { CameraRig } from '../camera/rig';
import { project } from '../overlays/labels/projection';
import type { RenderContext } from '../render-context';
import { type TableSize, toScene, toSpot } from '../space';
import { Shown } from '../use-drawing';
import { useRenderContext } from '../use-render-context';
import { createDiceMesh } from './dice-mesh';
import type { ThrowView } from './dice-view';
import { findFreeSpace } from './free-space';
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
  const context = useRenderContext();
  const [diceMesh, setHandful] = useState<ReturnType<typeof createDiceMesh>>();
  useEffect(() => {
    if (!thrown) return undefined;
    const grounds = features.map(feature => feature.footprint);
    const made = throwDice(thrown, grounds, table, context, onRest);
    setHandful(made.diceMesh);
    return () => {
      made.cancel();
      made.diceMesh.dispose();
      setHandful(undefined);
      context.shadowsAreStale = true;
      context.requestFrame();
    };
  }, [thrown, features, table, context, onRest]);
  return diceMesh && <Shown object={diceMesh.mesh} />;
}

/** Inside the part of the picture that no panel covers. */
function isInPicture(spot: Spot, table: TableSize, rig: CameraRig): boolean {
  const on = project(toScene(table, spot), rig.camera, 1, 1);
  return on !== undefined && Math.abs(on.left - 0.5) < 0.3 && on.top > 0.12 && on.top < 0.82;
}

/** How large the dice are in this picture, and where they come to rest. */
function aim(thrown: ThrowView, grounds: readonly Polygon[], table: TableSize, { rig, miniStore }: RenderContext) {
  const size = Math.min(LARGEST, Math.max(TRUE_SIZE, LEAST_PIXELS / rig.pixelsPerInch));
  const middle = toSpot(table, rig.pose.target[0], rig.pose.target[2]);
  const isSeen = (spot: Spot) => isInPicture(spot, table, rig);
  const obstacles = { bodies: miniStore.bodies(), grounds, isSeen };
  return { size, at: thrown.at ?? findFreeSpace(middle, roomFor(thrown.dice.length, size), obstacles, table) };
}

function throwDice(
  thrown: ThrowView,
  grounds: readonly Polygon[],
  table: TableSize,
  context: RenderContext,
  onRest: DiceProps['onRest'],
) {
  const { motion, settings } = context;
  const { size, at } = aim(thrown, grounds, table, context);
  const diceMesh = createDiceMesh(planThrow(thrown, at, size), size, settings.reflections);
  let isGone = false;
  const show = (momentOf: (way: DieWay) => DieMoment) => {
    if (isGone) return;
    diceMesh.show(momentOf, table);
    context.shadowsAreStale = true;
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
    diceMesh,
    cancel() {
      isGone = true;
    },
  };
}
