import { useEffect, useState } from 'react';
import { type Backstage, useBackstage } from '../backstage';
import { type TableSize, toSpot } from '../space';
import { findClearing } from './clearing';
import type { ThrowView } from './dice-view';
import { createHandful } from './handful';
import { planThrow, roomFor } from './throw-plan';

const TUMBLE_MS = 550;
const REST_MS = 200;
const SORT_MS = 220;
/** 16 mm, but never smaller in the picture than a die one can read. */
const TRUE_SIZE = 0.63;
const LEAST_PIXELS = 27;
const LARGEST = 2.1;

interface DiceProps {
  readonly thrown: ThrowView | undefined;
  readonly table: TableSize;
  readonly onRest?: ((id: string) => void) | undefined;
}

/** The dice on the table. A new throw replaces the last; `onRest` is told when it lies sorted. */
export function Dice({ thrown, table, onRest }: DiceProps) {
  const backstage = useBackstage();
  const [handful, setHandful] = useState<ReturnType<typeof createHandful>>();
  useEffect(() => {
    if (!thrown) return undefined;
    const made = throwDice(thrown, table, backstage, onRest);
    setHandful(made.handful);
    return () => {
      made.cancel();
      made.handful.dispose();
      setHandful(undefined);
      backstage.shadowsAreStale = true;
      backstage.requestFrame();
    };
  }, [thrown, table, backstage, onRest]);
  return handful && <primitive object={handful.mesh} />;
}

function throwDice(thrown: ThrowView, table: TableSize, backstage: Backstage, onRest: DiceProps['onRest']) {
  const { rig, motion, troupe, settings } = backstage;
  const size = Math.min(LARGEST, Math.max(TRUE_SIZE, LEAST_PIXELS / rig.pixelsPerInch));
  const middle = toSpot(table, rig.pose.target[0], rig.pose.target[2]);
  const room = roomFor(thrown.dice.length, size);
  const at = thrown.at ?? findClearing(middle, room, troupe.bodies(), table);
  const ways = planThrow(thrown, at, size);
  const handful = createHandful(ways, size, settings.reflections);
  let isGone = false;
  const show: typeof handful.show = (momentOf, on) => {
    if (isGone) return;
    handful.show(momentOf, on);
    backstage.shadowsAreStale = true;
  };
  const play = async () => {
    await motion.play(TUMBLE_MS, t => show(way => way.tumble(t), table));
    await motion.play(REST_MS, () => undefined);
    await motion.play(SORT_MS, t => show(way => way.sort(t), table));
    if (!isGone) onRest?.(thrown.id);
  };
  show(way => way.tumble(0), table);
  void play();
  return {
    handful,
    cancel() {
      isGone = true;
    },
  };
}
