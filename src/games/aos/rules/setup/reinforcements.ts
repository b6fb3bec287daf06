import { isMoreThan, isWithin } from '../../../../geometry/gaps/within';
import type { Dice } from '../../../../kernel/dice';
import { warscrollOf } from '../../armies';
import { findAllegiance } from '../../armies/allegiances';
import type { AskOf } from '../../asks';
import type { Muster } from '../../battle-setup';
import type { CommandOf } from '../../commands';
import type { BattleEvent } from '../../events';
import { askOf } from '../../facts/open-question';
import { bodiesOf } from '../../facts/places/bodies';
import { nearestEnemy, reachOf } from '../../facts/places/distance';
import { unitOf } from '../../facts/units';
import { modelFrom, unitFrom } from '../../origin';
import { type Refusal, unless } from '../../refusals';
import type { Battle, Model } from '../../types';
import { answered, asking } from '../command-guards';
import { rollCharacteristics } from './enhancements';
import { checkSetDown, loseUnplaced, placedBy, setDownAt } from './placing';

/**
 * RNF-01, ALG-07: a unit that joins the army; an ally if it lacks the army's keyword, outside the ally limit. BATT-02:
 * in no battalion.
 */
export const openSummons = (
  battle: Battle,
  seat: 'azure' | 'ember',
  by: string,
  warscroll: string,
  models: number,
  { within, away, isUpTo }: Pick<AskOf<'summon'>, 'within' | 'away' | 'isUpTo'>,
): readonly BattleEvent[] => {
  const number = battle.musters[seat].filter(muster => muster.id.startsWith(`${warscroll}-joined`)).length + 1;
  const set = findAllegiance(battle.allegiances[seat] ?? '');
  const isAlly = set !== undefined && !warscrollOf({ warscroll }).keywords.includes(set.keyword);
  const muster: Muster = { id: `${warscroll}-joined-${seat}-${number}`, warscroll, models, ...(isAlly && { isAlly }) };
  const ask = { kind: 'summon', seat, unit: by, muster, within, away } as const;
  return models > 0 ? [asking(isUpTo ? { ...ask, isUpTo } : ask)] : [];
};

/** The arriving models: all, or as many as places were named if fewer are allowed. */
const comers = ({ muster, isUpTo }: AskOf<'summon'>, { length }: readonly unknown[]): Muster =>
  isUpTo ? { ...muster, models: Math.min(muster.models, Math.max(1, length)) } : muster;

const newcomers = (muster: Muster): readonly Model[] =>
  Array.from({ length: muster.models }, (_, index) => modelFrom(muster, index));

/** RNF-02, UNIT-02, SETUP-04: set up, not moved: wholly near its summoner and away from enemies. */
export function checkSummon(battle: Battle, { seat, places }: CommandOf<'summon'>): readonly Refusal[] {
  const ask = askOf(battle, 'summon');
  const summoner = bodiesOf(battle, unitOf(battle, ask.unit));
  const { within, away } = ask;
  return checkSetDown(battle, newcomers(comers(ask, places)), places, model => {
    const gap = nearestEnemy(battle, seat, [model]);
    const reach = reachOf(model, summoner);
    return [
      ...unless(isWithin(reach, within), 'RNF-02', 'summon.tooFar', { model: model.id, gap: reach, within }),
      ...unless(isMoreThan(gap, away), 'RNF-02', 'reserve.nearEnemy', { model: model.id, gap, needed: away }),
    ];
  });
}

export function decideSummon(
  battle: Battle,
  { seat, places }: CommandOf<'summon'>,
  dice: Dice,
): readonly BattleEvent[] {
  const muster = comers(askOf(battle, 'summon'), places);
  const placed = placedBy(setDownAt(battle, newcomers(muster), places));
  const unit = unitFrom(muster, seat);
  return [
    { type: 'unitJoined', seat, muster, placed },
    ...rollCharacteristics(unit, dice), // RAND-01
    ...loseUnplaced(battle, unit, placed),
    answered,
  ];
}
