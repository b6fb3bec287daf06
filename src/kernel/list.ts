import * as v from 'valibot';

/** Maximum number of faults reported for outside data. */
export const MAX_FAULTS = 20;

interface Limits {
  readonly least?: number;
  readonly most: number;
  /** The message for a list that is too short, if the number is not enough. */
  readonly tooShort?: string;
}

type Issue = v.BaseIssue<unknown>;

/**
 * A list whose length is checked before its items, and which is read only until `MAX_FAULTS` are found: a list of a
 * million wrong items costs no more than one of twenty. In the file format it is an ordinary list.
 */
export function list<T>(
  item: v.GenericSchema<unknown, T>,
  { least = 0, most, tooShort }: Limits,
): v.GenericSchema<unknown, T[]> {
  const any = v.array(item);
  const long = v.maxLength<readonly unknown[], number>(most);
  const short = v.minLength<readonly unknown[], number, string | undefined>(least, tooShort);
  return {
    ...v.pipe(any, v.minLength(least), v.maxLength(most)),
    '~run'(dataset, config) {
      const input = dataset.value;
      if (!Array.isArray(input)) return any['~run'](dataset, config);
      const { issues } = (input.length > most ? long : short)['~run']({ typed: true, value: input }, config);
      return issues ? { typed: false, value: input, issues } : itemsOf(item, input, config);
    },
  };
}

function itemsOf<T>(
  item: v.GenericSchema<unknown, T>,
  input: unknown[],
  config: v.Config<Issue>,
): v.OutputDataset<T[], Issue> {
  const value: T[] = [];
  const issues: Issue[] = [];
  for (let key = 0; key < input.length && issues.length < MAX_FAULTS; key++) {
    const read = item['~run']({ value: input[key] }, config);
    for (const issue of read.issues ?? []) {
      const here = { type: 'array', origin: 'value', input, key, value: input[key] } as const;
      issues.push({ ...issue, path: [here, ...(issue.path ?? [])] });
    }
    if (read.typed) value.push(read.value);
  }
  const [first, ...others] = issues;
  return first ? { typed: false, value, issues: [first, ...others] } : { typed: true, value };
}
