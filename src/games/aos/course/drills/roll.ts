import type { Dice } from '../../../../kernel/dice';
import { rollToArrive } from '../../abilities/charging';
import { profileOf } from '../../abilities/profile';
import { leastFace, neededFor } from '../../abilities/roll-result';
import type { Roll } from '../../activation';
import { gapToTarget, weaponsFor } from '../../facts/attacks/attacks';
import { sees } from '../../facts/attacks/sight';
import { rangeWith } from '../../facts/attacks/weapon-values';
import { ENGAGED } from '../../facts/places/distance';
import type { RuleId } from '../../rulebook';
import { between, happens, until } from './chance';
import { pairAt } from './charge';
import { type Choice, CLEAR, type Made } from './drill';
import { fighting, shooting, striker } from './skirmishes';

const CHOICES = 4;
const FACES = [2, 3, 4, 5, 6, undefined] as const;
const ROLLS: readonly Roll[] = ['hit', 'hit', 'wound', 'save', 'save'];

/** SEQ-01 to SEQ-06, CHARGE-05: what do you need to roll? */
export const rollDrill = (dice: Dice): Made => (happens(dice, 0.25) ? chargeRoll(dice) : attackRoll(dice));

function attackRoll(dice: Dice): Made {
  return until(() => {
    const skirmish = happens(dice, 0.5) ? shooting(dice) : fighting(dice);
    const model = skirmish && striker(skirmish);
    if (!model) return undefined;
    const { battle, attacker, target } = skirmish;
    const how = battle.phase === 'shooting' ? 'shoot' : 'fight';
    const weapon = weaponsFor(attacker, how).find(({ id, special }) => model.weapons.includes(id) && !special);
    if (!weapon || gapToTarget(battle, attacker, model, target) > rangeWith(battle, model, weapon)) return undefined;
    if (how === 'shoot' && !sees(battle, attacker, model, target)) return undefined;
    const roll = dice.draw(ROLLS);
    const profile = profileOf(battle, { attacker, model, weapon, target });
    const face = leastFace(profile, roll);
    const printed = neededFor(profile, roll);
    const modifiers = profile.modifiers[roll];
    const rend = roll === 'save' ? profile.rend : 0;
    // A roll without modifiers teaches little.
    if (modifiers.length === 0 && rend === 0 && !happens(dice, 0.3)) return undefined;
    const faces = facesAround(dice, face, printed);
    const choices: readonly Choice[] = faces.map(each => ({ say: 'face', face: each }));
    return {
      battle,
      question: { about: 'attack', roll, unit: attacker.id, target: target.id, weapon: weapon.id },
      choices,
      answer: faces.indexOf(face),
      proof: { by: 'sum', printed, rend, modifiers, face },
      rules: rulesOf(
        roll,
        modifiers.map(({ cause }) => cause),
      ),
    };
  }, 'attack');
}

/** Four answers in order: the correct one, the printed one, and others. */
function facesAround(dice: Dice, face: number | undefined, printed: number): readonly (number | undefined)[] {
  const wanted = [face, ...FACES.filter(each => each === printed && each !== face)];
  const others = dice.shuffle(FACES.filter(each => !wanted.includes(each)));
  const chosen = [...wanted, ...others].slice(0, CHOICES);
  return FACES.filter(each => chosen.includes(each));
}

const ROLL_RULES: Readonly<Record<Roll, readonly RuleId[]>> = {
  hit: ['SEQ-01', 'SEQ-02'],
  wound: ['SEQ-03', 'SEQ-04'],
  save: ['SEQ-05', 'SEQ-06'],
};
const CAUSES: Readonly<Record<string, RuleId>> = {
  Cover: 'COVER-01',
  'Look Out, Sir!': 'LOOK-01',
  Obstacle: 'OBST-02',
};

const rulesOf = (roll: Roll, causes: readonly string[]): readonly RuleId[] => [
  ...causes.flatMap(cause => CAUSES[cause] ?? []),
  ...ROLL_RULES[roll],
  'MOD-01',
];

const LEAST_ROLL = 2;

/** CHARGE-05: the lowest total with which the charge arrives, among its neighbours. */
function chargeRoll(dice: Dice): Made {
  const pair = until(() => {
    const found = pairAt(dice, between(dice, ENGAGED + 0.1, 11.9));
    const over = found && found.tape.gap - Math.floor(found.tape.gap);
    const isClear = over !== undefined && Math.abs(over - 0.5) > CLEAR;
    return isClear ? found : undefined;
  }, 'charge');
  const { battle, unit, target, tape } = pair;
  const needed = rollToArrive(tape.gap);
  const first = Math.max(LEAST_ROLL, needed - (dice.die(CHOICES) - 1));
  const choices = Array.from({ length: CHOICES }, (_, index): Choice => ({ say: 'total', total: first + index }));
  return {
    battle,
    question: { about: 'chargeRoll', unit: unit.id, target: target.id },
    choices,
    answer: needed - first,
    proof: { by: 'chargeMove', tape, needed },
    rules: ['CHARGE-05', 'CHARGE-02'],
  };
}
