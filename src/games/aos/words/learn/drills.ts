import type { IconName } from '../../../../shell/parts/icons';
import type { Roll } from '../../activation';
import { warscrollOf } from '../../armies';
import type { ChargeBar, Choice, Drill, DrillKind, Question } from '../../course/drills/drill';
import { findWeapon } from '../../facts/attacks/attacks';
import { saveIn } from '../../facts/characteristics';
import { unitOf } from '../../facts/units';
import type { Battle, UnitId } from '../../types';
import type { Weapon } from '../../warscroll';
import { type Names, namesIn } from '../names';
import { inches, rolledOn, signed } from '../numbers';

interface DrillWords {
  readonly title: string;
  readonly says: string;
  readonly icon: IconName;
}

/** What the kinds of drill are called. */
export const DRILL_WORDS: Readonly<Record<DrillKind, DrillWords>> = {
  distance: { title: 'How far apart?', says: 'Judge the inches from base to base.', icon: 'ruler' },
  coherency: { title: 'Is this unit coherent?', says: 'One group, or more than one?', icon: 'move' },
  charge: { title: 'Is this charge possible?', says: 'Near enough, far enough, and allowed to.', icon: 'charge' },
  sight: { title: 'Who can see whom?', says: 'Past walls, trees and other models.', icon: 'eye' },
  roll: { title: 'What do you need to roll?', says: 'Add up what changes the die.', icon: 'fight' },
};

/** Names for the position of a drill. */
export const namesFor = ({ battle }: Drill): Names =>
  namesIn(battle, {
    armies: {
      azure: { player: 'Azure', units: battle.musters.azure },
      ember: { player: 'Ember', units: battle.musters.ember },
    },
  });

const ownedIn = (battle: Battle, names: Names) => (id: UnitId) =>
  `${names.player(unitOf(battle, id).seat)}’s *${names.unit(id)}*`;

const ROLLED: Readonly<Record<Roll, string>> = {
  hit: 'What must the hit roll show at least?',
  wound: 'They hit. What must the wound roll show at least?',
  save: 'They hit and wound. What must the save roll show at least?',
};

/** What is asked, as a sentence or two. */
export function drillQuestion({ battle, question }: Drill, names: Names): string {
  const owned = ownedIn(battle, names);
  switch (question.about) {
    case 'distance':
      return `How far apart are ${owned(question.one)} and ${owned(question.other)}?`;
    case 'coherency':
      return `${owned(question.unit)} end their move like this. Are they coherent?`;
    case 'tryCharge':
      return `It is the charge phase. ${historyOf(battle, question.unit)}May ${owned(question.unit)} try to charge?`;
    case 'chargeMove':
      return `${owned(question.unit)} rolled *${question.roll}* for their charge. Can they reach ${owned(question.target)}?`;
    case 'chargeRoll':
      return `What must the charge roll of ${owned(question.unit)} be at least to reach ${owned(question.target)}?`;
    case 'sight':
      return `${owned(question.one)} and ${owned(question.other)} look for each other. Who sees whom?`;
    case 'attack':
      return `${owned(question.unit)} attack ${owned(question.target)} with the *${names.weapon(question.weapon)}*. ${ROLLED[question.roll]}`;
  }
}

function historyOf(battle: Battle, id: UnitId): string {
  const { deeds } = unitOf(battle, id);
  if (deeds.includes('ran')) return 'They ran this turn. ';
  return deeds.includes('retreated') ? 'They retreated this turn. ' : '';
}

const BARS: Readonly<Record<ChargeBar, string>> = {
  tooFar: 'No: the enemy is too far',
  tooNear: 'No: the enemy is too near',
  moved: 'No: they ran or retreated',
};
const GROUPS = ['', 'Yes: one group', 'No: two groups', 'No: three groups'];

/** The label of an answer. */
export function choiceInWords(choice: Choice, question: Question, names: Names): string {
  switch (choice.say) {
    case 'yes':
      return 'Yes';
    case 'no':
      return choice.because ? BARS[choice.because] : 'No';
    case 'sight':
      return sightChoice(choice.who, question, names);
    case 'groups':
      return GROUPS[choice.count] ?? '';
    case 'inches':
      return inches(choice.inches);
    case 'total':
      return `${choice.total} or more`;
    case 'face':
      return choice.face === undefined ? 'No roll is enough' : choice.face === 6 ? 'A 6' : `${choice.face} or more`;
  }
}

function sightChoice(who: 'both' | 'one' | 'other' | 'neither', question: Question, names: Names): string {
  if (question.about !== 'sight') return '';
  if (who === 'both') return 'Each sees the other';
  if (who === 'neither') return 'Neither sees the other';
  return `Only the ${names.unit(who === 'one' ? question.one : question.other)} sees`;
}

/** Facts needed for the answer that are not visible on the table. */
export function factsInWords({ battle, question }: Drill): readonly string[] {
  if (question.about !== 'attack') return [];
  const attacker = unitOf(battle, question.unit);
  const weapon = findWeapon(attacker, question.weapon);
  const printed =
    weapon &&
    `${weapon.name}: To Hit ${rolledOn(weapon.toHit)}, To Wound ${rolledOn(weapon.toWound)}, Rend ${rend(weapon.rend)}`;
  return printed ? [printed, ...saveOf(battle, question.target), ...abilitiesAbout(battle)] : [];
}

const rend = (printed: Weapon['rend']): string => (printed === 0 ? '–' : signed(printed));

function saveOf(battle: Battle, target: UnitId): readonly string[] {
  const unit = unitOf(battle, target);
  const save = saveIn(unit);
  return [`${warscrollOf(unit).name}: ${save === undefined ? 'no Save' : `Save ${save}+`}`];
}

/** Abilities of the units present that affect hit, wound and save rolls. */
const abilitiesAbout = (battle: Battle): readonly string[] => [
  ...new Set(
    battle.units.flatMap(unit =>
      warscrollOf(unit)
        .abilities.filter(
          ({ when, effects = [] }) => when === 'always' && effects.some(({ do: word }) => SUMS.has(word)),
        )
        .map(({ name, text }) => `${name}: ${text}`),
    ),
  ),
];

const SUMS: ReadonlySet<string> = new Set(['modify', 'ignoreSaveModifiers', 'coverBonus']);
