import type { OwnFigure } from '../../figures/check-figure';
import { SculptLoader } from '../minis/figures/sculpt-loader';
import { addressOf, type Casting, type Pose, poseFor, posesIn, ranksOf } from '../minis/figures/sculpts';

/** The figure that a portrait shows. */
export interface Sitter extends Casting {
  readonly seat: number;
  /** The player's own figure, where there is one. */
  readonly own: OwnFigure | undefined;
}

/** The pose a sitter is shown in: one of the many rather than a unit's leader. */
export async function poseOf(sitter: Sitter): Promise<Pose> {
  return (await ownPoseOf(sitter)) ?? (await sculptedPoseOf(sitter)) ?? (await standInFor(sitter));
}

async function ownPoseOf({ own, ...casting }: Sitter): Promise<Pose | undefined> {
  if (!own) return undefined;
  const { ownPose } = await import('../minis/figures/own/own-sculpt');
  // the table reports what is wrong with it
  return ownPose(own, casting).catch(() => undefined);
}

async function sculptedPoseOf({ figure }: Sitter): Promise<Pose | undefined> {
  const address = addressOf(figure);
  if (address === undefined) return undefined;
  const meshes = await new SculptLoader().loadAsync(address);
  return poseFor(posesIn(meshes, ranksOf(figure)), 0, undefined);
}

async function standInFor(sitter: Sitter): Promise<Pose> {
  const { standIn } = await import('../minis/figures/stand-in');
  return standIn(sitter);
}
