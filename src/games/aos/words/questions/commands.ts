import type { IconName } from '../../../../shell/parts/icons';
import { warscrollOf } from '../../armies';
import { findAbility, nameOfAbility } from '../../armies/named';
import { findBattleplan } from '../../battleplans';
import type { Command, CommandOf, CommandType } from '../../commands';
import { askedFor, askedNow } from '../../facts/open-question';
import { sideOf } from '../../facts/places/territory';
import { findModel, findUnit } from '../../facts/units';
import { takersOf } from '../../options/wound-takers';
import type { Battle, Commitment, ModelId } from '../../types';
import { type Names, PHASE_NAMES } from '../names';
import { counted, inches, listed } from '../numbers';
import { AGREEMENTS } from '../rulebook/agreements';
import { realmInWords } from '../setup/realms';

export interface ButtonWords {
  readonly label: string;
  readonly icon: IconName;
}

type Buttons = {
  readonly [T in CommandType]: (command: CommandOf<T>, names: Names, battle: Battle) => ButtonWords;
};

const SIDES = { near: 'Near side', far: 'Far side', left: 'Left side', right: 'Right side' } as const;

/** The label of each command's button. A command without words does not compile. */
const BUTTONS: Buttons = {
  chooseTerritory: ({ territory }, _names, battle) => ({ label: SIDES[sideOf(battle, territory)], icon: 'flag' }),
  deploy: ({ unit }, names) => ({ label: `Set up ${names.unit(unit)}`, icon: 'flag' }),
  chooseBattleplan: ({ plan }, _names, { ownPlans }) => ({
    label: findBattleplan(plan, ownPlans)?.name ?? plan,
    icon: 'flag',
  }),
  chooseRealm: ({ realm, region }) => ({ label: realmInWords(realm, region) ?? 'No realm', icon: 'flag' }),
  choosePreBattle: ({ first, seat }, names) => ({
    label: first === seat ? 'Go first' : `Let ${names.player(first)} go first`,
    icon: 'flag',
  }),
  chooseTrait: ({ trait }) =>
    trait === undefined ? { label: 'Roll for it', icon: 'shock' } : { label: nameOfAbility(trait), icon: 'hero' },
  commitModels: ({ choices }) => ({ label: committing(choices), icon: 'flag' }),
  summon: ({ places }, _names, battle) => {
    const all = askedFor(battle, 'summon')?.muster.models ?? 0;
    return { label: places.length < all ? `Set up only ${places.length}` : 'Set them up', icon: 'flag' };
  },
  rollMove: () => ({ label: 'Roll the Move', icon: 'move' }),
  reserve: ({ unit }, names) => ({ label: `Hold ${names.unit(unit)} back`, icon: 'shield' }),
  arrive: ({ unit }, names) => ({ label: `Bring on ${names.unit(unit)}`, icon: 'flag' }),
  garrison: ({ unit, feature }, names) => ({
    label: `Garrison ${names.feature(feature)} with ${names.unit(unit)}`,
    icon: 'shield',
  }),
  leaveGarrison: ({ unit }, names) => ({ label: `Leave with ${names.unit(unit)}`, icon: 'move' }),
  sacrifice: ({ unit }, names) => ({ label: `Sacrifice with ${names.unit(unit)}`, icon: 'skull' }),
  triumph: () => ({ label: 'Declare the triumph', icon: 'hero' }),
  useAbility: ({ ability, choice, target, model }, names) => {
    const chosen = findAbility(ability)?.choices;
    const name = (chosen && chosen.length > 1 ? chosen[choice ?? 0]?.name : undefined) ?? nameOfAbility(ability);
    const whom = model === undefined ? target && names.unit(target) : within(names, model);
    return { label: whom === undefined ? name : `${name}: ${whom}`, icon: 'hero' };
  },
  choose: ({ choice }, names, battle) => {
    const { name = '', unit } = askedFor(battle, 'choose')?.choices[choice] ?? {};
    return { label: unit === undefined ? name : `${name}: ${names.unit(unit)}`, icon: 'hero' };
  },
  strike: ({ target }, names) => ({ label: `Strike ${names.unit(target)}`, icon: 'shoot' }),
  returnModels: ({ places }) => ({
    label: places.length === 0 ? 'Nobody returns' : places.length === 1 ? 'One returns' : `${places.length} return`,
    icon: 'flag',
  }),
  changeDie: ({ face }) => ({ label: face === undefined ? 'Roll it again' : `Make it a ${face}`, icon: 'hero' }),
  aimPoint: ({ x, y }) => ({ label: `Aim at ${inches(x)}, ${inches(y)}`, icon: 'hero' }),
  scout: ({ unit }, names) => ({ label: `Move ${names.unit(unit)} ahead`, icon: 'move' }),
  rideWinds: ({ direction }) => ({ label: `Ride the winds ${windOf(direction)}`, icon: 'run' }),
  relocate: ({ unit }, names) => ({ label: `Bring ${names.unit(unit)} here`, icon: 'flag' }),
  rideMove: ({ distance }) => ({ label: distance === 0 ? 'Stay' : `Ride ${inches(distance)}`, icon: 'run' }),
  cast: ({ spell, unit, model }, names) => {
    const isUnits = names.model(model) === names.unit(unit);
    return { label: `Cast ${nameOfAbility(spell)}${isUnits ? '' : ` with ${within(names, model)}`}`, icon: 'hero' };
  },
  unbind: ({ model }, names) => ({ label: `Unbind with ${within(names, model)}`, icon: 'hero' }),
  aimSpell: ({ target }, names) => ({ label: `Aim at ${names.unit(target)}`, icon: 'hero' }),
  shoot: ({ unit }, names) => ({ label: `Shoot with ${names.unit(unit)}`, icon: 'shoot' }),
  nameGeneral: ({ model }, names) => ({ label: `Name ${within(names, model)}`, icon: 'hero' }),
  chooseFirst: ({ first, seat }, names) =>
    first === seat
      ? { label: 'Go first', icon: 'hero' }
      : { label: `Let ${names.player(first)} go first`, icon: 'flag' },
  move: ({ unit, steps }, names) => ({
    label: steps.length === 0 ? 'Stand still' : `Move ${names.unit(unit)}`,
    icon: 'move',
  }),
  retreat: ({ unit }, names) => ({ label: `Retreat ${names.unit(unit)}`, icon: 'retreat' }),
  run: () => ({ label: 'Run', icon: 'run' }),
  rerollMove: () => ({ label: 'Roll again', icon: 'hero' }),
  atTheDouble: () => ({ label: 'At the Double', icon: 'command' }),
  tryCharge: () => ({ label: 'Try a charge', icon: 'charge' }),
  forwardToVictory: () => ({ label: 'Forward to Victory', icon: 'command' }),
  chargeMove: () => ({ label: 'Charge', icon: 'charge' }),
  declineCharge: () => ({ label: 'Do not charge', icon: 'shield' }),
  fight: ({ unit }, names) => ({ label: `Fight with ${names.unit(unit)}`, icon: 'fight' }),
  pass: () => ({ label: 'Pass', icon: 'shield' }),
  pileIn: ({ steps }) => ({ label: steps.length === 0 ? 'Stay in place' : 'Pile in', icon: 'move' }),
  attack: ({ unit: id, orders }, names, battle) => {
    const unit = findUnit(battle, id);
    const used = new Set(orders.map(({ weapon }) => weapon));
    const plain = unit && warscrollOf(unit).weapons.find(weapon => used.has(weapon.id));
    const [first] = used;
    const order = first === undefined || !plain || plain.id === first ? '' : `, ${names.weapon(first)} first`;
    const targets = [...new Set(orders.filter(({ shares }) => shares).map(({ target }) => target))];
    const whom = targets.length > 1 ? counted(targets.length, 'unit') : names.unit(orders[0]?.target ?? '');
    return { label: `Attack ${whom}${order}`, icon: 'fight' };
  },
  settleFirst: ({ unit }, names) => ({ label: `${names.unit(unit)} first`, icon: 'skull' }),
  allocate: (command, names, battle) => ({ label: allocating(command, names, battle), icon: 'skull' }),
  rerollDice: ({ dice }) => ({
    label: dice.length === 0 ? 'Keep the roll' : `Roll ${counted(dice.length, 'die', 'dice')} again`,
    icon: 'shock',
  }),
  inspire: ({ unit }, names) => ({ label: `Inspire ${names.unit(unit)}`, icon: 'command' }),
  testNerve: ({ unit }, names) => ({ label: `Test ${names.unit(unit)}`, icon: 'shock' }),
  flee: () => ({ label: 'Let them flee', icon: 'retreat' }),
  keepGroup: ({ model }, names) => ({ label: `Keep the group of ${names.model(model)}`, icon: 'check' }),
  endPhase: (_command, _names, { phase }) => ({
    label: phase ? `End ${PHASE_NAMES[phase].toLowerCase()}` : 'End the phase',
    icon: 'check',
  }),
  concede: () => ({ label: 'Concede', icon: 'skull' }),
  propose: ({ seat }, names) => ({ label: AGREEMENTS.propose(names.player(seat)), icon: 'check' }),
  agree: () => ({ label: AGREEMENTS.agree, icon: 'check' }),
  decline: () => ({ label: AGREEMENTS.decline, icon: 'undo' }),
  withdraw: ({ seat }, names) => ({ label: AGREEMENTS.withdraw(names.player(seat)), icon: 'undo' }),
};

