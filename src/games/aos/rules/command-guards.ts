import type { Ask, AskKind } from '../asks';
import type { Command, CommandType } from '../commands';
import type { BattleEvent } from '../events';
import { askedNow } from '../facts/open-question';
import { findUnit, hasMoveLeft } from '../facts/units';
import { type Refusal, refuse, unless } from '../refusals';
import { type Battle, otherSeat, type Unit, type UnitId } from '../types';
import { phaseOf } from './turn/phase-of';
import { checkTiming } from './turn/timing';

/** Which questions each command answers; `any` is allowed whenever one is open. */
export const ANSWERS: Readonly<Record<CommandType, readonly AskKind[] | 'any'>> = {
  chooseTerritory: ['chooseTerritory'],
  chooseBattleplan: ['chooseBattleplan'],
  chooseRealm: ['chooseRealm'],
  choosePreBattle: ['choosePreBattle'],
  chooseTrait: ['chooseTrait'],
  commitModels: ['commitModels'],
  summon: ['summon'],
  rollMove: ['act'],
  deploy: ['deploy', 'deployMore'],
  reserve: ['deploy', 'deployMore'],
  garrison: ['deploy', 'deployMore', 'act', 'randomMove'],
  leaveGarrison: ['act'],
  arrive: ['useAbilities'],
  sacrifice: ['useAbilities'],
  triumph: ['pileIn', 'pickTargets', 'declareTriumph'],
  useAbility: ['act', 'useAbilities', 'pickFighter', 'unbind'],
  choose: ['choose'],
  strike: ['strike'],
  returnModels: ['returnModels'],
  relocate: ['relocate'],
  scout: ['scout'],
  rideWinds: ['act'],
  rideMove: ['rideMove'],
  cast: ['act'],
  unbind: ['unbind'],
  aimSpell: ['aimSpell'],
  aimPoint: ['aimPoint'],
  changeDie: ['changeDie'],
  shoot: ['act'],
  nameGeneral: ['nameGeneral', 'replaceGeneral'],
  chooseFirst: ['chooseFirst'],
  move: ['act', 'randomMove', 'runMove'],
  retreat: ['act', 'randomMove', 'runMove'],
  run: ['act', 'randomMove'],
  rerollMove: ['runMove', 'chargeMove'],
  atTheDouble: ['runMove'],
  tryCharge: ['act'],
  forwardToVictory: ['chargeMove'],
  chargeMove: ['chargeMove'],
  declineCharge: ['chargeMove'],
  fight: ['pickFighter'],
  pass: [
    'aimPoint',
    'changeDie',
    'scout',
    'pickFighter',
    'inspire',
    'useAbilities',
    'unbind',
    'strike',
    'deployMore',
    'declareTriumph',
    'summon',
    'relocate',
  ],
  pileIn: ['pileIn'],
  attack: ['pickTargets'],
  settleFirst: ['pickDamaged'],
  allocate: ['allocate'],
  rerollDice: ['rerollDice'],
  inspire: ['inspire'],
  testNerve: ['testNerve'],
  flee: ['flee'],
  keepGroup: ['keepGroup'],
  endPhase: ['act'],
  concede: 'any',
  propose: 'any',
  agree: ['agreeRuling'],
  decline: ['agreeRuling'],
  withdraw: ['agreeRuling'],
};

/** ROUND-02, GEN-03: whether this seat is asked now, and for something that the command answers. */
export function checkAsked(battle: Battle, command: Command): readonly Refusal[] {
  const ask = askedNow(battle);
  if (battle.ended || !ask) return [refuse('FB-08', 'turn.over', {})];
  if (command.type === 'concede' || command.type === 'propose') return []; // TABLE-01: at any time
  // TABLE-01: a proposal is withdrawn by whoever made it, not by whoever is asked.
  const speaker = ask.kind === 'agreeRuling' && command.type === 'withdraw' ? otherSeat(ask.seat) : ask.seat;
  const answers = ANSWERS[command.type];
  const elsewhen =
    answers !== 'any' && !answers.includes(ask.kind) ? checkTiming(battle, command, ask, answers) : undefined;
  if (command.seat !== speaker) {
    // To wait for the other player helps only while the moment is still to come.
    const past = elsewhen?.filter(({ code, facts }) => code === 'turn.notTheMoment' && facts.isOver) ?? [];
    return [refuse('ROUND-02', 'turn.notYours', { deciding: speaker }), ...past];
  }
  if (elsewhen) return elsewhen;
  const needed = phaseOf(battle, command);
  if (ask.kind === 'act' && needed && ask.phase !== needed) {
    return [refuse('ROUND-07', 'turn.wrongPhase', { needed, now: ask.phase })];
  }
  if ('unit' in ask && ask.unit !== undefined && 'unit' in command && ask.unit !== command.unit) {
    return [refuse('ROUND-06', 'unit.notAsked', { asked: ask.unit })];
  }
  return [];
}

type OfUnit = { readonly seat: string; readonly unit: UnitId };
type Own = { readonly unit: Unit } | { readonly refusals: readonly Refusal[] };

/** The living unit a command names, if it is its seat's own. */
export function ownUnit(battle: Battle, command: OfUnit): Own {
  const unit = findUnit(battle, command.unit);
  if (!unit) return { refusals: [refuse('GEN-03', 'unit.unknown', { unit: command.unit })] };
  const refusals = [
    ...unless(unit.seat === command.seat, 'GEN-03', 'unit.notYours', { owner: unit.seat }),
    ...unless(unit.models.length > 0, 'SLAIN-02', 'unit.destroyed', {}),
  ];
  return refusals.length > 0 ? { refusals } : { unit };
}

/** The same for what is done by those alone who stand on the table. */
export function ownUnitOnTable(battle: Battle, command: OfUnit): Own {
  const own = ownUnit(battle, command);
  const away = 'unit' in own ? checkOnTable(own.unit) : [];
  return away.length > 0 ? { refusals: away } : own;
}

/** GARR-08, RES-05: only what stands on the table moves. */
export function checkOnTable({ where }: Unit): readonly Refusal[] {
  if (where.kind === 'table') return [];
  return [
    where.kind === 'garrison' ? refuse('GARR-08', 'move.garrisoned', {}) : refuse('RES-05', 'ability.notInPlay', {}),
  ];
}

/** MOVE-02, RES-03, GARR-03: a unit moves once, and not at all where something else stood in place of its move. */
export function checkMoveLeft(unit: Unit): readonly Refusal[] {
  if (unit.deeds.includes('moved')) return [refuse('MOVE-02', 'move.already', {})];
  const rule = unit.deeds.includes('arrived') ? 'RES-03' : 'GARR-03';
  return unless(hasMoveLeft(unit), rule, 'move.spent', {});
}

/** Closes the question that was answered. */
export const answered: BattleEvent = { type: 'answered' };

/** Opens a question. */
export const asking = (ask: Ask): BattleEvent => ({ type: 'asked', ask });
