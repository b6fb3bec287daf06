import * as v from 'valibot';
import { list } from '../../../kernel/list';
import { type DiceExpression, diceIn, isDiceExpression } from '../abilities/dice-words';
import { REROLLED } from '../activation';
import type { CaseSix, OddsCase } from '../odds/cases/case-words';

const MOST_CASES = 10_000;
const MOST_MODELS = 1000;
const MOST_NUMBER = 100;
const MOST_DICE = 12;
const MOST_CHANGE = 20;
const MOST_SIXES = 4;
/** All dice that one 6 sets off are rolled in every way, so they are few. */
const MOST_MORTAL_DICE = 4;

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const amount = (mostDice: number) =>
  v.union(
    [
      whole(0, MOST_NUMBER),
      v.pipe(
        v.custom<DiceExpression>(isDiceExpression),
        v.check(dice => diceIn(dice).count <= mostDice),
      ),
    ],
    `this should be a whole number up to ${MOST_NUMBER}, or up to ${mostDice} dice such as D6, 2D6 or D3+1`,
  );

const change = v.optional(whole(-MOST_CHANGE, MOST_CHANGE), 0);
const reroll = v.optional(v.picklist(['none', ...REROLLED]), 'none');
const ROLLS = ['hit', 'wound'] as const;
const roll = v.picklist(ROLLS);

const six: v.GenericSchema<unknown, CaseSix> = v.union(
  [
    v.strictObject({ roll, extraHits: whole(1, MOST_NUMBER) }),
    v.strictObject({
      roll,
      mortal: amount(MOST_MORTAL_DICE),
      mode: v.optional(v.picklist(['addition', 'instead']), 'addition'),
    }),
  ],
  `this should be a roll (hit or wound) with extraHits, or with mortal (up to ${MOST_MORTAL_DICE} dice) and mode (addition or instead)`,
);

const mortalDice = (sixes: readonly CaseSix[], of: CaseSix['roll']): number =>
  sixes.reduce(
    (sum, each) =>
      each.roll === of && 'mortal' in each && typeof each.mortal === 'string' ? sum + diceIn(each.mortal).count : sum,
    0,
  );

const sixList: v.GenericSchema<unknown, CaseSix[]> = v.pipe(
  list(six, { most: MOST_SIXES }),
  v.check(
    given => ROLLS.every(each => mortalDice(given, each) <= MOST_MORTAL_DICE),
    `the sixes of one roll should bring at most ${MOST_MORTAL_DICE} dice of mortal wounds`,
  ),
);

const sixes = v.pipe(
  v.unknown(),
  v.transform(given => (Array.isArray(given) ? given : given === null ? [] : [given])),
  sixList,
);

/**
 * The schema of a case from outside. Unknown fields of a profile and its target are refused: they would change the
 * odds.
 */
const oddsCaseSchema: v.GenericSchema<unknown, OddsCase> = v.object({
  profile: v.strictObject({
    models: v.optional(whole(1, MOST_MODELS), 1),
    attacks: v.optional(amount(MOST_DICE), 1),
    toHit: whole(2, 6),
    hitMod: change,
    hitReroll: reroll,
    toWound: whole(2, 6),
    woundMod: change,
    woundReroll: reroll,
    rend: v.optional(whole(-MOST_CHANGE, 0), 0),
    save: v.optional(v.union([whole(2, 6), v.literal('-')]), '-'),
    saveMod: change,
    cover: v.optional(v.boolean(), false),
    saveReroll: reroll,
    damage: v.optional(amount(MOST_DICE), 1),
    onSix: v.optional(sixes, []),
    ward: v.pipe(
      v.nullish(whole(2, 6)),
      v.transform(ward => ward ?? undefined),
    ),
  }),
  target: v.pipe(
    v.strictObject({
      models: v.optional(whole(1, MOST_MODELS), 1),
      wounds: v.optional(whole(1, MOST_NUMBER), 1),
      alreadyWounded: v.optional(whole(0, MOST_NUMBER), 0),
    }),
    v.forward(
      v.check(({ wounds, alreadyWounded }) => alreadyWounded < wounds, 'a model with all its wounds is slain already'),
      ['alreadyWounded'],
    ),
  ),
});

/** The shape of a document of cases. Other fields beside `cases`, and beside a profile and its target, are notes of its author. */
export const oddsDocumentSchema = v.object({ cases: list(oddsCaseSchema, { most: MOST_CASES }) });
