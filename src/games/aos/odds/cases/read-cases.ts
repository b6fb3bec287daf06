import { parseJson, parseShape } from '../../../../kernel/files/parse';
import { err, ok, type Result } from '../../../../kernel/result';
import type { Fault } from '../../../../kernel/system';
import { oddsDocumentSchema } from '../../schemas/odds-case';
import { mostDamageOf } from './case';
import type { OddsCase } from './case-words';

/** The longest table of one case, and of all cases together: both are known before anything is worked out. */
const MOST_DAMAGE = 20_000;
const MOST_DAMAGE_IN_ALL = 2_000_000;

/** Cases from the text of a file, or what is wrong with it. */
export function readCases(text: string): Result<readonly OddsCase[], readonly Fault[]> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const parsed = parseShape(oddsDocumentSchema, json.value);
  return parsed.ok ? withinLimits(parsed.value.cases) : parsed;
}

function withinLimits(cases: readonly OddsCase[]): Result<readonly OddsCase[], readonly Fault[]> {
  const most = cases.map(({ profile }) => mostDamageOf(profile));
  const faults = most.flatMap((damage, index) =>
    damage > MOST_DAMAGE
      ? [{ path: `cases[${index}].profile`, reason: `it can do ${damage} damage; ${MOST_DAMAGE} is the limit` }]
      : [],
  );
  if (faults.length > 0) return err(faults);
  const all = most.reduce((sum, damage) => sum + damage, 0);
  const reason = `together they can do ${all} damage; ${MOST_DAMAGE_IN_ALL} is the limit`;
  return all > MOST_DAMAGE_IN_ALL ? err([{ path: 'cases', reason }]) : ok(cases);
}