/** The name of a model within a sentence. */
const within = (names: Names, model: ModelId): string => names.model(model).replace(/^Model/, 'model');

/** OBJ-06: the objective they count for, and how many for each if there are several. */
function committing(choices: readonly Commitment[]): string {
  const named = [...new Set(choices.map(({ objective }) => objective))].sort();
  const count = (id: string) => choices.filter(({ objective }) => objective === id).length;
  const words = named.map(id => `${named.length > 1 ? `${count(id)} ` : ''}for ${id.replace('-', ' ')}`);
  return `Count ${listed(words)}`;
}

/** WND-02, MW-02 */
function allocating(command: CommandOf<'allocate'>, names: Names, battle: Battle): string {
  const ask = askedNow(battle);
  const { first = ask?.kind === 'allocate' && ask.mortals ? 'wounds' : undefined, isOne } = command;
  if (isOne) return first === 'mortals' ? 'One mortal' : 'One wound';
  if (!isForAll(battle, command)) return `Only ${within(names, command.models[0] ?? '')}`;
  return first ? `${first === 'mortals' ? 'Mortal' : 'Wounds'} first` : 'Allocate';
}

/** WND-02: whether the named models can take every wound. */
function isForAll(battle: Battle, { unit: id, models }: CommandOf<'allocate'>): boolean {
  const unit = findUnit(battle, id);
  const ask = askedNow(battle);
  if (!unit || ask?.kind !== 'allocate') return true;
  const named = models.flatMap(model => findModel(unit, model) ?? []);
  const order = [...named, ...unit.models.filter(model => !named.includes(model))];
  return takersOf(battle, unit, order, ask.wounds).length <= named.length;
}

const WINDS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;

/** The nearest compass direction; the far side of the table is north. */
function windOf(direction: number): string {
  const eighth = Math.round((direction * 4) / Math.PI) % WINDS.length;
  return WINDS[(eighth + WINDS.length) % WINDS.length] ?? 'ahead';
}

/** The words on a command's button. */
export const buttonOf = (command: Command, names: Names, battle: Battle): ButtonWords =>
  (BUTTONS[command.type] as (command: Command, names: Names, battle: Battle) => ButtonWords)(command, names, battle);
