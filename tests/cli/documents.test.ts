import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diagramText } from '../../src/cli/diagram';
import { schemaText } from '../../src/cli/schema';

test('docs/replay.schema.json is what the parser reads now (npm run schema writes it)', () => {
  expect(readFileSync('docs/replay.schema.json', 'utf8')).toBe(schemaText());
});

test('docs/sequence-diagram.md shows the machine as it is now (npm run diagram writes it)', () => {
  expect(readFileSync('docs/sequence-diagram.md', 'utf8')).toBe(diagramText());
});
