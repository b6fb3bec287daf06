import type { Command, CommandOf, CommandType } from '../../../src/games/aos/commands';
import { FOE, SEAT, UNIT } from './every-window';

type Fields<T extends CommandType> = Omit<CommandOf<T>, 'seat' | 'type'>;
type EveryCommand = { readonly [T in CommandType]: Fields<T> };

const ofUnit = { unit: UNIT };
const ofSteps = { unit: UNIT, steps: [] };
const ofPlaces = { unit: UNIT, places: [] };
const model = `${UNIT}/1`;

/** What each command says besides whose it is, with as little as it takes. A command without an example does not compile. */
const FIELDS: EveryCommand = {
  chooseBattleplan: { plan: 'skirmish' },
  chooseRealm: {},
  choosePreBattle: { first: SEAT },
  chooseTrait: {},
  summon: ofPlaces,
  rollMove: ofUnit,
  commitModels: { choices: [] },
  chooseTerritory: { territory: 0 },
  deploy: ofPlaces,
  nameGeneral: { model },
  chooseFirst: { first: SEAT },
  reserve: ofUnit,
  arrive: ofPlaces,
  garrison: { unit: UNIT, feature: 'keep' },
  leaveGarrison: ofPlaces,
  sacrifice: ofUnit,
  triumph: ofUnit,
  useAbility: { unit: 'knight-incantor', ability: 'knight-incantor-voidstorm-scroll' },
  choose: { unit: UNIT, choice: 0 },
  strike: { unit: UNIT, target: FOE },
  returnModels: ofPlaces,
  relocate: ofPlaces,
  scout: ofSteps,
  rideWinds: { unit: UNIT, direction: 0 },
  rideMove: { unit: UNIT, distance: 0 },
  cast: { unit: UNIT, model, spell: 'arcane-bolt' },
  unbind: { unit: UNIT, model },
  aimSpell: { target: FOE },
  aimPoint: { x: 10, y: 10 },
  changeDie: { unit: UNIT, index: 0 },
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
  attack: { unit: UNIT, orders: [] },
  settleFirst: ofUnit,
  allocate: { unit: UNIT, models: [] },
  rerollDice: { unit: UNIT, dice: [] },
  inspire: ofUnit,
  testNerve: ofUnit,
  flee: { unit: UNIT, models: [] },
  keepGroup: { unit: UNIT, model },
  endPhase: {},
  concede: {},
  propose: { ruling: { kind: 'skipQuestion' } },
  agree: {},
  decline: {},
  withdraw: {},
};

/** One of each, all by the same seat and about the same unit. */
export const COMMANDS = Object.fromEntries(
  Object.entries(FIELDS).map(([type, fields]) => [type, { seat: SEAT, type, ...fields } as Command]),
) as Readonly<Record<CommandType, Command>>;
