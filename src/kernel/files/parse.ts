import * as v from 'valibot';
import { MAX_FAULTS } from '../list';
import { err, ok, type Result } from '../result';
import type { Fault } from '../system';
import { MAX_FILE_CHARACTERS } from './file-limit';
import { brief, inPlainWords } from './plain-words';

/** Data from outside as this type, or its faults. */
export function parseShape<T>(schema: v.GenericSchema<unknown, T>, data: unknown): Result<T, readonly Fault[]> {
  const parsed = v.safeParse(schema, data, { abortPipeEarly: true, message: inPlainWords });
  if (parsed.success) return ok(parsed.output);
  return err(
    parsed.issues.slice(0, MAX_FAULTS).map(issue => ({ path: brief(pathOf(issue)), reason: brief(issue.message) })),
  );
}

/** Text from outside as data. */
export function parseJson(text: string): Result<unknown, readonly Fault[]> {
  if (text.length > MAX_FILE_CHARACTERS) {
    const size = (text.length / 1_000_000).toFixed(1);
    return err([
      {
        path: '',
        reason: `the file holds ${size} million characters; ${MAX_FILE_CHARACTERS / 1_000_000} is the limit`,
      },
    ]);
  }
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (cause) {
    return err([
      { path: '', reason: `this is not JSON: ${brief(cause instanceof Error ? cause.message : String(cause))}` },
    ]);
  }
}

const pathOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
