import * as v from 'valibot';
import { parseJson, parseShape } from '../../../kernel/files/parse';
import { list } from '../../../kernel/list';
import { err, type Result } from '../../../kernel/result';
import type { Fault } from '../../../kernel/system';
import { battleplanSchema } from '../schemas/battleplan';
import { planFaults } from './plan-faults';
import type { Battleplan } from './types';

/** Incremented when older plans would be read differently. */
const VERSION = 1;

const written = v.strictObject({
  realmtable: v.literal('battleplan', 'this is no battleplan of this table'),
  version: v.literal(VERSION, `this plan was written by a newer program; this one knows version ${VERSION}`),
  plan: battleplanSchema,
});

/** PLAN-02: a battleplan as the text of a file. */
export const writePlan = (plan: Battleplan): string =>
  `${JSON.stringify({ realmtable: 'battleplan', version: VERSION, plan }, undefined, 2)}\n`;

/** PLAN-02: a battleplan from the text of a file, or its faults. */
export function readPlan(text: string): Result<Battleplan, readonly Fault[]> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const shape = parseShape(written, json.value);
  if (!shape.ok) return shape;
  const faults = planFaults(shape.value.plan);
  return faults.length > 0 ? err(faults) : { ok: true, value: shape.value.plan };
}

/** Faults of a plan being drawn: first its shape, then its content. */
export function draftFaults(plan: Battleplan): readonly Fault[] {
  const shape = parseShape(battleplanSchema, plan);
  return shape.ok ? planFaults(shape.value) : shape.error;
}

export const MOST_PLANS = 24;
const shelf = list(v.unknown(), { most: MOST_PLANS });

/** Stored plans; unreadable ones are left out. */
export function readPlans(text: string): readonly Battleplan[] {
  const json = parseJson(text);
  const all = json.ok ? parseShape(shelf, json.value) : json;
  return (all.ok ? all.value : []).flatMap(each => {
    const plan = parseShape(battleplanSchema, each);
    return plan.ok ? [plan.value] : [];
  });
}
