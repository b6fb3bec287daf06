import { isWhollyWithinOfGroup } from '../../../geometry/wholly';
import { isMoreThan } from '../../../geometry/within';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { askedFor } from '../facts/asking';
import { bodiesOf } from '../facts/bodies';
import { nearestEnemy } from '../facts/distance';
import { unitOf } from '../facts/units';
import { modelFrom } from '../origin';
import { type Refusal, refuse, unless } from '../refusals';
import type { Muster } from '../setup';
import type { Battle, Model } from '../types';
import { answered, asking } from './asking';
import { checkOneGroup } from './coherency';
import { checkPlaces, placedBy, setDownAt } from './placing';

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
  setDownAt(
    battle,
    Array.from({ length: muster.models }, (_, index) => modelFrom(muster, index)),
    places,
  );

/** RNF-02, UNIT-02, SETUP-04: set up, not moved: wholly near its summoner and away from enemies. */
export function checkSummon(battle: Battle, { seat, places }: CommandOf<'summon'>): readonly Refusal[] {
  const ask = askedFor(battle, 'summon');
  if (!ask) return [refuse('RNF-01', 'ability.noTarget', {})];
  if (places.length !== ask.muster.models) {
    return [refuse('UNIT-06', 'setUp.wrongCount', { given: places.length, needed: ask.muster.models })];
  }
  const models = arriving(battle, ask.muster, places);
  const summoner = bodiesOf(battle, unitOf(battle, ask.unit));
  const { within, away } = ask;
  const refusals = checkPlaces(battle, models, model => {
    const gap = nearestEnemy(battle, seat, [model]);
    const isNear = isWhollyWithinOfGroup(model, summoner, within);
    return [
      ...unless(isNear, 'RNF-02', 'summon.tooFar', { model: model.id, within }),
      ...unless(isMoreThan(gap, away), 'RNF-02', 'reserve.nearEnemy', { model: model.id, gap, needed: away }),
    ];
  });
  return [...refusals, ...checkOneGroup(models)];
}

export function decideSummon(battle: Battle, { seat, places }: CommandOf<'summon'>): readonly BattleEvent[] {
  const ask = askedFor(battle, 'summon');
  if (!ask) return [];
  const placed = placedBy(arriving(battle, ask.muster, places));
  return [{ type: 'unitJoined', seat, muster: ask.muster, placed }, answered];
}
