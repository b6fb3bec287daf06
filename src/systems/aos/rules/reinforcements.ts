import { overEdge } from '../../../geometry/edge';
import { doOverlap } from '../../../geometry/gap';
import { standingHeight } from '../../../geometry/solids';
import { isWhollyWithinOfGroup } from '../../../geometry/wholly';
import { isMoreThan } from '../../../geometry/within';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { askedFor } from '../facts/asking';
import { bodiesOf } from '../facts/bodies';
import { nearestEnemy } from '../facts/distance';
import { modelsOf, unitOf } from '../facts/units';
import { modelFrom } from '../origin';
import { type Refusal, refuse, unless } from '../refusals';
import type { Muster } from '../setup';
import { type Battle, type Model, SEATS } from '../types';
import { answered, asking } from './asking';
import { checkOneGroup } from './coherency';

/** RNF-01: a unit that joins the army now; BATT-02: it belongs to no battalion. Allies among them count against no limit. */
export const openSummons = (
  battle: Battle,
  seat: 'azure' | 'ember',
  by: string,
  warscroll: string,
  models: number,
  within: number,
  away: number,
): readonly BattleEvent[] => {
  const number = battle.musters[seat].filter(muster => muster.id.startsWith(`${warscroll}-joined`)).length + 1;
  const muster: Muster = { id: `${warscroll}-joined-${seat}-${number}`, warscroll, models };
  return models > 0 ? [asking({ kind: 'summon', seat, unit: by, muster, within, away })] : [];
};

const arriving = (battle: Battle, muster: Muster, places: CommandOf<'summon'>['places']): readonly Model[] =>
  places.slice(0, muster.models).map((place, index) => {
    const placed = { ...modelFrom(muster, index), ...place, z: 0 };
    return { ...placed, z: standingHeight(battle.field, placed).z };
  });

/** RNF-02, UNIT-02, SETUP-04: set up, not moved: wholly near its summoner and away from enemies. */
export function checkSummon(battle: Battle, { seat, places }: CommandOf<'summon'>): readonly Refusal[] {
  const ask = askedFor(battle, 'summon');
  if (!ask) return [refuse('RNF-01', 'ability.noTarget', {})];
  if (places.length !== ask.muster.models) {
    return [refuse('UNIT-06', 'setUp.wrongCount', { given: places.length, needed: ask.muster.models })];
  }
  const models = arriving(battle, ask.muster, places);
  const others = SEATS.flatMap(each => modelsOf(battle, each));
  const summoner = bodiesOf(battle, unitOf(battle, ask.unit));
  const refusals = models.flatMap((model, index) => {
    const over = overEdge(model, battle.field);
    const overlapped = [...models.slice(0, index), ...others].find(other => doOverlap(model, other));
    const gap = nearestEnemy(battle, seat, [model]);
    return [
      ...unless(over <= 0, 'SETUP-04', 'setUp.offTable', { model: model.id, over }),
      ...unless(!overlapped, 'SETUP-04', 'setUp.overlaps', { model: model.id, with: overlapped?.id ?? '' }),
      ...unless(standingHeight(battle.field, model).isStable, 'SETUP-04', 'setUp.cannotStand', { model: model.id }),
      ...unless(isWhollyWithinOfGroup(model, summoner, ask.within), 'RNF-02', 'summon.tooFar', {
        model: model.id,
        within: ask.within,
      }),
      ...unless(isMoreThan(gap, ask.away), 'RNF-02', 'reserve.nearEnemy', { model: model.id, gap, needed: ask.away }),
    ];
  });
  return [...refusals, ...checkOneGroup(models)];
}

export function decideSummon(battle: Battle, { seat, places }: CommandOf<'summon'>): readonly BattleEvent[] {
  const ask = askedFor(battle, 'summon');
  if (!ask) return [];
  const placed = arriving(battle, ask.muster, places).map(({ id, x, y, z, facing }) => ({
    model: id,
    at: { x, y, z, facing },
  }));
  return [{ type: 'unitJoined', seat, muster: ask.muster, placed }, answered];
}
