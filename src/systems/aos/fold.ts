import { bug } from '../../kernel/bug';
import type { Activation, Volley } from './activation';
import type { BattleEvent, EventOf, EventType } from './events';
import { unitOf } from './facts/units';
import { type Battle, type Deed, otherSeat, type Seat, type Unit, type UnitId } from './types';

type Folders = { readonly [T in EventType]: (battle: Battle, event: EventOf<T>) => Battle };

const folders: Folders = {
  asked: (battle, { ask }) => ({ ...battle, asks: [...battle.asks, ask] }),
  answered: battle => ({ ...battle, asks: battle.asks.slice(0, -1) }),
  territoriesRolled: (battle, { winner }) => ({ ...battle, setsUpFirst: winner }),
  territoryChosen: (battle, { seat, territory }) => {
    const rest = territory === 0 ? 1 : 0;
    return {
      ...battle,
      territories: seat === 'azure' ? { azure: territory, ember: rest } : { azure: rest, ember: territory },
    };
  },
  unitSetUp: (battle, { unit, placed }) => {
    const after = withUnit(battle, unit, it => ({
      ...it,
      isSetUp: true,
      models: it.models.map((model, index) => ({ ...model, ...placed[index]?.at })),
    }));
    const { seat } = unitOf(after, unit);
    const isDone = after.units.every(each => each.seat !== seat || each.isSetUp);
    return isDone && !battle.doneFirst ? { ...after, doneFirst: seat } : after; // FB-05
  },
  generalNamed: (battle, { seat, model }) => ({ ...battle, generals: { ...battle.generals, [seat]: model } }),
  priorityRolled: (battle, { round }) => ({ ...battle, round }),
  turnBegan: (battle, { turn, active }) => ({ ...battle, turn, active, units: battle.units.map(atTurnStart) }),
  phaseBegan: (battle, { phase }) => ({
    ...battle,
    phase,
    picksFighter: battle.active,
    lastPickWasPass: false,
    combatIsOver: false,
  }),
  pointsGained: (battle, { seat, points }) => withPoints(battle, seat, points),
  pointSpent: (battle, { seat, on, unit }) => {
    const paid = withPoints(battle, seat, -1);
    if (on === 'inspire') return withDeeds(paid, unit, 'inspired');
    const rolled = paid.rolledMove ?? bug('a command ability changes a roll that was not made');
    return { ...paid, rolledMove: { ...rolled, isChanged: true, roll: on === 'atTheDouble' ? 6 : rolled.roll } };
  },
  runRolled: (battle, { unit, face }) => ({
    ...withDeeds(battle, unit, 'ran', 'moved'),
    rolledMove: { unit, kind: 'run', roll: face, isChanged: false },
  }),
  unitMoved: (battle, { unit, kind, moved }) => {
    const ends = new Map(moved.map(({ model, end }) => [model, end]));
    const walked = withUnit(battle, unit, it => ({
      ...it,
      models: it.models.map(model => ({ ...model, ...ends.get(model.id) })),
    }));
    const deeds: readonly Deed[] = DEEDS_OF_MOVES[kind];
    return { ...withDeeds(walked, unit, ...deeds), rolledMove: undefined };
  },
  chargeRolled: (battle, { unit, faces }) => ({
    ...withDeeds(battle, unit, 'triedCharge'),
    rolledMove: {
      unit,
      kind: 'charge',
      roll: faces.reduce((sum, face) => sum + face, 0),
      isChanged: battle.rolledMove?.isChanged ?? false,
    },
  }),
  chargeFailed: battle => ({ ...battle, rolledMove: undefined }),
  unitPicked: (battle, { unit, how }) => ({
    ...withDeeds(battle, unit, how === 'fight' ? 'fought' : 'shot'),
    activation: { unit, how, volleys: [], damage: [] },
    lastPickWasPass: false,
  }),
  passed: (battle, { seat }) => ({
    ...battle,
    combatIsOver: battle.lastPickWasPass,
    lastPickWasPass: true,
    picksFighter: otherSeat(seat),
  }),
  targetsPicked: (battle, { volleys }) => withActivation(battle, activation => ({ ...activation, volleys })),
  diceRolled: (battle, { roll, standing }) =>
    withActivation(battle, it => ({ ...it, volleys: afterRoll(it.volleys, roll, standing) })),
  damageDealt: (battle, { target, owner, each }) =>
    withActivation(battle, it => {
      const dealt = each.reduce((sum, wounds) => sum + wounds, 0);
      const before = it.damage.find(damage => damage.unit === target);
      const rest = it.damage.filter(damage => damage !== before);
      const total = { unit: target, owner, wounds: (before?.wounds ?? 0) + dealt };
      return { ...it, volleys: it.volleys.slice(1), damage: [...rest, total] };
    }),
  damageSettled: (battle, { unit }) =>
    withActivation(battle, it => ({ ...it, damage: it.damage.filter(damage => damage.unit !== unit) })),
  woundsAllocated: (battle, { unit, model, wounds }) =>
    withUnit(battle, unit, it => ({
      ...it,
      models: it.models.map(each => (each.id === model ? { ...each, wounds: each.wounds + wounds } : each)),
    })),
  modelSlain: (battle, { slain }) => ({
    ...withUnit(battle, slain.unit, it => ({
      ...it,
      models: it.models.filter(model => model.id !== slain.model),
      slainThisTurn: it.slainThisTurn + 1,
    })),
    slain: [...battle.slain, slain],
  }),
  firstBloodDrawn: (battle, { seat }) => ({ ...battle, firstBlood: seat }),
  activationEnded: (battle, { unit }) => ({
    ...battle,
    activation: undefined,
    picksFighter: otherSeat(unitOf(battle, unit).seat),
  }),
  nerveTested: (battle, { unit }) => withDeeds(battle, unit, 'tested'),
  conceded: (battle, { seat }) => ({ ...battle, conceded: seat, asks: [] }),
  battleEnded: battle => ({ ...battle, ended: true, asks: [], phase: undefined }),
};

