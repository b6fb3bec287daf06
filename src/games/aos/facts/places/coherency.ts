import { closestPoints, type Tape } from '../../../../geometry/gaps/tape';
import { cacheByIdentity } from '../../../../geometry/units/cache';
import type { Model, ModelId } from '../../types';
import { brokenLinks, coherencyGroups } from '../../ways/coherency';

/** Two models, and the tape between their bases. */
export interface Link extends Tape {
  readonly one: ModelId;
  readonly other: ModelId;
}

/** UNIT-02: the groups of the models, as indices into the list; cached until a model moves or is removed. */
export const groupsOf = cacheByIdentity((models: readonly Model[]): readonly (readonly number[])[] =>
  coherencyGroups(models),
);

/** UNIT-02: the number of groups; a coherent unit has one. */
export const groupsIn = (models: readonly Model[]): number => groupsOf(models).length;

/** UNIT-02: for every separated group the pair of models with the smallest gap. */
export const looseLinks = (models: readonly Model[]): readonly Link[] =>
  brokenLinks(models).flatMap(({ from, to }) => linkBetween(models[from], models[to]) ?? []);

/** UNIT-02: the links within each group: every model but the first, linked to its nearest predecessor. */
export function holdingLinks(models: readonly Model[]): readonly Link[] {
  return coherencyGroups(models).flatMap(group => {
    const [first, ...rest] = group;
    let tied = first === undefined ? [] : [first];
    let loose: readonly number[] = rest;
    const links: Link[] = [];
    while (loose.length > 0) {
      const pairs = tied.flatMap(a => loose.map(b => ({ b, link: linkBetween(models[a], models[b]) })));
      const best = pairs.reduce((least, pair) => ((pair.link?.gap ?? 0) < (least.link?.gap ?? 0) ? pair : least));
      if (best.link) links.push(best.link);
      tied = [...tied, best.b];
      loose = loose.filter(each => each !== best.b);
    }
    return links;
  });
}

const linkBetween = (one: Model | undefined, other: Model | undefined): Link | undefined =>
  one && other && { one: one.id, other: other.id, ...closestPoints(one, other) };
