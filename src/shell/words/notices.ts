/** The words of the notices. */
export const NOTICE_WORDS = {
  close: 'Close this notice',
  newVersion: 'There is a new version of the table. This page goes on with the old one until you load it.',
  loadNew: 'Load the new version',
  partMissing: 'A part of the table could not be loaded: there is a new version, or no network.',
  reload: 'Load the table again',
  mishap: (reason: string) => `That did not work: ${reason}`,
  noReason: 'the browser gave no reason.',
} as const;
