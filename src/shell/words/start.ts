/** The words of the start page. */
export const START = {
  load: 'Load a replay file',
  settings: 'Settings',
  licences: 'Licences',
  play: 'Play',
  watch: 'Watch',
  delete: 'Delete',
  yesDelete: 'Yes, delete',
  none: 'No battle is saved in this browser.',
  saved: 'Saved battles',
  badFile: 'This file cannot be played',
  replayFile: 'Replay file',
  continue: 'Continue',
  motto: 'The tabletop, the dice and the rules, all on one table. Every inch measured, every rule explained.',
} as const;
