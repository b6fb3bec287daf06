import type { Modifier } from '../../activation';
import { nameOfAbility } from '../../armies/named';
import { findBattleplan } from '../../battleplans';
import type { BattleEvent, EventOf, EventType } from '../../events';
import { findWeapon } from '../../facts/attacks/attacks';
import { sideOf } from '../../facts/places/territory';
import { unitOf } from '../../facts/units';
import type { RuleId } from '../../rulebook';
import type { Battle } from '../../types';
import type { RolledCharacteristic, WeaponValue } from '../../warscroll';
import { lengthOf } from '../length';
import type { Names } from '../names';
import { change, counted, inches, listed, rolledOn, signed } from '../numbers';
import { goingOn } from '../rolls/attack-rolls';
import { causeInWords } from '../rolls/causes';
import { AGREEMENTS, agreedWords, rulingWords } from '../rulebook/agreements';
import { realmInWords } from '../setup/realms';

/** A line of the log: *stars* mark bold text; the rule is a link to read more. */
export interface Line {
  readonly text: string;
  readonly rule: RuleId;
}

type Teller<T extends EventType> = (event: EventOf<T>, names: Names, before: Battle) => Line | undefined;
type Tellers = { readonly [T in EventType]: Teller<T> };

const line = (rule: RuleId, text: string): Line => ({ rule, text });
/** Bookkeeping events that players need not read. */
const silent = () => undefined;

