import * as v from 'valibot';
import { list } from '../../kernel/list';
import type { AttackOrder, WoundKind } from './activation';
import { MAX_MODELS } from './battle-setup';
import type { Ruling } from './consent/types';
import type { Commitment, FeatureId, ModelId, Seat, Step, UnitId } from './types';
import { SEATS } from './types';

/** Where a model is set down; its height follows from the ground. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  /** UNIT-06: whose place it is; without it that of the next model in the roster. */
  readonly model?: ModelId | undefined;
}

/** Imperative: what a player asks for. The host stamps `seat`; nobody speaks for another. */
export type Command = { readonly seat: Seat } & (
  | { readonly type: 'chooseBattleplan'; readonly plan: string }
  | { readonly type: 'chooseRealm'; readonly realm?: string | undefined; readonly region?: string | undefined }
  | { readonly type: 'choosePreBattle'; readonly first: Seat }
  /** ALG-06: without a trait it is rolled for. */
  | { readonly type: 'chooseTrait'; readonly trait?: string | undefined }
  | { readonly type: 'summon'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'rollMove'; readonly unit: UnitId }
  | { readonly type: 'commitModels'; readonly choices: readonly Commitment[] }
  | { readonly type: 'chooseTerritory'; readonly territory: 0 | 1 }
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'nameGeneral'; readonly model: ModelId }
  | { readonly type: 'chooseFirst'; readonly first: Seat }
  | { readonly type: 'reserve'; readonly unit: UnitId }
  | { readonly type: 'arrive'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'garrison'; readonly unit: UnitId; readonly feature: FeatureId }
  | { readonly type: 'leaveGarrison'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'sacrifice'; readonly unit: UnitId }
  | { readonly type: 'triumph'; readonly unit: UnitId }
  | {
      readonly type: 'useAbility';
      readonly unit: UnitId;
      readonly ability: string;
      readonly choice?: number | undefined;
      readonly target?: UnitId | undefined;
      /** The model of the target, where the ability is about one. */
      readonly model?: ModelId | undefined;
      /** Up to six units in the order of their numbers, where the ability gives them numbers. */
      readonly numbered?: readonly UnitId[] | undefined;
    }
  | { readonly type: 'choose'; readonly unit: UnitId; readonly choice: number }
  | { readonly type: 'strike'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'returnModels'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'relocate'; readonly unit: UnitId; readonly places: readonly Placement[] }
  | { readonly type: 'scout'; readonly unit: UnitId; readonly steps: readonly Step[] }
  | { readonly type: 'rideWinds'; readonly unit: UnitId; readonly direction: number }
  | {
      readonly type: 'rideMove';
      readonly unit: UnitId;
      readonly distance: number;
      readonly facing?: number | undefined;
    }
  | { readonly type: 'cast'; readonly unit: UnitId; readonly model: ModelId; readonly spell: string }
  | { readonly type: 'unbind'; readonly unit: UnitId; readonly model: ModelId }
  | { readonly type: 'aimSpell'; readonly target: UnitId }
  | { readonly type: 'aimPoint'; readonly x: number; readonly y: number }
  | {
      readonly type: 'changeDie';
      readonly unit: UnitId;
      readonly index: number;
      readonly face?: number | undefined;
    }
  | { readonly type: 'shoot'; readonly unit: UnitId }
  | { readonly type: 'move'; readonly unit: UnitId; readonly steps: readonly Step[] }
  | { readonly type: 'retreat'; readonly unit: UnitId; readonly steps: readonly Step[] }
  | { readonly type: 'run'; readonly unit: UnitId }
  | { readonly type: 'rerollMove'; readonly unit: UnitId }
  | { readonly type: 'atTheDouble'; readonly unit: UnitId }
  | { readonly type: 'tryCharge'; readonly unit: UnitId }
  | { readonly type: 'forwardToVictory'; readonly unit: UnitId }
  | { readonly type: 'chargeMove'; readonly unit: UnitId; readonly steps: readonly Step[] }
  | { readonly type: 'declineCharge'; readonly unit: UnitId }
  | { readonly type: 'fight'; readonly unit: UnitId }
  | { readonly type: 'pass' }
  | { readonly type: 'pileIn'; readonly unit: UnitId; readonly steps: readonly Step[] }
  | { readonly type: 'attack'; readonly unit: UnitId; readonly orders: readonly AttackOrder[] }
  | { readonly type: 'settleFirst'; readonly unit: UnitId }
  | {
      readonly type: 'allocate';
      readonly unit: UnitId;
      readonly models: readonly ModelId[];
      /** MW-02: the kind that is allocated first; without it ordinary wounds. */
      readonly first?: WoundKind | undefined;
      /** WND-02: only one wound for now, to the first model that is named. */
      readonly isOne?: true | undefined;
    }
  | { readonly type: 'rerollDice'; readonly unit: UnitId; readonly dice: readonly number[] }
  | { readonly type: 'inspire'; readonly unit: UnitId }
  | { readonly type: 'testNerve'; readonly unit: UnitId }
  | { readonly type: 'flee'; readonly unit: UnitId; readonly models: readonly ModelId[] }
  | { readonly type: 'keepGroup'; readonly unit: UnitId; readonly model: ModelId }
  | { readonly type: 'endPhase' }
  | { readonly type: 'concede' }
  /** TABLE-01: a ruling by consent; whoever proposed it may withdraw it. */
  | { readonly type: 'propose'; readonly ruling: Ruling }
  | { readonly type: 'agree' }
  | { readonly type: 'decline' }
  | { readonly type: 'withdraw' }
);

export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

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

/** Nobody has more command points than this, whatever is agreed. */
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

/** What each command says besides whose it is. A command without its fields here does not compile. */
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
