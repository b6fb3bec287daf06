/** The words of the result of a battle. */
export const END = {
  rolls: { hit: 'Hits', wound: 'Wounds', save: 'Saves' },
  ranks: { major: 'A major victory', minor: 'A minor victory', draw: 'Equal scores' },
  nobodySlain: 'Nobody slain',
  look: 'Look at the table',
  again: 'Fight again',
  next: 'Next battle of this series',
  watch: 'Watch the replay',
  points: 'points',
  conceded: (player: string) => `${player} conceded`,
  aDraw: 'A draw',
  title: 'The battle is over',
  round: 'Round',
  lossTable: 'Wounds lost when each round was over',
  round1: 'Round 1',
  lossChart: 'A line for each side; the table below says the same',
  losses: 'Wounds lost over the battle',
  noChance: 'no chance in it',
  of: 'of',
  luck: 'Luck',
  expected: 'expected',
  made: 'made',
  roll: 'Roll',
  luckNote:
    'The bar spans one standard deviation around what was expected: in two battles of three the mark falls inside it, and twice as far out lies only one in twenty.',
  luckTitle: 'The luck of the dice',
} as const;

/** How far the dice deviated from the expected value, in standard deviations. */
export function luckInWords(stray: number): string {
  const size = Math.abs(stray);
  if (size < 1) return 'as expected';
  const word = stray > 0 ? 'lucky' : 'unlucky';
  return size < 2 ? word : `very ${word}`;
}
