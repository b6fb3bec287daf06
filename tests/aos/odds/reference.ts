import type { CaseSix, OddsCase } from '../../../src/games/aos/odds/cases/case-words';

/*
 * The odds of a case counted out by hand: every face of every die of one attack, one after another, and plain sums of
 * tables. It shares nothing with the product but the shape of a case, so both would have to be wrong in the same way.
 */

/** Chances by number; numbers that are not there cannot come about. */
export type Table = ReadonlyMap<number, number>;
type Profile = OddsCase['profile'];

const SIDES = [1, 2, 3, 4, 5, 6];

const add = (table: Map<number, number>, value: number, chance: number) =>
  table.set(value, (table.get(value) ?? 0) + chance);

/** Two independent numbers added up. */
export function summed(one: Table, other: Table): Table {
  const sum = new Map<number, number>();
  for (const [a, p] of one) for (const [b, q] of other) add(sum, a + b, p * q);
  return sum;
}

export function repeated(table: Table, count: number): Table {
  let sum: Table = new Map([[0, 1]]);
  for (let i = 0; i < count; i++) sum = summed(sum, table);
  return sum;
}

/** "2D6", "D3+1" or a number. */
function amount(text: number | string): Table {
  if (typeof text === 'number') return new Map([[text, 1]]);
  const [, count = '', sides = '', more = ''] = /^(\d*)D(\d)([+-]\d+)?$/.exec(text) ?? [];
  const die = new Map<number, number>();
  for (const face of SIDES) add(die, sides === '3' ? Math.ceil(face / 2) : face, 1 / 6);
  const result = new Map<number, number>();
  for (const [sum, chance] of repeated(die, Number(count || '1'))) {
    add(result, Math.max(1, sum + Number(more || '0')), chance);
  }
  return result;
}

type Kind = 'hit' | 'wound' | 'save';

function succeeds(kind: Kind, face: number, needed: number, modifier: number): boolean {
  if (face === 1) return false;
  if (face === 6 && kind !== 'save') return true;
  return face + modifier >= needed;
}

/** The face that counts in the end, and its chance. */
function faces(kind: Kind, needed: number, modifier: number, reroll: string): Table {
  const table = new Map<number, number>();
  for (const first of SIDES) {
    const failed = !succeeds(kind, first, needed, modifier);
    const again =
      failed &&
      ((reroll === 'ones' && first === 1) ||
        (reroll === 'failed' && (first === 1 || first < needed)) ||
        reroll === 'all');
    if (again) for (const second of SIDES) add(table, second, 1 / 36);
    else add(table, first, 1 / 6);
  }
  return table;
}

const neededToSave = ({ save }: Profile) => (save === '-' ? 7 : save);

function unsavedDamage(p: Profile): Table {
  const modifier = p.rend + p.saveMod + (p.cover ? 1 : 0);
  const result = new Map<number, number>();
  for (const [face, chance] of faces('save', neededToSave(p), modifier, p.saveReroll)) {
    if (succeeds('save', face, neededToSave(p), modifier)) add(result, 0, chance);
    else for (const [wounds, q] of warded(amount(p.damage), p.ward)) add(result, wounds, chance * q);
  }
  return result;
}

/** Each wound by itself. */
function warded(table: Table, ward: number | undefined): Table {
  if (ward === undefined) return table;
  const negated = (7 - ward) / 6;
  const one = new Map([
    [0, negated],
    [1, 1 - negated],
  ]);
  const result = new Map<number, number>();
  for (const [wounds, chance] of table) {
    for (const [left, q] of repeated(one, wounds)) add(result, left, chance * q);
  }
  return result;
}

const of = (p: Profile, roll: 'hit' | 'wound'): readonly CaseSix[] => p.onSix.filter(six => six.roll === roll);
const isInstead = (six: CaseSix) => 'mortal' in six && six.mode === 'instead';

function mortals(sixes: readonly CaseSix[], ward: number | undefined): Table {
  let table: Table = new Map([[0, 1]]);
  for (const six of sixes) if ('mortal' in six) table = summed(table, warded(amount(six.mortal), ward));
  return table;
}

const extraHits = (sixes: readonly CaseSix[]) =>
  sixes.reduce((sum, six) => ('extraHits' in six ? sum + six.extraHits : sum), 0);

/** The result of one hit. */
function afterHit(p: Profile, mayAdd = true): Table {
  const result = new Map<number, number>();
  for (const [face, chance] of faces('wound', p.toWound, p.woundMod, p.woundReroll)) {
    if (!succeeds('wound', face, p.toWound, p.woundMod)) add(result, 0, chance);
    else for (const [wounds, q] of afterWound(p, face, mayAdd)) add(result, wounds, chance * q);
  }
  return result;
}

function afterWound(p: Profile, face: number, mayAdd: boolean): Table {
  if (face !== 6) return unsavedDamage(p);
  const sixes = of(p, 'wound');
  const struck = mortals(sixes, p.ward);
  if (sixes.some(isInstead)) return struck;
  const more = mayAdd ? extraHits(sixes) : 0;
  return summed(summed(struck, unsavedDamage(p)), more > 0 ? repeated(afterHit(p, false), more) : new Map([[0, 1]]));
}

function oneAttack(p: Profile): Table {
  const result = new Map<number, number>();
  const hit = afterHit(p);
  const sixes = of(p, 'hit');
  const isAddingByWounds = extraHits(of(p, 'wound')) > 0;
  for (const [face, chance] of faces('hit', p.toHit, p.hitMod, p.hitReroll)) {
    if (!succeeds('hit', face, p.toHit, p.hitMod)) {
      add(result, 0, chance);
      continue;
    }
    let after: Table = hit;
    if (face === 6 && sixes.length > 0) {
      const struck = mortals(sixes, p.ward);
      // hits that were added add no more
      const added = repeated(isAddingByWounds ? afterHit(p, false) : hit, extraHits(sixes));
      after = sixes.some(isInstead) ? struck : summed(summed(struck, hit), added);
    }
    for (const [wounds, q] of after) add(result, wounds, chance * q);
  }
  return result;
}

/** Damage on a target that never ends, and models slain of the one that is there. */
export function referenceOf({ profile, target }: OddsCase): { readonly damage: Table; readonly slain: Table } {
  const one = oneAttack(profile);
  const ofModel = new Map<number, number>();
  for (const [attacks, chance] of amount(profile.attacks)) {
    for (const [wounds, q] of repeated(one, attacks)) add(ofModel, wounds, chance * q);
  }
  const damage = repeated(ofModel, profile.models);
  const slain = new Map<number, number>();
  for (const [wounds, chance] of damage) add(slain, slainBy(wounds, target), chance);
  return { damage, slain };
}

/** Wound by wound, the wounded model first. */
function slainBy(wounds: number, target: OddsCase['target']): number {
  let slain = 0;
  let on = target.alreadyWounded;
  for (let wound = 0; wound < wounds && slain < target.models; wound++) {
    on += 1;
    if (on === target.wounds) {
      slain += 1;
      on = 0;
    }
  }
  return slain;
}
