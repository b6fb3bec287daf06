import type { Ask } from '../asks';
import type { CommandOf } from '../commands';
import type { Agreed, Ruling, RulingKind, RulingOf } from '../consent/types';
import type { BattleEvent } from '../events';
import { dyingOf } from '../facts/memory';
import { askedFor, askOf } from '../facts/open-question';
import { isInPlay, modelsOf, unitOfModel } from '../facts/units';
import { slainModels } from '../origin';
import { type Refusal, refuse, unless } from '../refusals';
import { type Battle, type ModelId, otherSeat, SEATS, type UnitId } from '../types';
import { answered, asking } from './command-guards';
import { slay, woundsOf } from './damage/inflict';
import { placedBy, setDownAt } from './setup/placing';
import { checkStanding } from './setup/standing';

/** TABLE-01: either player may propose during the battle; one proposal at a time. */
export function checkPropose(battle: Battle, { ruling }: CommandOf<'propose'>): readonly Refusal[] {
  if (!battle.rulings.consent) return [refuse('TABLE-01', 'ruling.notWanted', {})];
  const open = askedFor(battle, 'agreeRuling');
  if (open) return [refuse('TABLE-01', 'ruling.open', { asked: open.seat })];
  return (CHECKS[ruling.kind] as (battle: Battle, ruling: Ruling) => readonly Refusal[])(battle, ruling);
}

/** TABLE-02: limits that even an agreement cannot break. */
const CHECKS: { readonly [K in RulingKind]: (battle: Battle, ruling: RulingOf<K>) => readonly Refusal[] } = {
  placeModel: checkPlaceModel,
  setWounds: checkSetWounds,
  setCommandPoints: (battle, { seat, points }) =>
    unless(battle.commandPoints[seat] !== points, 'TABLE-02', 'ruling.noChange', {}),
  rollAgain: () => [],
  skipQuestion: () => [],
  endPhase: checkSettled,
};

/** Waiting wounds and rolled dice are resolved first, because a ruling could change what they apply to. */
function checkSettled({ damage, activation }: Battle): readonly Refusal[] {
  const isSettled = damage.length === 0 && (activation?.volleys.length ?? 0) === 0;
  return unless(isSettled, 'TABLE-02', 'ruling.midway', {});
}

/** SETUP-04: any legal set-up position; distance moved and nearby enemies are for the players to agree on. */
function checkPlaceModel(battle: Battle, ruling: RulingOf<'placeModel'>): readonly Refusal[] {
  const found = modelNamed(battle, ruling.model);
  if (!found) return [refuse('TABLE-02', 'model.unknown', { model: ruling.model })];
  const { unit, model } = found;
  const isReachable = unit.where.kind === 'table' || unit.models.length === 0;
  if (!isReachable) return [refuse('TABLE-02', 'ruling.notOnTable', { unit: unit.id })];
  const [stood] = setDownAt(battle, [model], [ruling]);
  if (!stood) return [refuse('TABLE-02', 'model.unknown', { model: ruling.model })];
  const others = SEATS.flatMap(seat => modelsOf(battle, seat)).filter(({ id }) => id !== model.id);
  return [...checkSettled(battle), ...checkStanding(battle, stood, others)];
}

function checkSetWounds(battle: Battle, { model: id, wounds }: RulingOf<'setWounds'>): readonly Refusal[] {
  const found = modelNamed(battle, id);
  if (!found) return [refuse('TABLE-02', 'model.unknown', { model: id })];
  const { unit, model, isSlain } = found;
  if (isSlain) return [refuse('TABLE-02', 'ruling.slain', { model: id })];
  if (!isInPlay(unit)) return [refuse('TABLE-02', 'ruling.notOnTable', { unit: unit.id })];
  const most = woundsOf(battle, unit);
  const wounded = unit.models.find(each => each.id !== id && each.wounds > 0);
  const isRemoved = wounds >= most;
  const isFree = dyingOf(unit) === undefined && !(isRemoved && isBusy(battle, unit.id));
  return [
    ...checkSettled(battle),
    ...unless(wounds <= most, 'SLAIN-01', 'ruling.tooManyWounds', { model: id, most }),
    ...unless(wounds !== model.wounds, 'TABLE-02', 'ruling.noChange', {}),
    ...unless(wounds === 0 || isRemoved || !wounded, 'WND-04', 'ruling.otherWounded', { model: wounded?.id ?? '' }),
    ...unless(!isRemoved || battle.round > 0, 'TABLE-02', 'ruling.notBegun', {}),
    ...unless(isFree, 'TABLE-02', 'ruling.busy', { unit: unit.id }),
  ];
}

