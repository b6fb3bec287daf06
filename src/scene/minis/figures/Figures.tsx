import { useLoader } from '@react-three/fiber';
import { memo, use, useLayoutEffect, useMemo } from 'react';
import type { OwnFigure } from '../../../figures/check-figure';
import { useRenderContext } from '../../render-context';
import { SculptLoader } from './sculpt-loader';
import { addressOf, type Casting, type Pose, posesIn, ranksOf } from './sculpts';

interface FiguresProps {
  /** A mini of each figure, which has the base that its sculpt stands on. */
  readonly castings: readonly Casting[];
  /** Players' own figures, by the names of the figures they stand for. */
  readonly own: ReadonlyMap<string, OwnFigure> | undefined;
}

/** Loads the sculpts of all figures in use; they suspend until they are there. */
export const Figures = memo(({ castings, own }: FiguresProps) => {
  for (const { figure } of castings) preload(figure);
  return castings.map(casting => {
    const { figure } = casting;
    const ownFigure = own?.get(figure);
    return ownFigure ? (
      <OwnSculpt key={figure} casting={casting} own={ownFigure} />
    ) : (
      <Sculpt key={figure} casting={casting} />
    );
  });
});

/** All at once, where each component by itself would ask only after the one before has loaded. */
function preload(figure: string): void {
  const address = addressOf(figure);
  if (address !== undefined) void useLoader.preload(SculptLoader, address);
}

interface SculptProps {
  readonly casting: Casting;
}

function Sculpt({ casting }: SculptProps) {
  const address = addressOf(casting.figure);
  return address === undefined ? <StandIn casting={casting} /> : <OurSculpt casting={casting} address={address} />;
}

function OurSculpt({ casting, address }: SculptProps & { readonly address: string }) {
  const meshes = useLoader(SculptLoader, address);
  const poses = useMemo(() => posesIn(meshes, ranksOf(casting.figure)), [meshes, casting.figure]);
  usePoses(casting.figure, poses);
  return poses.length === 0 && <StandIn casting={casting} />;
}

/** Hardly ever needed, so each comes only then. */
let standIn: Promise<typeof import('./stand-in')> | undefined;
let ownSculpt: Promise<typeof import('./own/own-sculpt')> | undefined;

/** A plain figure in place of one without a sculpt, or whose sculpt cannot be loaded. */
function StandIn({ casting: { figure, outline, height } }: SculptProps) {
  standIn ??= import('./stand-in');
  const module = use(standIn);
  const poses = useMemo(() => [module.standIn({ figure, outline, height })], [module, figure, outline, height]);
  usePoses(figure, poses);
  return undefined;
}

/** A player's own figure on the base of the one it stands for; ours where it cannot be shown after all. */
function OwnSculpt({ casting, own }: SculptProps & { readonly own: OwnFigure }) {
  const poses = use(ownPoses(own, casting));
  usePoses(casting.figure, poses);
  return poses.length === 0 && <Sculpt casting={casting} />;
}

const unpacked = new WeakMap<OwnFigure, Map<string, Promise<readonly Pose[]>>>();

/** Unpacks each figure once for each model that it replaces. On failure it reports the error and returns no pose. */
function ownPoses(own: OwnFigure, casting: Casting): Promise<readonly Pose[]> {
  const known = unpacked.get(own) ?? new Map<string, Promise<readonly Pose[]>>();
  unpacked.set(own, known);
  const before = known.get(casting.figure);
  if (before) return before;
  ownSculpt ??= import('./own/own-sculpt');
  const poses = ownSculpt
    .then(async ({ ownPose }) => [await ownPose(own, casting)])
    .catch((cause: unknown) => {
      reportError(cause);
      return [];
    });
  known.set(casting.figure, poses);
  return poses;
}

function usePoses(figure: string, poses: readonly Pose[]): void {
  const { miniStore } = useRenderContext();
  useLayoutEffect(() => {
    if (poses.length > 0) miniStore.setPoses(figure, poses);
  }, [miniStore, figure, poses]);
}
