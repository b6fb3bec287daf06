/**
 * npm run replays: plays the golden battles again and writes their files. Run it only for an intended change of how
 * battles go; the diff of endings.json shows which of them changed.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileOf } from '../../src/match/resume';
import { ENDINGS, type Ending, fightGolden, fileFor, GOLDEN } from './golden';

const endings: Record<string, Ending> = {};
for (const golden of GOLDEN) {
  const match = fightGolden(golden);
  const packed = gzipSync(fileOf(match), { level: 9 });
  writeFileSync(fileFor(golden), packed);
  endings[golden.name] = {
    commands: match.replay().commands.length,
    rounds: match.getGame().battle.round,
    hash: match.hash(),
  };
  console.log(
    `${golden.name.padEnd(26)} ${(packed.length / 1000).toFixed(1)} kB`,
    endings[golden.name],
    match.outcome(),
  );
}
writeFileSync(ENDINGS, `${JSON.stringify(endings, undefined, 2)}\n`);