/** A living or slain model of the battle; a slain one as mustered. */
function modelNamed(battle: Battle, id: ModelId) {
  const unit = unitOfModel(battle, id);
  const model = unit?.models.find(each => each.id === id);
  if (unit && model) return { unit, model, isSlain: false };
  return battle.units
    .map(each => ({ unit: each, model: slainModels(battle, each).find(slain => slain.id === id) }))
    .flatMap(({ unit: owner, model: slain }) => (slain ? [{ unit: owner, model: slain, isSlain: true }] : []))[0];
}

/** Whether the unit is in the middle of an act that needs its models. */
function isBusy({ asks, suspended, activation, cast, rolledMove, triggers }: Battle, id: UnitId): boolean {
  const isActing = [activation?.unit, cast?.unit, rolledMove?.unit].includes(id);
  return isActing || triggers.some(({ unit }) => unit === id) || [...asks, ...suspended].some(ask => isAbout(ask, id));
}

const isAbout = (ask: Ask, id: UnitId): boolean =>
  ('unit' in ask && ask.unit === id) ||
  ('target' in ask && ask.target === id) ||
  ('units' in ask && ask.units.includes(id)) ||
  ('around' in ask && ask.around === id) ||
  ('near' in ask && ask.near?.unit === id);

export const decidePropose = (_: Battle, { seat, ruling }: CommandOf<'propose'>): readonly BattleEvent[] => [
  { type: 'rulingProposed', by: seat, ruling },
  asking({ kind: 'agreeRuling', seat: otherSeat(seat), ruling }),
];

/** Events of an accepted ruling; `consent` moves the sequence for a skipped question, phase or roll. */
export function decideAgree(battle: Battle, { seat }: CommandOf<'agree'>): readonly BattleEvent[] {
  const { ruling } = askOf(battle, 'agreeRuling');
  const about = { ruling, by: otherSeat(seat), round: battle.round, phase: battle.phase };
  return [
    answered,
    { type: 'rulingAgreed', agreed: { ...about, ...factsOf(battle, ruling) } },
    ...done(battle, ruling),
  ];
}

/** The facts before the ruling, for the report. */
function factsOf(battle: Battle, ruling: Ruling): Pick<Agreed, 'before' | 'wasSlain' | 'skipped'> {
  if (ruling.kind === 'setCommandPoints') return { before: battle.commandPoints[ruling.seat] };
  if (ruling.kind === 'setWounds') return { before: modelNamed(battle, ruling.model)?.model.wounds ?? 0 };
  if (ruling.kind === 'placeModel') return modelNamed(battle, ruling.model)?.isSlain ? { wasSlain: true } : {};
  const skipped = ruling.kind === 'skipQuestion' ? battle.asks.at(-2)?.kind : undefined;
  return skipped ? { skipped } : {};
}

function done(battle: Battle, ruling: Ruling): readonly BattleEvent[] {
  if (ruling.kind === 'setCommandPoints') return [{ type: 'pointsSet', seat: ruling.seat, points: ruling.points }];
  if (ruling.kind === 'setWounds') return withWounds(battle, ruling);
  return ruling.kind === 'placeModel' ? placed(battle, ruling) : [];
}

/** SLAIN-01, FB-07: a model with all its wounds is slain; no side is credited. */
function withWounds(battle: Battle, { model, wounds }: RulingOf<'setWounds'>): readonly BattleEvent[] {
  const unit = unitOfModel(battle, model);
  if (!unit) return [];
  return wounds >= woundsOf(battle, unit)
    ? slay(battle, unit, [model], 'agreed')
    : [{ type: 'woundsSet', unit: unit.id, model, wounds }];
}

function placed(battle: Battle, ruling: RulingOf<'placeModel'>): readonly BattleEvent[] {
  const found = modelNamed(battle, ruling.model);
  const [place] = found ? placedBy(setDownAt(battle, [found.model], [ruling])) : [];
  if (!found || !place) return [];
  return [{ type: found.isSlain ? 'modelRestored' : 'modelPlaced', unit: found.unit.id, placed: place }];
}

export const decideDecline = (_: Battle, { seat }: CommandOf<'decline'>): readonly BattleEvent[] => [
  answered,
  { type: 'rulingDeclined', by: seat },
];

export const decideWithdraw = (_: Battle, { seat }: CommandOf<'withdraw'>): readonly BattleEvent[] => [
  answered,
  { type: 'rulingWithdrawn', by: seat },
];
