import { type Refusal, refuse } from '../../refusals';
import type { Model } from '../../types';
import { brokenLinks, coherencyGroups } from '../../ways/coherency';

/** UNIT-02, UNIT-03, UNIT-04, MOVE-11: one group, or the broken link. */
export function checkOneGroup(models: readonly Model[]): readonly Refusal[] {
  const [link] = brokenLinks(models);
  const away = link && models[link.from];
  if (!away) return [];
  const groups = coherencyGroups(models).length;
  return [refuse('UNIT-02', 'unit.notOneGroup', { groups, gap: link.gap, model: away.id })];
}
