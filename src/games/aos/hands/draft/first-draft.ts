import type { Ask, AskKind, AskOf } from '../../asks';
import type { Command } from '../../commands';
import { weaponsFor } from '../../facts/attacks/attacks';
import { isEngaged } from '../../facts/places/distance';
import type { Battle, Unit } from '../../types';

type FirstDraft<K extends AskKind> = (battle: Battle, ask: AskOf<K>, unit: Unit) => Command | undefined;
type FirstDrafts = { readonly [K in AskKind]: FirstDraft<K> };

const nothing = () => undefined;

const moveOf: FirstDraft<'act' | 'randomMove' | 'runMove'> = (battle, { seat }, unit) => ({
  seat,
  type: isEngaged(battle, unit) ? 'retreat' : 'move',
  unit: unit.id,
  steps: [],
});

/** RUN-01, RAND-02: only the unit that has rolled. */
const rolledMoveOf = (battle: Battle, ask: AskOf<'randomMove'> | AskOf<'runMove'>, unit: Unit) =>
  ask.unit === unit.id ? moveOf(battle, ask, unit) : undefined;

/**
 * The command that clicking a unit would mean during a question, legal or not, so that the rules can say why not. A
 * question without an entry does not compile; `nothing` if units have no part in it.
 */
const FIRST_DRAFTS: FirstDrafts = {
  agreeRuling: nothing,
  chooseTerritory: nothing,
  chooseFirst: nothing,
  deploy: nothing,
  nameGeneral: (_, { seat }, { models }) =>
    models[0] ? { seat, type: 'nameGeneral', model: models[0].id } : undefined,
  replaceGeneral: (_, { seat }, { models }) =>
    models[0] ? { seat, type: 'nameGeneral', model: models[0].id } : undefined,
  act: (battle, ask, unit) => {
    const { seat, phase } = ask;
    if (phase === 'charge') return { seat, type: 'tryCharge', unit: unit.id };
    if (phase === 'shooting') return { seat, type: 'shoot', unit: unit.id };
    return phase === 'movement' ? moveOf(battle, ask, unit) : undefined;
  },
  chooseBattleplan: nothing,
  chooseRealm: nothing,
  choosePreBattle: nothing,
  chooseTrait: nothing,
  deployMore: nothing,
  declareTriumph: nothing,
  commitModels: nothing,
  summon: nothing,
  useAbilities: nothing,
  unbind: (_, { seat }, { id, models }) =>
    models[0] ? { seat, type: 'unbind', unit: id, model: models[0].id } : undefined,
  aimSpell: (_, { seat }, { id }) => ({ seat, type: 'aimSpell', target: id }),
  choose: nothing,
  strike: (_, { seat, unit }, target) => ({ seat, type: 'strike', unit, target: target.id }),
  returnModels: nothing,
  relocate: nothing,
  rideMove: nothing,
  scout: (_, { seat, units }, { id }) =>
    units.includes(id) ? { seat, type: 'scout', unit: id, steps: [] } : undefined,
  aimPoint: nothing,
  changeDie: nothing,
  randomMove: rolledMoveOf,
  runMove: rolledMoveOf,
  chargeMove: (_, ask, unit) =>
    ask.unit === unit.id ? { seat: ask.seat, type: 'chargeMove', unit: unit.id, steps: [] } : undefined,
  pickFighter: (_, { seat }, { id }) => ({ seat, type: 'fight', unit: id }),
  pileIn: (_, ask, unit) =>
    ask.unit === unit.id ? { seat: ask.seat, type: 'pileIn', unit: unit.id, steps: [] } : undefined,
  pickTargets: (battle, { seat, unit }, target) => {
    const attacker = battle.units.find(({ id }) => id === unit);
    const how = battle.activation?.how ?? 'fight';
    const weapons = attacker ? weaponsFor(attacker, how) : [];
    return { seat, type: 'attack', unit, orders: weapons.map(({ id }) => ({ weapon: id, target: target.id })) };
  },
  pickDamaged: (_, { seat }, { id }) => ({ seat, type: 'settleFirst', unit: id }),
  rerollDice: nothing,
  allocate: nothing,
  inspire: (_, { seat }, { id }) => ({ seat, type: 'inspire', unit: id }),
  testNerve: (_, { seat }, { id }) => ({ seat, type: 'testNerve', unit: id }),
  flee: nothing,
  keepGroup: nothing,
};

/** The command that clicking this unit suggests. */
export const firstDraftFor = (battle: Battle, ask: Ask, unit: Unit): Command | undefined =>
  (FIRST_DRAFTS[ask.kind] as FirstDraft<AskKind>)(battle, ask as never, unit);
