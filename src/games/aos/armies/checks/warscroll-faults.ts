import * as v from 'valibot';
import { type DiceExpression, isDiceExpression, isRendDice, mostOf, type RendDice } from '../../abilities/dice-words';
import type { Warscroll } from '../../warscroll';

const name = v.pipe(v.string(), v.minLength(1));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const inches = v.pipe(v.number(), v.minValue(0));
const target = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6));
/** RAND-01: a number or dice. */
const rolled = v.custom<DiceExpression>(isDiceExpression, 'dice are written as 2D6, D3+3 or 3D6-1');
const orDice = <T extends v.GenericSchema<number>>(number: T) =>
  v.union([number, rolled], 'a number, or dice such as 2D6, D3+3 or 3D6-1');
const amount = orDice(whole);
const rolledRend = v.custom<RendDice>(isRendDice, 'a random Rend is written as -D3 or -2D6');

/** The characteristics of a weapon. */
const changeable = {
  range: orDice(inches),
  attacks: amount,
  toHit: orDice(target),
  toWound: orDice(target),
  rend: v.union([v.pipe(v.number(), v.integer(), v.maxValue(0)), rolledRend], 'a number up to 0, or dice such as -D3'),
  damage: amount,
};
const plain = { id: name, name, type: v.picklist(['missile', 'melee']), ...changeable };
/** A weapon with its own way of rolling has no To Hit and To Wound. */
const weapon = v.lazy(data =>
  typeof data === 'object' && data !== null && 'special' in data && data.special !== undefined
    ? v.object({ ...plain, toHit: v.literal(0), toWound: v.literal(0), special: v.string() })
    : v.object(plain),
);
const carried = v.object({ id: name, weapons: v.array(name), wargear: v.array(name) });
const described = v.object({ id: name, name, text: name });

/** DTAB-01: any characteristic, and numbers of abilities; a Save of 7 means none (WS-02). */
const row = v.strictObject({
  upTo: whole,
  move: v.exactOptional(orDice(inches)),
  save: v.exactOptional(orDice(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(7)))),
  bravery: v.exactOptional(amount),
  weapons: v.exactOptional(v.record(v.string(), v.partial(v.strictObject(changeable)))),
  numbers: v.exactOptional(v.record(v.string(), amount)),
});

/**
 * WS-01: the parts of every warscroll: characteristics of the model and its weapons, a description, abilities,
 * keywords.
 */
const shape = v.object({
  id: name,
  name,
  army: name,
  move: orDice(inches),
  wounds: orDice(v.pipe(whole, v.minValue(1))),
  bravery: amount,
  save: v.exactOptional(v.union([target, rolled, v.undefined()], 'a number from 2 to 6, dice, or nothing')),
  flies: v.boolean(),
  height: v.pipe(v.number(), v.gtValue(0)),
  size: v.object({ least: v.pipe(whole, v.minValue(1)), step: v.pipe(whole, v.minValue(1)), most: whole }),
  points: whole,
  weapons: v.array(weapon),
  loadouts: v.pipe(v.array(carried), v.minLength(1)),
  swaps: v.array(carried),
  abilities: v.array(described),
  damageTable: v.optional(v.array(row)),
  keywords: v.pipe(v.array(v.pipe(v.string(), v.toUpperCase())), v.minLength(1)),
});

/** WS-01, SIZE-01, DTAB-01, KEY-01: faults of a warscroll from outside, or of a mistake in our own data. */
export function warscrollFaults(data: unknown): readonly string[] {
  const parsed = v.safeParse(shape, data);
  if (!parsed.success) return parsed.issues.map(issue => `${v.getDotPath(issue) ?? 'all'}: ${issue.message}`);
  const { weapons, loadouts, swaps, size, wounds, damageTable, keywords, abilities } = parsed.output;
  const known = new Set(weapons.map(({ id }) => id));
  const strange = [...loadouts, ...swaps].flatMap(each => each.weapons).filter(id => !known.has(id));
  const table = damageTable ?? [];
  const rows = damageTable?.map(({ upTo }) => upTo) ?? [mostOf(wounds)];
  const unarmed = table.flatMap(each => Object.keys(each.weapons ?? {})).filter(id => !known.has(id));
  const { keywords: original, abilities: told } = data as Pick<Warscroll, 'keywords' | 'abilities'>;
  const { tableNumbers, wrongDice } = numbersIn(told);
  const missing = tableNumbers.filter(
    each => table.length === 0 || table.some(({ numbers }) => numbers?.[each] === undefined),
  );
  return [
    ...strange.map(id => `ATK-03: it carries "${id}" and has no such weapon`),
    ...(size.most < size.least ? ['SIZE-01: the largest unit is smaller than the smallest'] : []),
    ...((rows.at(-1) ?? 0) < mostOf(wounds) - 1 ? ['DTAB-01: the damage table ends before the wounds do'] : []),
    ...(rows.some((row, i) => i > 0 && row <= (rows[i - 1] ?? 0)) ? ['DTAB-01: the rows of a table rise'] : []),
    ...[...new Set(unarmed)].map(id => `DTAB-01: the table changes "${id}" and it has no such weapon`),
    ...[...new Set(missing)].map(each => `DTAB-01: an ability reads "${each}", which is not in every row of the table`),
    ...wrongDice.map(text => `RAND-01: "${text}" is no number of dice`),
    ...(original.some((keyword, i) => keyword !== keywords[i]) ? ['KEY-01: keywords are in capitals'] : []),
    ...(new Set(abilities.map(({ id }) => id)).size < abilities.length ? ['WS-01: an ability is told twice'] : []),
  ];
}

/** The fields of abilities that hold amounts. */
const AMOUNTS: readonly string[] = ['amount', 'mortals', 'dice', 'dicePerModel', 'to'];

/** DTAB-01, RAND-01: the numbers that abilities read from the damage table, and dice expressions that are malformed. */
function numbersIn(data: unknown): { readonly tableNumbers: readonly string[]; readonly wrongDice: readonly string[] } {
  const tableNumbers: string[] = [];
  const wrongDice: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'inTable' && typeof inner === 'string') tableNumbers.push(inner);
      else if (AMOUNTS.includes(key) && typeof inner === 'string' && !isDiceExpression(inner)) wrongDice.push(inner);
      else look(inner);
    }
  };
  look(data);
  return { tableNumbers, wrongDice };
}
