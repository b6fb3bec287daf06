import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** What a file imports: another file of the project, or the name of a package. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly isPackage: boolean;
  /** Gone once compiled: words only, no code. */
  readonly isTypeOnly: boolean;
}

/** Every file below a folder whose name ends in one of these ways. */
export function sourcesIn(folder: string, endings: readonly string[] = ['.ts', '.tsx']): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(file => endings.some(ending => file.endsWith(ending)))
    .sort()
    .map(file => ({ file, text: readFileSync(file, 'utf8') }));
}

const STATEMENT = /^\s*(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm;
const CALL = /\bimport\(\s*'([^']+)'\s*\)/g;
const ADDRESS = /\bnew URL\(\s*'([^']+\.\w+)'\s*,\s*import\.meta\.url\s*\)/g;

/** Every import of a file, however it is written; parts such as `?worker` are left off. */
export function importsOf({ file, text }: Source): readonly Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(([, type, names, path = '']) =>
    importOf(file, path, type !== undefined || (names !== undefined && isTypesAlone(names))),
  );
  const calls = [...text.matchAll(CALL), ...text.matchAll(ADDRESS)].map(([, path = '']) => importOf(file, path, false));
  return [...statements, ...calls];
}

/** `{ type A, type B }` brings no code either. */
const isTypesAlone = (names: string): boolean =>
  names.startsWith('{') &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
    .every(name => name.startsWith('type '));

function importOf(from: string, written: string, isTypeOnly: boolean): Import {
  const path = written.replace(/\?.*$/, '');
  const isPackage = !path.startsWith('.');
  return { from, to: isPackage ? packageOf(path) : join(dirname(from), path), isPackage, isTypeOnly };
}

const packageOf = (path: string): string =>
  path.startsWith('node:') ? 'node' : path.split('/', path.startsWith('@') ? 2 : 1).join('/');
