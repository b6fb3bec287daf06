import { goTo, wishes } from '../../../../shell/browser/address';
import { anySeed } from '../../../../shell/browser/seed';
import type { StartEntry } from '../../../../shell/parts/start-entry';
import { AGAINST_COMPUTER } from '../../setup/opponent/against-computer';
import { START_ENTRIES } from '../../words/battle/start';
import type { Library } from '../battle-library';

/** The entries of this game on the start page. */
export const startEntries = (library: Library): readonly StartEntry[] => [
  {
    icon: 'fight',
    name: START_ENTRIES.fight,
    note: START_ENTRIES.fightNote,
    isPrime: true,
    open: () => goTo({ at: 'setup' }),
  },
  {
    icon: 'shield',
    name: START_ENTRIES.computer,
    note: START_ENTRIES.computerNote,
    open: () => goTo({ at: 'setup', id: AGAINST_COMPUTER }),
  },
  { icon: 'charge', name: START_ENTRIES.justPlay, note: START_ENTRIES.justPlayNote, open: () => justPlay(library) },
  { icon: 'book', name: START_ENTRIES.learn, note: START_ENTRIES.learnNote, open: () => goTo({ at: 'learn' }) },
  { icon: 'ruler', name: START_ENTRIES.measure, note: START_ENTRIES.measureNote, open: () => goTo({ at: 'measure' }) },
];

/** Starts a small battle at once; its rules and armies are loaded only now. */
async function justPlay(library: Library): Promise<void> {
  const { justPlay: smallBattle } = await import('../../setup/just-play');
  const { layout, seed } = wishes();
  goTo({ at: 'battle', id: await library.start(smallBattle(layout), seed ?? anySeed()) });
}
