import { expect, test } from 'vitest';
import { importsOf } from './sources';

const read = (text: string) => importsOf({ file: 'src/shell/panels/Log.tsx', text });

test.each<[string, string, string, boolean, boolean]>([
  ['a name', "import { a } from '../text/words';", 'src/shell/text/words', false, false],
  ['several lines', "import {\n  a,\n  type B,\n} from '../../match/match';", 'src/match/match', false, false],
  ['types', "import type { A } from '../../kernel/dice';", 'src/kernel/dice', false, true],
  ['only types', "import { type A, type B } from '../../kernel/dice';", 'src/kernel/dice', false, true],
  ['an effect', "import './log.css';", 'src/shell/panels/log.css', false, false],
  ['a passing on', "export { a } from './other';", 'src/shell/panels/other', false, false],
  ['a passing on of everything', "export * from './other';", 'src/shell/panels/other', false, false],
  ['a late one', "const a = await import('./late');", 'src/shell/panels/late', false, false],
  ['a worker', "new Worker(new URL('../../play/worker.ts', import.meta.url));", 'src/play/worker.ts', false, false],
  ['an asset', "import a from '../../../models/a.glb?url';", 'models/a.glb', false, false],
  ['a package', "import { useState } from 'react';", 'react', true, false],
  ['a part of a package', "import x from '@react-three/fiber/native';", '@react-three/fiber', true, false],
  ['a part of Node', "import { readFileSync } from 'node:fs';", 'node', true, false],
])('%s is seen as an import', (_, text, to, isPackage, isTypeOnly) => {
  expect(read(text)).toEqual([{ from: 'src/shell/panels/Log.tsx', to, isPackage, isTypeOnly }]);
});

test('words in quotes are no import', () => {
  expect(read("const from = 'somewhere';\nconsole.log('import it from there');")).toEqual([]);
});
