import { useLayoutEffect, useMemo, useRef } from 'react';
import { DynamicDrawUsage, type InstancedMesh } from 'three';
import type { Inches, Polygon, Spot } from '../../geometry/shapes/shape';
import type { DiceThrow } from '../../table/dice';
import type { TableCamera } from '../camera/table-camera';
import { useLive } from '../live';
import { project } from '../overlays/labels/projection';
import { type RenderContext, useRenderContext } from '../render-context';
import { type TableSize, toScene, toSpot } from '../space';
import { writeDice } from './dice-mesh';
import { paintResin } from './die-material';
import { findFreeSpace } from './free-space';
import { type DieMoment, type DieWay, planThrow, roomFor } from './throw-plan';

const TUMBLE_MS = 550;
const REST_MS = 200;
const SORT_MS = 220;
/** 16 mm, but never smaller in the picture than a die one can read. */
const TRUE_SIZE = 0.63;
const LEAST_PIXELS = 27;
const LARGEST = 2.1;

/** The dice on the table; a new throw replaces the last. */
export function Dice() {
  const thrown = useLive(state => state.dice);
  return thrown && <Throw key={thrown.id} thrown={thrown} />;
}

/** One throw: one draw call. `onDiceRest` is called when it lies sorted. */
function Throw({ thrown }: { readonly thrown: DiceThrow }) {
  const context = useRenderContext();
  const table = useLive(state => state.table);
  const features = useLive(state => state.features);
  const mesh = useRef<InstancedMesh>(null);
  const { reflections } = context.settings;
  const { size, ways } = useMemo(() => {
    const grounds = features.map(feature => feature.footprint);
    const { size, at } = aim(thrown, grounds, table, context);
    return { size, ways: planThrow(thrown, at, size) };
  }, [thrown, features, table, context]);
  useLayoutEffect(() => {
    if (!mesh.current) return undefined;
    const stop = throwDice(mesh.current, ways, size, context, () => context.live.getState().onDiceRest?.(thrown.id));
    return () => {
      stop();
      context.shadowsAreStale = true;
      context.requestFrame();
    };
  }, [ways, size, context, thrown.id]);
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, ways.length]}
      instanceMatrix-usage={DynamicDrawUsage}
      castShadow
      receiveShadow
      frustumCulled={false}
    >
      <dieGeometry args={[ways.length]} />
      {reflections ? (
        <meshPhysicalMaterial roughness={0.28} clearcoat={0.7} clearcoatRoughness={0.2} onBeforeCompile={paintResin} />
      ) : (
        <meshLambertMaterial onBeforeCompile={paintResin} />
      )}
    </instancedMesh>
  );
}

/** Inside the part of the picture that no panel covers. */
function isInPicture(spot: Spot, table: TableSize, tableCamera: TableCamera): boolean {
  const on = project(toScene(table, spot), tableCamera.camera, 1, 1);
  return on !== undefined && Math.abs(on.left - 0.5) < 0.3 && on.top > 0.12 && on.top < 0.82;
}

/** How large the dice are in this picture, and where they come to rest. */
function aim(
  thrown: DiceThrow,
  grounds: readonly Polygon[],
  table: TableSize,
  { tableCamera, miniStore }: RenderContext,
) {
  const size = Math.min(LARGEST, Math.max(TRUE_SIZE, LEAST_PIXELS / tableCamera.pixelsPerInch));
  const middle = toSpot(table, tableCamera.pose.target[0], tableCamera.pose.target[2]);
  const isSeen = (spot: Spot) => isInPicture(spot, table, tableCamera);
  const obstacles = { bodies: miniStore.bodies(), grounds, isSeen };
  return { size, at: thrown.at ?? findFreeSpace(middle, roomFor(thrown.dice.length, size), obstacles, table) };
}

/** Plays the throw; returns a function that stops it. */
function throwDice(
  mesh: InstancedMesh,
  ways: readonly DieWay[],
  size: Inches,
  context: RenderContext,
  onRest: () => void,
): () => void {
  const { motion, table } = context;
  let isGone = false;
  const show = (momentOf: (way: DieWay) => DieMoment) => {
    if (isGone) return;
    writeDice(mesh, ways, momentOf, size, table);
    context.shadowsAreStale = true;
  };
  const play = async () => {
    await motion.play(TUMBLE_MS, t => show(way => way.tumble(t)));
    await motion.play(REST_MS, () => undefined);
    await motion.play(SORT_MS, t => show(way => way.sort(t)));
    if (!isGone) onRest();
  };
  show(way => way.tumble(0));
  void play();
  return () => {
    isGone = true;
  };
}
