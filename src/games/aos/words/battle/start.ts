/** What this game offers on the start page. */
export const START_ENTRIES = {
  fight: 'Fight a battle',
  fightNote: 'First Blood for two at one screen: armies, table, realm',
  computer: 'Against the computer',
  computerNote: 'From Recruit to Warlord, for one side or both',
  justPlay: 'Just play',
  justPlayNote: 'Two small bands, dice in a minute',
  learn: 'Learn by playing',
  learnNote: 'Small lessons at the table, from the first inch',
  measure: 'Measure',
  measureNote: 'Any models on any table: ask what a referee is asked',
} as const;
