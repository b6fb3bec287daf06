/** The words that dialogs share. */
export const DIALOGS = {
  close: 'Close',
  more: 'more',
  and: 'and',
  back: 'Back',
  unchanged: 'Nothing was changed.',
  camera: 'Camera',
  keys: 'Keys',
} as const;
