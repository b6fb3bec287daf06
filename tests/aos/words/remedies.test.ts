import { describe, expect, test } from 'vitest';
import type { Refusal, RefusalCode, RefusalFacts } from '../../../src/games/aos/refusals';
import type { Names } from '../../../src/games/aos/words/names';
import { MOMENTS } from '../../../src/games/aos/words/questions/moments';
import { reasonOf, sentenceOf } from '../../../src/games/aos/words/refusals/refusals';
import { REMEDIES, remedyOf } from '../../../src/games/aos/words/refusals/remedies';

const names: Names = {
  unit: id => `Unit ${id}`,
  model: id => `Model ${id}`,
  weapon: id => `Weapon ${id}`,
  feature: id => `Feature ${id}`,
  player: seat => `Player ${seat}`,
};
const at = { x: 1, y: 1 };
const aim = { model: 'm', target: 't', weapon: 'w' };

/** One case of each refusal: its facts, and the numbers that its remedy must say. A code without a case does not compile. */
const CASES: { readonly [C in RefusalCode]: readonly [facts: RefusalFacts[C], ...said: readonly string[]] } = {
  'turn.over': [{}],
  'turn.notYours': [{ deciding: 'ember' }, 'Player ember'],
  'turn.notAsked': [{ ask: { kind: 'runMove', seat: 'ember', unit: 'u' } }],
  'turn.notTheMoment': [{ command: 'atTheDouble', isOver: false }, 'Run with the unit first'],
  'turn.wrongPhase': [{ needed: 'shooting', now: 'hero' }, 'until the shooting phase'],
  'unit.unknown': [{ unit: 'u' }],
  'unit.notYours': [{ owner: 'ember' }],
  'unit.notAsked': [{ asked: 'u' }],
  'unit.destroyed': [{}],
  'unit.notOneGroup': [{ groups: 2, gap: 1.4, model: 'm' }, '0.4″ closer'],
  'model.unknown': [{ model: 'm' }],
  'model.named.twice': [{ model: 'm' }],
  'setUp.already': [{}],
  'setUp.wrongCount': [{ given: 6, needed: 5 }, '1 place'],
  'setUp.offTable': [{ model: 'm', over: 0.25 }, '0.25″ inwards'],
  'setUp.outsideTerritory': [{ model: 'm', over: 1.2 }, '1.2″ inwards'],
  'setUp.nearEnemyTerritory': [{ model: 'm', distance: 11, needed: 12 }, '1.01″ further back'],
  'setUp.overlaps': [{ model: 'm', with: 'n', by: 0.3 }, '0.3″ away'],
  'setUp.cannotStand': [{ model: 'm' }],
  'setUp.roomLeft': [{ model: 'm', at, unplaced: 2 }, '2 more models'],
  'setUp.otherBattalion': [{ battalion: 'b' }],
  'general.notYours': [{ model: 'm' }],
  'general.isAlly': [{ model: 'm' }],
  'move.spent': [{}],
  'move.already': [{}],
  'move.noSteps': [{}],
  'move.startsElsewhere': [{ model: 'm', away: 1 }],
  'move.tooFar': [{ model: 'm', moved: 6.4, allowed: 5, mayHalt: false }, 'back by 1.4″'],
  'move.blocked': [{ model: 'm', by: 'n', at }],
  'move.offTable': [{ model: 'm', at }],
  'move.cannotStand': [{ model: 'm', at, mayHalt: true }, 'or halt in mid-climb'],
  'move.cannotHalt': [{ model: 'm', at, level: 3, top: 2 }, 'at 2″ or below'],
  'move.tooCloseToEnemy': [{ model: 'm', enemy: 'n', gap: 3, at }, '0.01″ further'],
  'move.mustRetreat': [{ nearest: 2 }],
  'move.garrisoned': [{}],
  'move.forcedRetreat': [{ unit: 'u' }],
  'move.rollFirst': [{}],
  'move.notRandom': [{}],
  'retreat.notEngaged': [{ nearest: undefined }],
  'retreat.endsTooClose': [{ model: 'm', gap: 1 }, '2.01″ further'],
  'charge.noEnemyNear': [{ nearest: 14.3, range: 12 }, '2.3″ closer'],
  'charge.hasRun': [{}],
  'charge.hasRetreated': [{}],
  'charge.enemyTooClose': [{ nearest: 2 }],
  'charge.alreadyTried': [{}],
  'charge.fellShort': [{ gap: 0.9 }, '0.4″ closer'],
  'fight.notEligible': [{ nearest: 5 }, '2″ closer'],
  'fight.already': [{}],
  'fight.last': [{ before: ['u'] }],
  'fight.mustPick': [{ eligible: ['u'] }],
  'pileIn.movesAway': [{ model: 'm', enemy: 'n', before: 1, after: 1.5 }, '0.5″ nearer'],
  'shoot.hasRun': [{}],
  'shoot.hasRetreated': [{}],
  'shoot.already': [{}],
  'shoot.noWeapon': [{}],
  'shoot.noEnemy': [{}],
  'shoot.outOfRange': [{ target: 't', gap: 20, range: 18 }, '2″ closer'],
  'shoot.tooNear': [{ target: 't', reach: 5.5, least: 6 }, '0.51″ further'],
  'shoot.engagedElsewhere': [{ target: 't', gap: 8 }, '5″ closer'],
  'shoot.notVisible': [{ target: 't', gap: 8, inRange: 3 }],
  'attack.noSuchWeapon': [{ weapon: 'w' }],
  'attack.wrongPhase': [{ weapon: 'w' }],
  'attack.friendlyTarget': [{ target: 't' }],
  'attack.outOfRange': [{ ...aim, gap: 18.001, range: 18 }, '0.01″ closer'],
  'attack.tooNear': [{ ...aim, reach: 5, least: 6 }, '1.01″ further'],
  'attack.engagedElsewhere': [{ ...aim, gap: 8 }, '5″ closer'],
  'attack.notVisible': [aim],
  'attack.tooMany': [{ model: 'm', weapon: 'w', made: 5, has: 3 }, '2 away'],
  'attack.attacksLeft': [{ model: 'm', weapon: 'w', left: 2 }],
  'attack.mixedWeapons': [{ weapon: 'w' }],
  'attack.oneProfile': [{ model: 'm', weapon: 'w', other: 'o' }],
  'ability.notInPlay': [{}],
  'ability.wrongTurn': [{ ability: 'a', turn: 'enemy' }],
  'ability.unknown': [{ ability: 'a' }],
  'ability.notNow': [{ ability: 'a', moments: ['hero', 'combat'], turn: 'your' }],
  'ability.usedUp': [{ ability: 'a' }],
  'ability.notGiven': [{ ability: 'a' }],
  'ability.noTarget': [{}],
  'ability.noSuchChoice': [{}],
  'ability.outOfReach': [{ target: 't', gap: 13.5, within: 12, isWholly: true }, '1.5″ closer'],
  'ability.wrongTarget': [{ target: 't' }],
  'ability.notVisible': [{ target: 't' }],
  'ability.mustUse': [{ ability: 'a' }],
  'ability.notNearest': [{ target: 't', gap: 5, nearest: 4 }, '1″ closer'],
  'ability.forbids': [{ cause: 'it' }],
  'dice.notThis': [{ index: 1 }],
  'dice.noSuchFace': [{ most: 3 }, '1 to 3'],
  'aim.offTable': [{}],
  'aim.tooFar': [{ gap: 13, within: 12 }, '1″ closer'],
  'aim.notVisible': [{}],
  'cast.noWizard': [{}],
  'cast.noneLeft': [{ casts: 1 }],
  'cast.unknownSpell': [{ spell: 's' }],
  'cast.alreadyTried': [{ spell: 's' }],
  'unbind.noneLeft': [{ unbinds: 1 }],
  'unbind.tooFar': [{ gap: 31, within: 30 }, '1″ closer'],
  'reserve.noAbility': [{}],
  'reserve.tooMany': [{ reserved: 3, placed: 1 }, '2 more units'],
  'reserve.notInReserve': [{}],
  'reserve.nearEnemy': [{ model: 'm', gap: 8, needed: 9 }, '1.01″ further'],
  'garrison.cannotHold': [{ feature: 'f' }],
  'garrison.enemyInside': [{}],
  'garrison.tooFar': [{ furthest: 7, within: 6 }, '1″ closer'],
  'garrison.enemyNear': [{ gap: 2 }, '1.01″'],
  'garrison.notInside': [{}],
  'garrison.insteadOfMove': [{ hasRun: true }],
  'scenery.tooFar': [{ gap: 2, within: 1 }, '1″ closer'],
  'plan.notProposed': [{ plan: 'p' }],
  'realm.unknown': [{ realm: 'r' }],
  'realm.wrongRegion': [{ region: 'r' }],
  'trait.unknown': [{ trait: 't' }],
  'summon.tooFar': [{ model: 'm', gap: 12.5, within: 12 }, '0.5″ closer'],
  'objective.notChosen': [{ model: 'm' }],
  'objective.notNear': [{ model: 'm', objective: 'o' }],
  'command.notGeneral': [{}],
  'command.noPoints': [{}],
  'command.noHero': [{}],
  'command.heroTooFar': [{ nearest: 7, needed: 6 }, '1″ closer'],
  'command.alreadyUsed': [{}],
  'triumph.none': [{}],
  'triumph.tooLate': [{}],
  'allocate.notDamaged': [{ unit: 'u' }],
  'allocate.woundedFirst': [{ wounded: 'm' }, 'Model m first'],
  'allocate.nobody': [{ wounds: 3 }, 'Choose a model'],
  'allocate.noneOfKind': [{ kind: 'mortals' }, 'Allocate the others.'],
  'nerve.noneSlain': [{}],
  'nerve.already': [{}],
  'nerve.inspired': [{}],
  'ruling.notWanted': [{}],
  'ruling.open': [{ asked: 'ember' }, 'Player ember'],
  'ruling.noChange': [{}],
  'ruling.midway': [{}],
  'ruling.notOnTable': [{ unit: 'u' }],
  'ruling.slain': [{ model: 'm' }],
  'ruling.tooManyWounds': [{ model: 'm', most: 2 }, '2 or fewer'],
  'ruling.otherWounded': [{ model: 'm' }, 'Model m'],
  'ruling.notBegun': [{}],
  'ruling.busy': [{ unit: 'u' }],
  'ruling.nothingRolled': [{}],
  'ruling.noPhase': [{}],
  'flee.wrongCount': [{ given: 1, needed: 3 }, '2 more'],
};
const CODES = Object.keys(CASES) as readonly RefusalCode[];
const refusalOf = (code: RefusalCode, facts: object = CASES[code][0]) =>
  ({ rule: 'GEN-03', code, facts }) as unknown as Refusal;

