import * as v from 'valibot';
import { type DiceExpression, isDiceExpression } from '../abilities/dice-words';

const name = v.pipe(v.string(), v.minLength(1));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const inches = v.pipe(v.number(), v.minValue(0));
const target = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6));
/** RAND-01: a number, or dice that give one. */
const rolled = v.custom<DiceExpression>(isDiceExpression, 'dice are written as 2D6, D3+3 or 3D6-1');
const amount = v.union([whole, rolled]);

const plain = {
  id: name,
  name,
  type: v.picklist(['missile', 'melee']),
  range: inches,
  attacks: amount,
  toHit: target,
  toWound: target,
  rend: v.pipe(v.number(), v.integer(), v.maxValue(0)),
  damage: amount,
};
/** One that is rolled in a way of its own has no numbers to hit and wound. */
const weapon = v.union([
  v.object(plain),
  v.object({ ...plain, toHit: v.literal(0), toWound: v.literal(0), special: v.string() }),
]);
const carried = v.object({ id: name, weapons: v.array(name), wargear: v.array(name) });
const described = v.object({ id: name, name, text: name });

/** WS-01: what every warscroll says: characteristics of the model and its weapons, a description, abilities, keywords. */
const shape = v.object({
  id: name,
  name,
  army: name,
  move: v.union([inches, rolled]),
  wounds: v.pipe(whole, v.minValue(1)),
  bravery: whole,
  save: v.exactOptional(v.union([target, v.undefined()])),
  flies: v.boolean(),
  height: v.pipe(v.number(), v.gtValue(0)),
  size: v.object({ least: v.pipe(whole, v.minValue(1)), step: v.pipe(whole, v.minValue(1)), most: whole }),
  points: whole,
  weapons: v.array(weapon),
  loadouts: v.pipe(v.array(carried), v.minLength(1)),
  swaps: v.array(carried),
  abilities: v.array(described),
  damageTable: v.optional(v.array(v.object({ upTo: whole, move: inches, attacks: v.record(v.string(), whole) }))),
  keywords: v.pipe(v.array(v.pipe(v.string(), v.toUpperCase())), v.minLength(1)),
});

/** WS-01, SIZE-01, DTAB-01, KEY-01: what is wrong with a warscroll that comes from outside, or from a slip of the pen. */
export function warscrollFaults(data: unknown): readonly string[] {
  const parsed = v.safeParse(shape, data);
  if (!parsed.success) return parsed.issues.map(issue => `${v.getDotPath(issue) ?? 'all'}: ${issue.message}`);
  const { weapons, loadouts, swaps, size, wounds, damageTable, keywords, abilities } = parsed.output;
  const known = new Set(weapons.map(({ id }) => id));
  const strange = [...loadouts, ...swaps].flatMap(each => each.weapons).filter(id => !known.has(id));
  const rows = damageTable?.map(({ upTo }) => upTo) ?? [wounds];
  const original = (data as { readonly keywords: readonly string[] }).keywords;
  return [
    ...strange.map(id => `ATK-03: it carries "${id}" and has no such weapon`),
    ...(size.most < size.least ? ['SIZE-01: the largest unit is smaller than the smallest'] : []),
    ...((rows.at(-1) ?? 0) < wounds - 1 ? ['DTAB-01: the damage table ends before the wounds do'] : []),
    ...(rows.some((row, i) => i > 0 && row <= (rows[i - 1] ?? 0)) ? ['DTAB-01: the rows of a table rise'] : []),
    ...(original.some((keyword, i) => keyword !== keywords[i]) ? ['KEY-01: keywords are in capitals'] : []),
    ...(new Set(abilities.map(({ id }) => id)).size < abilities.length ? ['WS-01: an ability is told twice'] : []),
  ];
}
