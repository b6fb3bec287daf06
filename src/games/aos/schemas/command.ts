import * as v from 'valibot';
import { list } from '../../../kernel/list';
import { MAX_MODELS } from '../battle-setup';
import type { Command, CommandOf, CommandType } from '../commands';
import { SEATS } from '../types';

const MAX_CORNERS = 64;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const length = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(1000));
const seat = v.picklist(SEATS);
const spot = v.strictObject({ x: length, y: length });
const models = list(id, { most: MAX_MODELS });
const step = v.strictObject({
  model: id,
  path: list(spot, { least: 1, most: MAX_CORNERS }),
  facing: v.optional(length),
  level: v.optional(length),
});
const steps = list(step, { most: MAX_MODELS });
const order = v.strictObject({
  weapon: id,
  target: id,
  shares: v.optional(
    list(v.strictObject({ model: id, attacks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) }), {
      most: MAX_MODELS,
    }),
  ),
});

const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const place = v.strictObject({ x: length, y: length, facing: length, model: v.optional(id) });
const places = list(place, { most: MAX_MODELS });
const ofUnit = { unit: id };
const ofModel = { unit: id, model: id };
const ofSteps = { unit: id, steps };
const ofPlaces = { unit: id, places };
const ofModels = { unit: id, models };

/** Maximum command points, whatever is agreed. */
const MAX_POINTS = 99;
const MAX_WOUNDS = 99;

const ruling = v.variant('kind', [
  v.strictObject({ kind: v.literal('placeModel'), model: id, x: length, y: length, facing: length }),
  v.strictObject({ kind: v.literal('setWounds'), model: id, wounds: upTo(MAX_WOUNDS) }),
  v.strictObject({ kind: v.literal('setCommandPoints'), seat, points: upTo(MAX_POINTS) }),
  v.strictObject({ kind: v.literal('rollAgain') }),
  v.strictObject({ kind: v.literal('skipQuestion') }),
  v.strictObject({ kind: v.literal('endPhase') }),
]);

/** The fields of each command besides its seat. A command without an entry does not compile. */
type Fields = {
  readonly [T in CommandType]: {
    readonly [K in Exclude<keyof CommandOf<T>, 'seat' | 'type'>]-?: v.GenericSchema<unknown, CommandOf<T>[K]>;
  };
};

const fields: Fields = {
  chooseBattleplan: { plan: id },
  chooseRealm: { realm: v.optional(id), region: v.optional(id) },
  choosePreBattle: { first: seat },
  chooseTrait: { trait: v.optional(id) },
  summon: ofPlaces,
  rollMove: ofUnit,
  commitModels: {
    choices: list(v.strictObject({ model: id, objective: id }), { most: MAX_MODELS }),
  },
  chooseTerritory: { territory: v.picklist([0, 1]) },
  deploy: ofPlaces,
  nameGeneral: { model: id },
  chooseFirst: { first: seat },
  reserve: ofUnit,
  arrive: ofPlaces,
  garrison: { unit: id, feature: id },
  leaveGarrison: ofPlaces,
  sacrifice: ofUnit,
  triumph: ofUnit,
  useAbility: {
    unit: id,
    ability: id,
    choice: v.optional(upTo(20)),
    target: v.optional(id),
    model: v.optional(id),
    numbered: v.optional(list(id, { most: 6 })),
  },
  choose: { unit: id, choice: upTo(MAX_MODELS) },
  strike: { unit: id, target: id },
  returnModels: ofPlaces,
  relocate: ofPlaces,
  scout: ofSteps,
  rideWinds: { unit: id, direction: length },
  rideMove: { unit: id, distance: v.pipe(length, v.minValue(0)), facing: v.optional(length) },
  cast: { ...ofModel, spell: id },
  unbind: ofModel,
  aimSpell: { target: id },
  aimPoint: { x: length, y: length },
  changeDie: {
    unit: id,
    index: upTo(MAX_MODELS),
    face: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
  },
  shoot: ofUnit,
  move: ofSteps,
  retreat: ofSteps,
  run: ofUnit,
  rerollMove: ofUnit,
  atTheDouble: ofUnit,
  tryCharge: ofUnit,
  forwardToVictory: ofUnit,
  chargeMove: ofSteps,
  declineCharge: ofUnit,
  fight: ofUnit,
  pass: {},
  pileIn: ofSteps,
  attack: { unit: id, orders: list(order, { most: MAX_MODELS }) },
  settleFirst: ofUnit,
  allocate: {
    ...ofModels,
    first: v.optional(v.picklist(['wounds', 'mortals'])),
    isOne: v.optional(v.literal(true)),
  },
  rerollDice: {
    unit: id,
    dice: list(upTo(4000), { most: 4000 }),
  },
  inspire: ofUnit,
  testNerve: ofUnit,
  flee: ofModels,
  keepGroup: ofModel,
  endPhase: {},
  concede: {},
  propose: { ruling },
  agree: {},
  decline: {},
  withdraw: {},
};

const shapes = Object.entries(fields).map(([type, own]) => v.strictObject({ seat, type: v.literal(type), ...own }));

/** The shape of any command that comes from outside. */
export const commandSchema = v.variant('type', shapes) as unknown as v.GenericSchema<unknown, Command>;
