import { bug } from '../../kernel/bug';
import type { Mark, Until } from './abilities/types';
import type { Activation, Damage, Volley } from './activation';
import type { BattleEvent, EventOf, EventType, Placed } from './events';
import { unitOf } from './facts/units';
import { isWaiting } from './facts/whereabouts';
import { modelFrom, objectivesOf, unitFrom } from './origin';
import {
  type Battle,
  type Deed,
  otherSeat,
  type Phase,
  type Seat,
  type Trigger,
  type Unit,
  type UnitId,
  type Whereabouts,
} from './types';

type Folders = { readonly [T in EventType]: (battle: Battle, event: EventOf<T>) => Battle };

const folders: Folders = {
  asked: (battle, { ask }) => ({ ...battle, asks: [...battle.asks, ask] }),
  answered: battle => ({ ...battle, asks: battle.asks.slice(0, -1) }),
  priorityRolled: (battle, { round }) => ({
    ...battle,
    round,
    used: battle.used.filter(({ until }) => until === 'battle'),
  }),
  turnBegan: (battle, { turn, active }) => ({
    ...battle,
    turn,
    active,
    spellsTried: [],
    committed: [],
    used: battle.used.filter(({ until }) => until === 'battle' || until === 'round'),
    units: battle.units.map(atTurnStart),
  }),
  phaseBegan: (battle, { phase }) => ({
    ...battle,
    phase,
    picksFighter: battle.active,
    lastPickWasPass: false,
    combatIsOver: false,
    units: battle.units.map(unit => atPhaseStart(unit, phase, battle.active)),
  }),
  phaseEnded: battle => ({
    ...battle,
    used: battle.used.filter(({ until }) => until !== 'phase'),
    units: battle.units.map(unit => withoutMarks(unit, 'phase')),
  }),
  conceded: (battle, { seat }) => ({ ...battle, conceded: seat, asks: [] }),
  cutShort: battle => ({ ...battle, asks: [] }),
  battleEnded: battle => ({ ...battle, ended: true, asks: [], phase: undefined }),

  sceneryRolled: (battle, { feature, scenery }) => ({
    ...battle,
    field: {
      ...battle.field,
      features: battle.field.features.map(each => (each.id === feature ? { ...each, scenery } : each)),
    },
  }),
  rolledOff: battle => battle,
  battleplanChosen: (battle, { plan }) => ({ ...battle, plan, objectives: objectivesOf(plan, battle.field) }),
  realmChosen: (battle, { realm, region }) => ({ ...battle, extras: { ...battle.extras, realm, region } }),
  preBattleOrdered: (battle, { first }) => ({ ...battle, active: first }),
  traitChosen: (battle, { seat, trait }) => ({
    ...battle,
    extras: { ...battle.extras, traits: { ...battle.extras.traits, [seat]: trait } },
  }),
  unitJoined: (battle, { seat, muster, placed }) => {
    const joined = {
      ...battle,
      musters: { ...battle.musters, [seat]: [...battle.musters[seat], muster] },
      extras: { ...battle.extras },
      units: [...battle.units, unitFrom(muster, seat)],
    };
    return withDeeds(withPlaced(joined, muster.id, placed), muster.id, 'arrived', 'moved');
  },
  territoriesRolled: (battle, { winner }) => ({ ...battle, setsUpFirst: winner }),
  territoryChosen: (battle, { seat, territory }) => {
    const rest = territory === 0 ? 1 : 0;
    const territories = seat === 'azure' ? { azure: territory, ember: rest } : { azure: rest, ember: territory };
    return { ...battle, territories } as Battle;
  },
  unitSetUp: (battle, { unit, placed }) => afterSetUp(withPlaced(battle, unit, placed), unit),
  unitReserved: (battle, { unit, place }) => afterSetUp(withWhere(battle, unit, { kind: 'reserve', place }), unit),
  unitArrived: (battle, { unit, placed }) => withDeeds(withPlaced(battle, unit, placed), unit, 'arrived', 'moved'),
  generalNamed: (battle, { seat, model }) => ({ ...battle, generals: { ...battle.generals, [seat]: model } }),
  triumphRolled: (battle, { seat, triumph }) => ({ ...battle, triumphs: { ...battle.triumphs, [seat]: triumph } }),

  pointsGained: (battle, { seat, points }) => withPoints(battle, seat, points),
  pointSpent: (battle, { seat, on, unit }) => {
    const paid = withPoints(battle, seat, -1);
    return on === 'inspiring-presence' ? withDeeds(paid, unit, 'inspired') : paid;
  },
  abilityUsed: (battle, { use }) => (use ? { ...battle, used: [...battle.used, use] } : battle),
  abilityRolled: battle => battle,
  triumphOffered: (battle, { unit }) => withActivation(battle, it => ({ ...it, asked: [...it.asked, unit] })),
  marked: (battle, { unit, mark }) => withUnit(battle, unit, it => ({ ...it, marks: [...it.marks, mark] })),
  triumphDeclared: (battle, { seat }) => ({ ...battle, triumphs: { ...battle.triumphs, [seat]: undefined } }),

  castRolled: (battle, { cast }) => ({
    ...withUnit(battle, cast.unit, it => ({ ...it, casts: it.casts + 1 })),
    cast,
    spellsTried: [...battle.spellsTried, cast.spell],
  }),
  castGiven: (battle, { cast }) => ({ ...battle, cast }),
  unbindRolled: (battle, { unit }) => ({
    ...withUnit(battle, unit, it => ({ ...it, unbinds: it.unbinds + 1 })),
    cast: battle.cast && { ...battle.cast, isAnswered: true },
  }),
  spellEnded: (battle, { how }) => {
    const caster = how === 'cast' || how === 'fizzled' ? battle.cast?.unit : undefined;
    const triggers: readonly Trigger[] = caster === undefined ? [] : [{ moment: 'afterCast', unit: caster }];
    return { ...battle, cast: undefined, triggers: [...battle.triggers, ...triggers] };
  },

  moveRolled: (battle, { unit, move }) => withUnit(battle, unit, it => ({ ...it, moveRoll: move })),
  runRolled: (battle, { unit, face, roll }) => ({
    ...withDeeds(battle, unit, 'ran', 'moved'),
    rolledMove: { unit, kind: 'run', roll, natural: face, isChanged: false },
  }),
  windsRolled: (battle, { unit, roll, direction }) => ({
    ...battle,
    rolledMove: { unit, kind: 'ride', roll, natural: roll, isChanged: false, direction },
  }),
  runCounted: (battle, { roll }) => ({
    ...battle,
    rolledMove: { ...(battle.rolledMove ?? bug('no run was rolled')), roll, natural: 6, isChanged: true },
  }),
  unitMoved: (battle, { unit, kind, moved }) => {
    const ends = new Map(moved.map(({ model, end }) => [model, end]));
    const walked = withUnit(battle, unit, it => ({
      ...it,
      models: it.models.map(model => (ends.has(model.id) ? { ...model, ...ends.get(model.id) } : model)),
    }));
    const trigger = moved.length === 0 ? undefined : TRIGGER_OF_MOVES[kind];
    const after = { ...withDeeds(walked, unit, ...DEEDS_OF_MOVES[kind]), rolledMove: undefined };
    return trigger ? { ...after, triggers: [...after.triggers, { moment: trigger, unit }] } : after;
  },
  chargeRolled: (battle, { unit, faces, roll, isAgain }) => ({
    ...withDeeds(battle, unit, 'triedCharge'),
    rolledMove: {
      unit,
      kind: 'charge',
      roll,
      natural: faces.reduce<number>((sum, face) => sum + face, 0),
      isChanged: isAgain,
    },
  }),
  chargeFailed: battle => ({ ...battle, rolledMove: undefined }),
  garrisonEntered: (battle, { unit, feature }) => {
    const wasWaiting = isWaiting(unitOf(battle, unit));
    const inside = withWhere(battle, unit, { kind: 'garrison', feature });
    return wasWaiting ? afterSetUp(inside, unit) : withDeeds(inside, unit, 'moved');
  },
  garrisonLeft: (battle, { unit, placed }) => withDeeds(withPlaced(battle, unit, placed), unit, 'moved'),
  deadlyRolled: battle => battle,

  unitPicked: (battle, { unit, how }) => ({
    ...withDeeds(battle, unit, how === 'fight' ? 'fought' : 'shot'),
    activation: { unit, how, volleys: [], rolledAttacks: {}, asked: [] },
    lastPickWasPass: false,
  }),
  passed: (battle, { seat }) => ({
    ...battle,
    combatIsOver: battle.lastPickWasPass,
    lastPickWasPass: true,
    picksFighter: otherSeat(seat),
  }),
  attacksCounted: (battle, { rolled }) => withActivation(battle, it => ({ ...it, rolledAttacks: rolled })),
  targetsPicked: (battle, { volleys }) => withActivation(battle, it => ({ ...it, volleys })),
  diceRolled: (battle, event) => {
    const volley = battle.activation?.volleys[0] ?? bug('no volley was rolled');
    const after = withActivation(battle, it => ({
      ...it,
      volleys: [...afterRoll(volley, event), ...it.volleys.slice(1)],
    }));
    return event.mortals > 0 ? withDamage(after, damageOf(battle, volley, 0, event.mortals)) : after;
  },
  damageRolled: (battle, { each }) => {
    const volley = battle.activation?.volleys[0] ?? bug('no volley was rolled');
    const after = withActivation(battle, it => ({ ...it, volleys: it.volleys.slice(1) }));
    const wounds = each.reduce((sum, one) => sum + one, 0);
    return wounds > 0 ? withDamage(after, damageOf(battle, volley, wounds, 0)) : after;
  },
  activationEnded: (battle, { unit }) => ({
    ...battle,
    activation: undefined,
    picksFighter: otherSeat(unitOf(battle, unit).seat),
    triggers:
      battle.activation?.how === 'fight' ? [...battle.triggers, { moment: 'afterFight', unit }] : battle.triggers,
  }),
  triggerFollowed: battle => ({ ...battle, triggers: battle.triggers.slice(1) }),

  damageDealt: (battle, { damage }) => withDamage(battle, damage),
  allocationOrdered: (battle, { unit, models }) => ({
    ...battle,
    damage: battle.damage.map(damage => (damage.unit === unit ? { ...damage, order: models } : damage)),
  }),
  negationRolled: battle => battle,
  woundsAllocated: (battle, { unit, model, wounds }) => withWounds(battle, unit, model, wounds),
  damageLeft: (battle, left) => ({
    ...battle,
    damage: battle.damage.map((damage, index) =>
      index === 0 ? { ...damage, wounds: left.wounds, mortals: left.mortals } : damage,
    ),
  }),
  damageSettled: battle => ({ ...battle, damage: battle.damage.slice(1) }),
  modelSlain: (battle, { slain }) => ({
    ...withUnit(battle, slain.unit, it => ({
      ...it,
      models: it.models.filter(model => model.id !== slain.model),
      slainThisTurn: it.slainThisTurn + 1,
    })),
    slain: [...battle.slain, slain],
  }),
  modelHealed: (battle, { unit, model, wounds }) => withWounds(battle, unit, model, -wounds),
  modelsReturned: (battle, { unit, placed }) => withReturned(battle, unit, placed),
  firstBloodDrawn: (battle, { seat }) => ({ ...battle, firstBlood: seat }),

  modelsCommitted: (battle, { choices }) => ({ ...battle, committed: [...battle.committed, ...choices] }),
  objectiveTaken: (battle, { objective, seat }) => ({
    ...battle,
    objectives: battle.objectives.map(each => (each.id === objective ? { ...each, holder: seat } : each)),
  }),

  nerveTested: (battle, { unit }) => withDeeds(battle, unit, 'tested'),
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

/** SCEN-07: a pile-in sets nothing off. */
const TRIGGER_OF_MOVES: Readonly<Record<EventOf<'unitMoved'>['kind'], Trigger['moment'] | undefined>> = {
  normal: 'afterMove',
  retreat: 'afterMove',
  charge: 'afterCharge',
  pileIn: undefined,
};

const NEXT_STEP = { hit: 'wound', wound: 'save', save: 'damage' } as const;

/** SEQ-08: what stands goes on; attacks that were made stronger go on by themselves. */
function afterRoll(volley: Volley, { roll, standing, strong }: EventOf<'diceRolled'>): readonly Volley[] {
  const step = NEXT_STEP[roll];
  const plain = standing > 0 ? [{ ...volley, step, standing }] : [];
  if (strong === 0) return plain;
  const by = volley.profile.sixes.find(six => six.roll === roll && six.what.kind === 'damage')?.what;
  const added = by?.kind === 'damage' ? by.by : 0;
  const profile = { ...volley.profile, addedDamage: volley.profile.addedDamage + added };
  return [...plain, { ...volley, step, standing: strong, profile }];
}

function damageOf(battle: Battle, volley: Volley, wounds: number, mortals: number): Damage {
  const attacker = battle.activation?.unit ?? bug('nobody is attacking');
  const owner = unitOf(battle, volley.target).seat;
  const source = { unit: attacker, weapon: volley.weapon };
  return {
    unit: volley.target,
    owner,
    wounds,
    mortals,
    cause: 'attack',
    by: otherSeat(owner),
    source,
    order: undefined,
  };
}

/** WND-01: what one weapon does to one unit is one sum, kept in the order in which it was inflicted. */
function withDamage(battle: Battle, added: Damage): Battle {
  const isSame = (damage: Damage) =>
    damage.unit === added.unit &&
    damage.cause === added.cause &&
    damage.source?.weapon === added.source?.weapon &&
    !damage.order;
  const before = battle.damage.find(isSame);
  if (!before) return { ...battle, damage: [...battle.damage, added] };
  const sum = { ...before, wounds: before.wounds + added.wounds, mortals: before.mortals + added.mortals };
  return { ...battle, damage: battle.damage.map(damage => (damage === before ? sum : damage)) };
}

function withUnit(battle: Battle, id: UnitId, change: (unit: Unit) => Unit): Battle {
  const index = battle.units.findIndex(unit => unit.id === id);
  const unit = battle.units[index] ?? bug(`no unit ${id}`);
  const units = battle.units.slice();
  units[index] = change(unit);
  return { ...battle, units };
}

const withWhere = (battle: Battle, id: UnitId, where: Whereabouts): Battle =>
  withUnit(battle, id, it => ({ ...it, where }));

const withPlaced = (battle: Battle, id: UnitId, placed: readonly Placed[]): Battle =>
  withUnit(battle, id, it => ({
    ...it,
    where: { kind: 'table' },
    models: it.models.map((model, index) => ({ ...model, ...placed[index]?.at })),
  }));

/** FB-05: whoever has nobody left to set up was done first, if the other still has. */
function afterSetUp(battle: Battle, id: UnitId): Battle {
  const { seat } = unitOf(battle, id);
  const isDone = battle.units.every(unit => unit.seat !== seat || !isWaiting(unit));
  return isDone && !battle.doneFirst ? { ...battle, doneFirst: seat } : battle;
}

const withDeeds = (battle: Battle, id: UnitId, ...deeds: readonly Deed[]): Battle =>
  deeds.length === 0
    ? battle
    : withUnit(battle, id, unit => ({
        ...unit,
        deeds: [...unit.deeds, ...deeds.filter(deed => !unit.deeds.includes(deed))],
      }));

/** Models that come back stand where they are placed, unhurt, in their old place in the roster. */
function withReturned(battle: Battle, id: UnitId, placed: readonly Placed[]): Battle {
  const { seat } = unitOf(battle, id);
  const muster = battle.musters[seat].find(each => each.id === id) ?? bug(`no muster ${id}`);
  const place = (model: string) => Number(model.slice(model.lastIndexOf('/') + 1));
  const back = placed.map(({ model, at }) => ({ ...modelFrom(muster, place(model) - 1), ...at }));
  return withUnit(battle, id, it => ({
    ...it,
    models: [...it.models, ...back].sort((a, b) => place(a.id) - place(b.id)),
  }));
}

const withWounds = (battle: Battle, id: UnitId, model: string, by: number): Battle =>
  withUnit(battle, id, it => ({
    ...it,
    models: it.models.map(each => (each.id === model ? { ...each, wounds: each.wounds + by } : each)),
  }));

const withActivation = (battle: Battle, change: (activation: Activation) => Activation): Battle => ({
  ...battle,
  activation: change(battle.activation ?? bug('nobody is attacking')),
});

const withPoints = (battle: Battle, seat: Seat, points: number): Battle => ({
  ...battle,
  commandPoints: { ...battle.commandPoints, [seat]: battle.commandPoints[seat] + points },
});

const withoutMarks = (unit: Unit, ...ended: readonly Until[]): Unit =>
  unit.marks.some(({ until }) => ended.includes(until))
    ? { ...unit, marks: unit.marks.filter(({ until }) => !ended.includes(until)) }
    : unit;

const atTurnStart = (unit: Unit): Unit => {
  const rested = withoutMarks(unit, 'turn', 'phase');
  return rested.deeds.length === 0 && rested.slainThisTurn === 0 ? rested : { ...rested, deeds: [], slainThisTurn: 0 };
};

/** RAND-02: a random Move holds for its movement phase. */
function atPhaseStart(unit: Unit, phase: Phase, active: Seat): Unit {
  const rested = unit.moveRoll === undefined ? unit : { ...unit, moveRoll: undefined };
  return phase === 'hero' ? atHeroPhase(rested, active) : rested;
}

/** WIZ-04, SPELL-02: attempts are counted anew, and marks that last until this hero phase end. */
function atHeroPhase(unit: Unit, active: Seat): Unit {
  const isOver = ({ until, seat }: Mark) =>
    (until === 'yourHero' && seat === active) || (until === 'enemyHero' && seat !== active);
  const marks = unit.marks.some(isOver) ? unit.marks.filter(mark => !isOver(mark)) : unit.marks;
  return marks === unit.marks && unit.casts === 0 && unit.unbinds === 0
    ? unit
    : { ...unit, marks, casts: 0, unbinds: 0 };
}
