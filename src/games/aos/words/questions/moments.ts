import type { Moment } from '../../abilities/types';
import type { CommandType } from '../../commands';

/** When a command is given; what to do if that is still to come, and what holds if it is over. */
interface MomentWords {
  readonly when: string;
  readonly early: string;
  readonly late: string;
}

const LATER = 'Wait until then.';
const THIS_BATTLE = 'That is settled for this battle.';
const THIS_UNIT = 'For this unit that moment has passed.';
const THIS_TURN = 'In this turn that moment has passed; it comes again in your next turn.';
const ONLY_IF_ASKED = 'You are asked when it comes to that.';

const moment = (when: string, early = ONLY_IF_ASKED, late = THIS_BATTLE): MomentWords => ({ when, early, late });

/** A command without these words does not compile. */
export const MOMENTS: Readonly<Record<CommandType, MomentWords>> = {
  chooseBattleplan: moment('The battleplan is chosen first of all'),
  chooseRealm: moment('The realm is chosen before the armies are set up', LATER),
  chooseTerritory: moment('Territories are chosen before the first unit is set up', LATER),
  deploy: moment('Units are set up in turn, after the territories are chosen and before generals are named', LATER),
  reserve: moment('A unit is held in reserve in place of being set up, before generals are named', LATER),
  garrison: moment(
    'A unit enters a feature when it is set up, or in place of its move in your movement phase',
    LATER,
    THIS_TURN,
  ),
  leaveGarrison: moment('A garrison leaves in your movement phase, before the phase ends', LATER, THIS_TURN),
  nameGeneral: moment(
    'A general is named when all units are set up, and another when that general has fallen',
    'Set up the rest of your units first.',
    'You name another when your general falls.',
  ),
  chooseTrait: moment('A command trait is chosen when a new general has been named during the battle'),
  choosePreBattle: moment('Who uses abilities before the battle first is settled when both generals are named', LATER),
  scout: moment('Units scout ahead when generals are named and before the first round', LATER),
  chooseFirst: moment('The winner of the roll-off says who goes first, as each round begins'),
  sacrifice: moment('A sacrifice is made at the start of your own hero phase, before anything else', LATER, THIS_TURN),
  useAbility: moment('Abilities are used at the moment that their card names', LATER, THIS_TURN),
  cast: moment('Spells are cast in your own hero phase, before it ends', LATER, THIS_TURN),
  unbind: moment('A spell is unbound right after an enemy within 30″ has cast it'),
  aimSpell: moment('A spell is aimed right after it was cast and not unbound', 'Cast a spell first.'),
  aimPoint: moment('A spell is aimed right after it was cast and not unbound', 'Cast a spell first.'),
  choose: moment('What an ability does is chosen right after its dice have fallen', 'Use the ability first.'),
  strike: moment('Blows are aimed right after the ability that gives them was used', 'Use the ability first.'),
  returnModels: moment(
    'Models return right after the ability that brings them back was used',
    'Use the ability first.',
  ),
  relocate: moment(
    'A unit appears again right after the ability that calls it away was used',
    'Use the ability first.',
  ),
  changeDie: moment('A die is changed right after it has fallen, by an ability for it'),
  summon: moment('A new unit is set up right after it was called', 'Call it first.'),
  move: moment('Units move in your own movement phase, before it ends', LATER, THIS_TURN),
  retreat: moment('Units retreat in your own movement phase, before it ends', LATER, THIS_TURN),
  run: moment('A run is declared in your own movement phase, before the unit moves', LATER, THIS_TURN),
  rollMove: moment('A random Move is rolled when the unit is picked in your movement phase', LATER, THIS_TURN),
  rideWinds: moment('The winds are ridden in place of a move, in your own movement phase', LATER, THIS_TURN),
  rideMove: moment('The ride is made right after its dice have fallen', 'Ride the winds first.'),
  rerollMove: moment(
    'A run or charge roll is rolled again right after it fell, before anybody moves',
    'Roll for a run or a charge first.',
    THIS_UNIT,
  ),
  atTheDouble: moment(
    'At the Double is used right after the run roll of the unit, before any of it moves',
    'Run with the unit first.',
    THIS_UNIT,
  ),
  arrive: moment(
    'Reserves come on at the end of your movement phase',
    'End the moves of your movement phase first.',
    THIS_TURN,
  ),
  shoot: moment('Units shoot in your own shooting phase, before it ends', LATER, THIS_TURN),
  triumph: moment(
    'A triumph is declared when the unit is picked to shoot or fight, or for saves when they are about to be rolled',
    'Pick the unit first.',
    THIS_UNIT,
  ),
  tryCharge: moment('Charges are tried in your own charge phase, before it ends', LATER, THIS_TURN),
  forwardToVictory: moment(
    'Forward to Victory is used right after the charge roll of the unit, before any of it moves',
    'Try a charge with the unit first.',
    THIS_UNIT,
  ),
  chargeMove: moment('A charge move is made right after the charge roll', 'Try a charge first.', THIS_UNIT),
  declineCharge: moment('A charge is declined right after the charge roll', 'Try a charge first.', THIS_UNIT),
  fight: moment('Units fight in the combat phase, before it ends', LATER, 'In this phase that moment has passed.'),
  pileIn: moment('A unit piles in right after it was picked to fight', 'Pick it to fight first.', THIS_UNIT),
  attack: moment(
    'Targets are picked when the unit was picked to shoot, or has piled in',
    'Pick the unit to shoot or to fight first.',
    THIS_UNIT,
  ),
  settleFirst: moment('Which unit takes its wounds first is chosen when several have wounds to take'),
  allocate: moment('Wounds are allocated when all attacks of a unit are done, or at once where nobody attacks'),
  rerollDice: moment('Dice are rolled again right after they fell'),
  inspire: moment(
    'Inspiring Presence is used when the battleshock phase begins, before the first test',
    'Wait until the battleshock phase.',
    'The tests have begun; it can be used again in the next battleshock phase.',
  ),
  testNerve: moment(
    'Units that lost models are tested in the battleshock phase, before it ends',
    LATER,
    'In this phase that moment has passed.',
  ),
  flee: moment('Models flee right after their unit has failed its battleshock test', undefined, THIS_UNIT),
  keepGroup: moment('Units that fell apart keep one group at the end of a turn'),
  commitModels: moment('Models are counted for an objective at the end of a turn, if they are near several'),
  pass: moment('You pass where there is something to leave out'),
  endPhase: moment(
    'This phase ends by itself: the combat phase when both pass in a row, the battleshock phase when all are tested',
    'Fight, pass or test, as you are asked.',
  ),
  propose: moment('A ruling is proposed at any time'),
  agree: moment('A ruling is agreed to when the other player has proposed it'),
  decline: moment('A ruling is declined when the other player has proposed it'),
  withdraw: moment('A ruling is withdrawn while the other player is asked', 'Propose one first.'),
  concede: moment('You may concede at any time'),
};

