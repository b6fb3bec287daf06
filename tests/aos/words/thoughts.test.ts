import { describe, expect, test } from 'vitest';
import type { Aos } from '../../../src/games/aos';
import type { Reason } from '../../../src/games/aos/bots/reasons';
import { namesIn } from '../../../src/games/aos/words/names';
import { ADVICE_STAGES, adviceInWords } from '../../../src/games/aos/words/opponent/advice';
import { thoughtInFull, thoughtInWords } from '../../../src/games/aos/words/opponent/thoughts';
import type { Thought } from '../../../src/play/search/guide';
import { clash, playTo } from '../hands/clash';

const match = playTo(clash(1), 'act', 'movement');
const { battle } = match.getGame();
const names = namesIn(battle, match.replay().setup);
const charge = { seat: 'azure', type: 'tryCharge', unit: 'liberators' } as const;
const run = { seat: 'azure', type: 'run', unit: 'liberators' } as const;

const thoughtFor = (...because: readonly Reason[]): Thought<Aos, Reason> => ({
  command: charge,
  usual: run,
  playOuts: 20,
  because,
  considered: [
    { command: charge, value: 0.25, plusMinus: 0.0312 },
    { command: run, value: -0.1, plusMinus: 0.05 },
  ],
});

describe('a thought in words', () => {
  test('names the unit, the act and the reasons with their numbers, seed 1', () => {
    const thought = thoughtFor({ arrives: 0.833 }, { slays: 4.24, more: 1.06 });
    expect(thoughtInWords(thought, names, battle)).toBe(
      'Liberators: try a charge – 83 % to arrive, and expects 4.2 slain, 1.1 more than otherwise.',
    );
  });

  test.each<[Reason, string]>([
    [{ spares: 1.3 }, 'loses 1.3 models fewer'],
    [{ takes: 'objective-2' }, 'takes objective 2'],
    [{ keeps: 'objective-1' }, 'keeps objective 1'],
    [{ denies: 'objective-1' }, 'keeps the enemy from objective 1'],
    [{ savesGeneral: true }, 'keeps the general alive'],
    [{ worthMore: 0.123 }, 'worth 0.12 more than the next answer'],
    [{ noneBetter: true }, 'nothing speaks clearly for one or the other'],
  ])('%o has words, seed 1', (reason, says) => {
    expect(thoughtInWords(thoughtFor(reason), names, battle)).toBe(`Liberators: try a charge – ${says}.`);
  });

  test('says nothing where there was nothing to choose, seed 1', () => {
    expect(thoughtInWords(thoughtFor(), names, battle)).toBeUndefined();
  });

  test('lists in full what was compared, with errors, seed 1', () => {
    expect(thoughtInFull(thoughtFor({ noneBetter: true }), names, battle).slice(1)).toEqual([
      'Compared with:',
      '  Liberators: try a charge: 0.250 ± 0.031',
      '  Liberators: run: -0.100 ± 0.050',
    ]);
  });
});

test('advice is told in three steps: the unit, the kind of act, and all of it with its reasons, seed 1', () => {
  const thought = thoughtFor({ arrives: 0.5 });
  const told = ADVICE_STAGES.map(stage => adviceInWords({ command: charge, thought }, stage, names, battle));
  expect(told).toEqual(['Look at Liberators.', 'I would: Try a charge.', 'Liberators: try a charge – 50 % to arrive.']);
});