/** Events in plain words. An event without words does not compile. */
const TELLERS: Tellers = {
  asked: silent,
  answered: silent,
  asksResumed: silent,
  orderChosen: ({ first }, names) => line('ROUND-03', `*${names.player(first)}* goes first`),
  territoriesRolled: ({ rolls, winner }, names) => {
    const last = rolls.at(-1);
    return line('FB-01', `Roll-off for sides ${last?.azure} to ${last?.ember}: *${names.player(winner)}* chooses`);
  },
  territoryChosen: ({ seat, territory }, names, before) =>
    line('FB-01', `${names.player(seat)} took the *${sideOf(before, territory)} side*`),
  unitSetUp: ({ unit }, names) => line('FB-02', `*${names.unit(unit)}* set up`),
  generalNamed: ({ model }, names) => line('GENL-01', `*${names.model(model)}* leads as general`),
  priorityRolled: ({ round, faces, chooser }, names) =>
    line('ROUND-03', `Round ${round}: ${faces.azure} to ${faces.ember}, *${names.player(chooser)}* chooses`),
  turnBegan: ({ active }, names, { round }) => line('ROUND-01', `Round ${round}: *${names.player(active)}’s turn*`),
  phaseBegan: silent,
  pointsGained: ({ seat, points, because }, names) =>
    because === 'firstBlood'
      ? line('FB-06', `First blood: ${names.player(seat)} gained ${counted(points, 'command point')}`)
      : line('CMD-06', `${names.player(seat)} gained ${counted(points, 'command point')}`),
  pointSpent: ({ on, unit }, names) => {
    if (on === 'at-the-double') return line('CMD-10', `At the Double: *${names.unit(unit)}* ran as on a 6`);
    if (on === 'forward-to-victory') return line('CMD-11', `Forward to Victory: *${names.unit(unit)}* rolled again`);
    if (on === 'inspiring-presence') return line('CMD-12', `*${names.unit(unit)}* inspired: no battleshock test`);
    return line('CMD-04', `${nameOfAbility(on)}: a command point spent`);
  },
  runRolled: ({ unit, roll, modifiers }, names) =>
    line('RUN-02', `${names.unit(unit)} ran *+${roll}″*${inBrackets(modifiers)}`),
  unitMoved: ({ unit, kind, moved }, names) => {
    const far = inches(Math.max(0, ...moved.map(({ path }) => lengthOf(path))));
    if (kind === 'charge') return line('CHARGE-05', `*${names.unit(unit)}* charged ${far}`);
    if (kind === 'pileIn') return line('PILE-02', `${names.unit(unit)} piled in ${far}`);
    if (kind === 'retreat') return line('RETR-02', `${names.unit(unit)} retreated ${far}`);
    return moved.length === 0 ? undefined : line('MOVE-12', `${names.unit(unit)} moved *${far}*`);
  },
  chargeRolled: ({ unit, faces, roll, modifiers }, names) =>
    line('CHARGE-02', `${names.unit(unit)}: charge roll ${faces.join(' + ')}${inBrackets(modifiers)} = *${roll}″*`),
  chargeFailed: ({ unit }, names) => line('CHARGE-07', `${names.unit(unit)} did not charge`),
  unitPicked: ({ unit, how }, names) =>
    line('COMBAT-01', `*${names.unit(unit)}* picked to ${how === 'fight' ? 'fight' : 'shoot'}`),
  passed: ({ seat }, names) => line('COMBAT-06', `${names.player(seat)} passed`),
  targetsPicked: ({ volleys }, names, { activation }) =>
    line(
      'ATK-04',
      `${names.unit(activation?.unit ?? '')} attacked *${listed([...new Set(volleys.map(({ target }) => names.unit(target)))])}*`,
    ),
  diceRolled: event => {
    const { roll, needed, modifier, dice, standing, mortals } = event;
    const needs = needed - modifier;
    const result = `*${goingOn(event)}*${mortals > 0 ? `, and *${counted(mortals, 'mortal wound')}*` : ''}`;
    if (roll === 'hit') return line('SEQ-01', `${dice.length} to hit on ${needs}+: ${result}`);
    if (roll === 'wound') return line('SEQ-03', `${dice.length} to wound on ${needs}+: ${result}`);
    if (dice.length === 0) return line('WS-03', `No save possible against ${counted(standing, 'wound')}`);
    return line('SEQ-05', `${dice.length} saves on ${needs}+: *${dice.length - standing}* made`);
  },
  damageRolled: ({ target, each }, names) =>
    line('SEQ-07', `*${counted(sum(each), 'wound')}* on ${names.unit(target)}`),
  damageDealt: ({ damage: { unit, mortals } }, names) =>
    mortals > 0 ? line('MW-01', `${names.unit(unit)} suffered *${counted(mortals, 'mortal wound')}*`) : undefined,
  allocationOrdered: silent,
  negationRolled: ({ model, face, needed, cause }, names) =>
    line(
      'NEG-01',
      `${causeInWords(cause)}, ${names.model(model)}: ${face} on ${needed}+, wound *${face >= needed ? 'negated' : 'stands'}*`,
    ),
  modelHealed: ({ model, wounds }, names) =>
    line('HEAL-01', `${names.model(model)} healed *${counted(wounds, 'wound')}*`),
  modelsReturned: ({ unit, placed }, names) =>
    line('RES-02', `*${counted(placed.length, 'model')}* of ${names.unit(unit)} returned`),
  rolledOff: ({ purpose, rolls, winner }, names) => {
    const last = rolls.at(-1);
    const rule = purpose === 'battleplan' ? 'PLAN-01' : purpose === 'realm' ? 'REALM-01' : 'PRE-02';
    return line(rule, `Roll-off ${last?.azure} to ${last?.ember}: *${names.player(winner)}* decides`);
  },
  battleplanChosen: ({ plan }, _names, { ownPlans }) =>
    line('PLAN-01', `Battleplan: *${findBattleplan(plan, ownPlans)?.name ?? plan}*`),
  realmChosen: ({ realm, region }) => line('REALM-01', `Realm: *${realmInWords(realm, region) ?? 'none'}*`),
  preBattleOrdered: silent,
  traitChosen: ({ seat, trait, faces }, names) =>
    line(
      'TRAIT-03',
      `${names.player(seat)}’s general${faces ? ` rolled ${faces.join(', ')}` : ''}: *${nameOfAbility(trait)}*`,
    ),
  enhancementRolled: ({ unit, entry, faces }, names) =>
    line('ALG-06', `${names.unit(unit)} rolled ${faces.join(', ')}: *${nameOfAbility(entry)}*`),
  characteristicRolled: ({ unit, of, upTo, result }, names) => {
    const { name, read } = CHARACTERISTICS[of];
    const row = upTo === undefined ? '' : ` at up to ${counted(upTo, 'wound')}`;
    return line('RAND-01', `${names.unit(unit)}: ${name}${row} *${read(result)}*`);
  },
  unitJoined: ({ seat, placed }, names) =>
    line('RNF-01', `*${counted(placed.length, 'model')}* joined ${names.player(seat)}`),
  moveRolled: ({ unit, move }, names) => line('RAND-02', `${names.unit(unit)}: Move *${inches(move)}*`),
  triumphOffered: silent,
  modelsCommitted: silent,
  objectiveTaken: ({ objective, seat }, names) =>
    line('OBJ-04', `*${names.player(seat)}* took ${objective.replace('-', ' ')}`),
  phaseEnded: silent,
  cutShort: silent,
  sceneryLevelled: ({ feature }, names) => line('COVER-01', `*${names.feature(feature)}* gives no cover any more`),
  sceneryRolled: ({ scenery, face }) => line('TERR-03', `Scenery: ${face}, *${scenery}*`),
  unitReserved: ({ unit, place }, names) => line('SETUP-03', `*${names.unit(unit)}* waits in ${place}`),
  unitArrived: ({ unit }, names) => line('RES-02', `*${names.unit(unit)}* arrived`),
  triumphRolled: ({ seat, triumph }, names) => line('TRI-01', `${names.player(seat)} has a triumph: *${triumph}*`),
  triumphDeclared: ({ unit, triumph }, names) => line('TRI-02', `${names.unit(unit)} is *${triumph}*`),
  abilityUsed: ({ unit, ability }, names) => line('ABIL-03', `${names.unit(unit)} used *${nameOfAbility(ability)}*`),
  abilityRolled: ({ ability, faces, needed, sum }) => {
    const rolled = sum === undefined ? faces.join(', ') : `${faces.join(' + ')} = *${sum}*`;
    return line('ABIL-02', `${nameOfAbility(ability)}: ${rolled}${needed > 0 ? ` on ${needed}+` : ''}`);
  },
  markSpent: silent,
  remembered: ({ unit, memory }, names) => line('ABIL-01', `${names.unit(unit)}: *${causeInWords(memory.ability)}*`),
  marked: ({ unit, mark }, names) => line('ABIL-01', `${names.unit(unit)}: *${causeInWords(mark.ability)}*`),
  castRolled: ({ cast, needed, modifiers }, names) =>
    line(
      'CAST-02',
      `${names.unit(cast.unit)} cast *${nameOfAbility(cast.spell)}*: ${cast.total}${inBrackets(modifiers)} on ${needed}+`,
    ),
  windsRolled: ({ unit, faces, roll }, names) =>
    line('ABIL-01', `${names.unit(unit)} rode the winds: ${faces.join(' + ')} = *${roll}″*`),
  specialRolled: ({ weapon, target, faces, mortals }, names) =>
    line(
      'ABIL-01',
      `${names.weapon(weapon)}: ${faces.join(', ')}: *${counted(mortals, 'mortal wound')}* on ${names.unit(target)}`,
    ),
  diceFell: silent,
  damagePicked: silent,
  dieChanged: ({ face }) => line('RR-01', `A die became *${face}*`),
  damageLeft: silent,
  castGiven: ({ cast }, names) => line('CAST-07', `${names.unit(cast.unit)} cast *${nameOfAbility(cast.spell)}*`),
  unbindRolled: ({ unit, faces, total, needed, modifiers }, names) =>
    line(
      'CAST-04',
      `${names.unit(unit)} unbinding: ${faces.length === 0 ? 'no roll needed' : `${total}${inBrackets(modifiers)} on ${needed}+`}`,
    ),
  spellEnded: ({ spell, how }) =>
    line(how === 'unbound' ? 'CAST-06' : 'CAST-07', `${nameOfAbility(spell)}: *${SPELL_ENDS[how]}*`),
  runCounted: ({ unit, roll, modifiers }, names) =>
    line('CMD-10', `${names.unit(unit)} ran *+${roll}″*${inBrackets(modifiers)}`),
  garrisonEntered: ({ unit, feature }, names) =>
    line('GARR-03', `*${names.unit(unit)}* garrisoned ${names.feature(feature)}`),
  garrisonLeft: ({ unit }, names) => line('GARR-11', `*${names.unit(unit)}* left the feature`),
  deadlyRolled: ({ unit, face }, names) => line('SCEN-04', `Deadly ground, ${names.unit(unit)}: ${face}`),
  weaponRolled: ({ unit, weapon, value, rolls }, names, before) => {
    const { name, read } = VALUES[value];
    const used = findWeapon(unitOf(before, unit), weapon)?.name ?? weapon;
    return line(
      'RAND-03',
      `${names.unit(unit)}, ${used}: ${name} *${rolls.map(each => read(each.result)).join(', ')}*`,
    );
  },
  triggerFollowed: silent,
  woundsAllocated: ({ model, wounds }, names) =>
    line('WND-02', `${names.model(model)} took ${counted(wounds, 'wound')}`),
  damageSettled: silent,
  modelSlain: ({ slain }, names) => {
    if (slain.cause === 'fled') return line('SHOCK-07', `${names.model(slain.model)} *fled*`);
    if (slain.cause === 'split') return line('SPLIT-02', `${names.model(slain.model)} was left behind and *removed*`);
    return line('SLAIN-01', `${names.model(slain.model)} *fell*`);
  },
  firstBloodDrawn: ({ seat }, names) => line('FB-06', `*${names.player(seat)}* drew first blood`),
  activationEnded: silent,
  nerveTested: ({ unit, face, total, bravery, modifiers }, names, before) => {
    const lost = unitOf(before, unit).slainThisTurn;
    const outcome = total > bravery ? `*${counted(total - bravery, 'model')} must flee*` : '*held*';
    return line(
      'SHOCK-05',
      `${names.unit(unit)}: ${face} + ${lost} slain = ${total} against ${bravery}${inBrackets(modifiers)}: ${outcome}`,
    );
  },
  rulingProposed: ({ by, ruling }, names) =>
    line('TABLE-01', AGREEMENTS.proposed(names.player(by), rulingWords(ruling, names))),
  rulingAgreed: ({ agreed }, names) => line('TABLE-01', AGREEMENTS.agreed(agreedWords(agreed, names))),
  rulingDeclined: ({ by }, names) => line('TABLE-01', AGREEMENTS.declined(names.player(by))),
  rulingWithdrawn: ({ by }, names) => line('TABLE-01', AGREEMENTS.withdrawn(names.player(by))),
  rollTakenBack: () => line('TABLE-03', AGREEMENTS.takenBack),
  modelPlaced: silent,
  modelRestored: silent,
  woundsSet: silent,
  pointsSet: silent,
  phaseCutShort: silent,
  testsSkipped: silent,
  conceded: ({ seat }, names) => line('FB-08', `*${names.player(seat)}* conceded`),
  battleEnded: ({ outcome }, names) =>
    outcome.winner
      ? line('FB-10', `${outcome.rank === 'major' ? 'Major' : 'Minor'} victory for *${names.player(outcome.winner)}*`)
      : line('VICT-01', 'The battle ended in a *draw*'),
};