/** When an ability is used, after its name. */
export const USED: Readonly<Record<Moment, string>> = {
  always: 'works by itself and is not used',
  beforeBattle: 'is used before the battle, when generals are named',
  roundStart: 'is used when a round begins',
  heroStart: 'is used at the start of the hero phase',
  hero: 'is used in the hero phase',
  heroEnd: 'is used at the end of the hero phase',
  movementStart: 'is used at the start of the movement phase',
  movement: 'is used in the movement phase',
  movementEnd: 'is used at the end of the movement phase',
  shootingStart: 'is used at the start of the shooting phase',
  shooting: 'is used in the shooting phase',
  shootingEnd: 'is used at the end of the shooting phase',
  chargeStart: 'is used at the start of the charge phase',
  charge: 'is used in the charge phase',
  chargeEnd: 'is used at the end of the charge phase',
  combatStart: 'is used at the start of the combat phase',
  combat: 'is used in the combat phase',
  combatEnd: 'is used at the end of the combat phase',
  battleshockStart: 'is used at the start of the battleshock phase',
  battleshock: 'is used in the battleshock phase',
  battleshockEnd: 'is used at the end of the battleshock phase',
  afterMove: 'is used right after the unit has moved',
  afterCharge: 'is used right after the unit has charged',
  afterFight: 'is used right after the unit has fought',
  unbind: 'is used right after an enemy has cast a spell',
  afterCast: 'is used right after a spell was cast',
  slaying: 'is used when a model is about to be slain',
  unitDestroyed: 'is used when a unit is destroyed',
  slew: 'is used right after a model was slain',
  afterUnbind: 'is used right after a spell was unbound',
  picked: 'is used when the unit is picked, before it piles in',
  nerveFailed: 'is used right after a unit has failed its battleshock test',
};

/** And in whose turn. */
export const TURNS = { your: ', in your own turn', enemy: ', in the other player’s turn', any: '' } as const;