/** The only function that changes a battle. It never rolls and never refuses. */
export const fold = (battle: Battle, event: BattleEvent): Battle =>
  (folders[event.type] as (battle: Battle, event: BattleEvent) => Battle)(battle, event);

const DEEDS_OF_MOVES: Readonly<Record<EventOf<'unitMoved'>['kind'], readonly Deed[]>> = {
  normal: ['moved'],
  retreat: ['moved', 'retreated'],
  charge: ['charged'],
  pileIn: [],
};

const NEXT_STEP = { hit: 'wound', wound: 'save', save: 'damage' } as const;

/** SEQ-08: a volley of which nothing stands is done. */
function afterRoll(volleys: readonly Volley[], roll: 'hit' | 'wound' | 'save', standing: number): readonly Volley[] {
  const [current, ...rest] = volleys;
  if (!current || standing === 0) return rest;
  return [{ ...current, step: NEXT_STEP[roll], standing }, ...rest];
}

function withUnit(battle: Battle, id: UnitId, change: (unit: Unit) => Unit): Battle {
  const index = battle.units.findIndex(unit => unit.id === id);
  const unit = battle.units[index] ?? bug(`no unit ${id}`);
  const units = battle.units.slice();
  units[index] = change(unit);
  return { ...battle, units };
}

const withDeeds = (battle: Battle, id: UnitId, ...deeds: readonly Deed[]): Battle =>
  deeds.length === 0
    ? battle
    : withUnit(battle, id, unit => ({
        ...unit,
        deeds: [...unit.deeds, ...deeds.filter(deed => !unit.deeds.includes(deed))],
      }));

const withActivation = (battle: Battle, change: (activation: Activation) => Activation): Battle => ({
  ...battle,
  activation: change(battle.activation ?? bug('nobody is attacking')),
});

const withPoints = (battle: Battle, seat: Seat, points: number): Battle => ({
  ...battle,
  commandPoints: { ...battle.commandPoints, [seat]: battle.commandPoints[seat] + points },
});

const atTurnStart = (unit: Unit): Unit =>
  unit.deeds.length === 0 && unit.slainThisTurn === 0 ? unit : { ...unit, deeds: [], slainThisTurn: 0 };
