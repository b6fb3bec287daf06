import { readdirSync, readFileSync } from 'node:fs';
import { RULEBOOK, type RuleId } from '../games/aos/rulebook';

/** Where a rule is named: file and line. */
export interface Citation {
  readonly file: string;
  readonly line: number;
}

export interface LedgerRow {
  readonly rule: RuleId;
  readonly code: readonly Citation[];
  readonly tests: readonly Citation[];
}

/** Folders that show or teach rules cite them but enforce none. */
const SHOWN = /\/(rulebook|hands|picture|tools|measure|panels|setup|end|words|course|bots)\//;
const RULE = /\b([A-Z]{2,6})-(\d\d)(?: to (?:\1-)?(\d\d))?\b/g;

/** Every rule of the rulebook, with the places in code and tests that cite it. "MOVE-05 to MOVE-09" cites all five. */
export function ledger(): readonly LedgerRow[] {
  const code = citations(
    ['src/games/aos', 'src/geometry', 'src/kernel'],
    file => !SHOWN.test(file.replace('/rules/setup/', '/rules/')),
  );
  const tests = citations(['tests'], file => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/architecture/'));
  return (Object.keys(RULEBOOK) as RuleId[]).map(rule => ({
    rule,
    code: code.get(rule) ?? [],
    tests: tests.get(rule) ?? [],
  }));
}

function citations(folders: readonly string[], isWanted: (file: string) => boolean): Map<string, Citation[]> {
  const found = new Map<string, Citation[]>();
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${name}`;
      if (!/\.tsx?$/.test(name) || !isWanted(file)) continue;
      readFileSync(file, 'utf8')
        .split('\n')
        .forEach((text, index) => {
          for (const rule of rulesIn(text)) found.set(rule, [...(found.get(rule) ?? []), { file, line: index + 1 }]);
        });
    }
  }
  return found;
}

function rulesIn(text: string): readonly string[] {
  return [...text.matchAll(RULE)].flatMap(([, chapter, first, last]) => {
    const from = Number(first);
    const to = last === undefined ? from : Number(last);
    return Array.from(
      { length: Math.max(1, to - from + 1) },
      (_, i) => `${chapter}-${String(from + i).padStart(2, '0')}`,
    );
  });
}
