/** The words about a series of battles. */
export const SERIES = {
  note: (winner: string | undefined) =>
    winner === undefined
      ? 'The next battle of a series. Nobody won a major victory last time, so nobody rolls for a triumph (TRI-01).'
      : `The next battle of a series. ${winner} won a major victory last time and rolls for a triumph (TRI-01).`,
  notOver: 'The battle before is not over yet: nobody has won it.',
  lost: 'The battle before is not saved in this browser. Say under “Traits and treasures” who won a major victory.',
  asLast: 'As last time',
  asLastSays: 'The list of the battle before.',
  won: 'Won a major victory last time',
  wonSays: 'Rolls for a triumph when the general is named.',
  wonRule: 'TRI-01',
  rolls: 'rolls for a triumph',
} as const;
