/** npm run schema: writes the JSON Schema of replay files into docs, from the same shapes that the parser uses. */
import { writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { ageOfSigmar } from '../games/aos';
import { replaySchema } from '../kernel/files/read-replay';

/** The schema as text; a test compares it with the file in docs. */
export function schemaText(): string {
  const schema = toJsonSchema(replaySchema(ageOfSigmar), { errorMode: 'ignore' });
  return `${JSON.stringify({ title: 'Realmtable replay', ...schema }, undefined, 2)}\n`;
}

if (process.argv[1]?.endsWith('schema.ts')) writeFileSync('docs/replay.schema.json', schemaText());
