import { ahead, type Scene, type StagedUnit, stage, unit } from '../../../fixture';

export const LORD = 'lord-celestant';
export type More = Omit<Partial<StagedUnit>, 'warscroll'>;

/** An enemy lord so far before the hero. */
export const foe = (gap: number, more: More = {}): StagedUnit =>
  unit(LORD, { id: 'foe', at: { x: 20, y: 20 + ahead(LORD, LORD, gap) }, ...more });

/** A hero of a stormhost, and a scene with it half an inch from an enemy, perhaps led with this trait. */
export function of(host: string, trait?: string) {
  const hero = (more: More = {}) => unit(LORD, { at: { x: 20, y: 20 }, keywords: [host], ...more });
  const scene = (azure: readonly StagedUnit[], more: Partial<Scene> = {}) =>
    stage({
      azure,
      ember: [foe(0.5)],
      allegiances: { azure: 'stormcast-eternals' },
      ...(trait ? { commandTraits: { azure: trait } } : {}),
      ...more,
    });
  return { hero, scene };
}
