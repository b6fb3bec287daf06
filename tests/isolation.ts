import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const REPLACES = /\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers|spyOn)\(|vi\.hoisted\(/;
const IMPORTS = /(?:from|import) '(\.[^']+\.tsx?)'/g;

/**
 * The test files that need a worker of their own: they, or a test helper they import, replace a module, a global or the clock.
 * All other files share their workers, because loading every module again for each file takes longer than most tests.
 */
export function isolatedTests(): readonly string[] {
  const found = new Map<string, boolean>();
  const replaces = (file: string): boolean => {
    const known = found.get(file);
    if (known !== undefined) return known;
    found.set(file, false);
    const text = readFileSync(file, 'utf8');
    const helpers = [...text.matchAll(IMPORTS)].map(([, path = '']) => join(dirname(file), path));
    const answer = REPLACES.test(text) || helpers.some(helper => helper.startsWith('tests/') && replaces(helper));
    found.set(file, answer);
    return answer;
  };
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter(name => /\.test\.tsx?$/.test(name))
    .map(name => join('tests', name))
    .filter(replaces);
}