/** The name of a rolled number, and how it is read. */
interface RolledWords {
  readonly name: string;
  readonly read: (result: number) => string;
}

const VALUES: Readonly<Record<WeaponValue, RolledWords>> = {
  range: { name: 'Range', read: inches },
  attacks: { name: 'Attacks', read: signed },
  toHit: { name: 'To Hit', read: rolledOn },
  toWound: { name: 'To Wound', read: rolledOn },
  rend: { name: 'Rend', read: signed },
};

const CHARACTERISTICS: Readonly<Record<RolledCharacteristic, RolledWords>> = {
  wounds: { name: 'Wounds', read: signed },
  bravery: { name: 'Bravery', read: signed },
  save: { name: 'Save', read: rolledOn },
};

const SPELL_ENDS: Readonly<Record<EventOf<'spellEnded'>['how'], string>> = {
  failed: 'failed',
  unbound: 'unbound',
  cast: 'cast',
  fizzled: 'nobody to strike',
};

/** Modifiers to a roll with their causes: " (+1 Drummer)". */
function inBrackets(modifiers: readonly Modifier[]): string {
  const causes = modifiers.filter(({ by }) => by !== 0).map(({ by, cause }) => `${change(by)} ${causeInWords(cause)}`);
  return causes.length === 0 ? '' : ` (${causes.join(', ')})`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The line an event adds to the log, if any. */
export const lineOf = (event: BattleEvent, names: Names, before: Battle): Line | undefined =>
  (TELLERS[event.type] as (event: BattleEvent, names: Names, before: Battle) => Line | undefined)(event, names, before);
