import type { IconName } from '../../../../shell/parts/icons';
import type { Deed } from '../../types';

interface DeedWords {
  readonly words: string;
  readonly icon: IconName;
}

/** A unit's deeds this turn, for its card; undefined if another deed covers it. */
const DEED_WORDS: Readonly<Record<Deed, DeedWords | undefined>> = {
  moved: { words: 'Moved', icon: 'move' },
  moveSpent: { words: 'No move left', icon: 'move' },
  ran: { words: 'Ran: no charge', icon: 'run' },
  retreated: { words: 'Retreated: no charge', icon: 'retreat' },
  arrived: { words: 'Arrived this turn', icon: 'flag' },
  shot: { words: 'Shot', icon: 'shoot' },
  triedCharge: { words: 'Tried a charge', icon: 'charge' },
  charged: { words: 'Charged', icon: 'charge' },
  fought: { words: 'Fought', icon: 'fight' },
  inspired: { words: 'Inspired', icon: 'command' },
  tested: { words: 'Nerve tested', icon: 'shock' },
};

/** Deeds that make another one redundant. */
const SAID_BY: Partial<Record<Deed, readonly Deed[]>> = {
  moved: ['ran', 'retreated'],
  triedCharge: ['charged'],
};

/** The words for a unit's deeds, without redundant ones. */
export const deedsInWords = (deeds: readonly Deed[]): readonly DeedWords[] =>
  deeds.flatMap(deed => (SAID_BY[deed]?.some(more => deeds.includes(more)) ? [] : (DEED_WORDS[deed] ?? [])));
