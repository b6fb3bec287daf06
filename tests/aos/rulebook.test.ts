import { describe, expect, test } from 'vitest';
import { RULEBOOK, type RuleId } from '../../src/games/aos/rulebook';

describe('a sentence of the rulebook says what the rules do', () => {
  test.each<[RuleId, readonly string[], readonly string[]]>([
    ['GARR-03', ['all its models within 6″', 'within 3″ of it or inside'], ['wholly']],
    ['OBST-02', ['all its models within 1″ of one obstacle', 'nearer to the obstacle than to the unit'], []],
    ['SPELL-01', ['5', 'visible enemy', '18″', '1 mortal wound', 'D3', '10 or more'], []],
    ['SPELL-02', ['6', 'visible friendly', '18″'], []],
    ['COVER-02', ['scenery it stands in'], []],
    ['COVER-03', ['8 or more Wounds'], ['Big']],
    ['SCEN-01', ['hero phase starts', 'one of your units', 'D3 mortal wounds'], []],
    ['SCEN-02', ['casts or unbinds'], ['wizard']],
    ['SCEN-04', ['normal or charge move', 'on a 1', 'D3 mortal wounds'], []],
    ['SCEN-07', ['pile-in', 'arrival', 'garrison'], []],
    ['BATT-01', ['two units or more'], []],
    ['BATT-08', ['one battalion', 'the larger one that holds it'], []],
    ['RETR-01', ['stay', 'retreat', 'garrison'], []],
    ['LOOK-01', ['another unit', 'three or more models'], []],
    ['RAND-03', ['weapon values other than Damage', 'for the phase'], []],
    ['RR-05', ['unmodified', 'any other roll after both'], []],
    ['KEY-03', ['a rule lets a unit take'], []],
    ['WS-03', ['something comes of its face'], []],
  ])('%s', (rule, says, never) => {
    const sentence = RULEBOOK[rule];
    for (const words of says) expect(sentence).toContain(words);
    for (const words of never) expect(sentence).not.toContain(words);
  });
});
