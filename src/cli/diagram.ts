/** npm run diagram: writes the sequence of a battle into docs, drawn and as a machine in JSON, from the chart itself. */
import { writeFileSync } from 'node:fs';
import { chartJson } from './sequence/chart-json';
import { drawingText } from './sequence/drawing';

writeFileSync('docs/sequence-diagram.md', drawingText());
writeFileSync('docs/sequence.machine.json', chartJson());