describe('every refusal says what would help, or why nothing does', () => {
  test.each(CODES)('%s', code => {
    const remedy = REMEDIES[code];
    const text = remedyOf(refusalOf(code), names);
    if (typeof remedy !== 'function') {
      expect(remedy.none.length).toBeGreaterThan(12);
      expect(text).toBe('');
    } else {
      expect(text).toMatch(/^[A-Z].+\.$/);
    }
    for (const said of CASES[code].slice(1)) expect(text).toContain(said);
  });

  test('the sentence is the reason and then the remedy', () => {
    const refusal = refusalOf('move.tooFar');
    expect(sentenceOf(refusal, names)).toBe(`${reasonOf(refusal, names)} ${remedyOf(refusal, names)}`);
    expect(sentenceOf(refusalOf('turn.over'), names)).toBe('The battle is over.');
  });
});

describe('without a unit to measure to', () => {
  test.each<[RefusalCode, object]>([
    ['charge.noEnemyNear', { nearest: undefined, range: 12 }],
    ['fight.notEligible', { nearest: undefined }],
    ['charge.fellShort', { gap: undefined }],
    ['shoot.noEnemy', {}],
    ['attack.outOfRange', { ...aim, gap: undefined, range: 18 }],
    ['command.heroTooFar', { nearest: undefined, needed: 6 }],
    ['scenery.tooFar', { gap: undefined, within: 1 }],
    ['unbind.tooFar', { gap: undefined, within: 30 }],
  ])('%s says so without a number for it', (code, facts) => {
    expect(sentenceOf(refusalOf(code, facts), names)).toMatch(/^[A-Z].+\.$/);
    expect(sentenceOf(refusalOf(code, facts), names)).not.toMatch(/undefined|NaN|Infinity|no distance/);
  });
});

describe('when something comes first, or is too late', () => {
  test('the question is named, and who is asked', () => {
    expect(sentenceOf(refusalOf('turn.notAsked'), names)).toBe(
      'Player ember is asked something else first: Run with Unit u. Answer that, then try again.',
    );
  });

  test('before the first turn there is no phase to name', () => {
    expect(reasonOf(refusalOf('turn.wrongPhase', { needed: 'movement', now: undefined }), names)).toBe(
      'That belongs to the movement phase; no turn has begun.',
    );
    expect(remedyOf(refusalOf('turn.wrongPhase', { needed: 'hero', now: 'charge' }), names)).toBe(
      'Wait until the next turn’s hero phase.',
    );
  });

  test('every command says when it is given, what to do before that and what is true after it', () => {
    for (const [command, words] of Object.entries(MOMENTS)) {
      for (const text of [`${words.when}.`, words.early, words.late]) expect(text, command).toMatch(/^[A-Z].+\.$/);
    }
  });

  test('an ability says its moments and its turn', () => {
    expect(reasonOf(refusalOf('ability.notNow'), names)).toMatch(
      /is used in the hero phase or is used in the combat phase, in your own turn\.$/,
    );
  });
});
