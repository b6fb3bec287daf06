/** Words that several pages share. */
export const PAGE = {
  measureTable: 'The measuring table. Tab goes through what lies on it; the answer follows in words.',
  table: 'The table. Tab goes through the units; the table in words follows it.',
  pictureLost: 'The picture of the table is lost',
  pictureLostOnly: 'Nothing else is: buttons, cards and the table in words go on working.',
  drawAgain: 'Draw again',
  laying: 'Laying out the table …',
  reload: 'Reload',
  isSaved: 'The battle is saved up to the last act. Reload the page to go on.',
  wrong: 'Something went wrong',
  toStart: 'To the start page',
  rules: 'Rules',
  log: 'Open or close the log',
  exportReplay: 'Export replay',
  cannotOpen: 'This battle cannot be opened',
} as const;
