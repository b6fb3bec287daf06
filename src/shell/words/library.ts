import type { LibraryWords } from '../../match/library';

/** More letters of a name from a file are not shown. */
const MOST_NAME = 40;

const megabytes = (bytes: number): string => String(Math.round(bytes / 100_000) / 10);

/** The words of the saved battles. */
export const LIBRARY_WORDS: LibraryWords = {
  untitled: 'A battle',
  noSuch: 'no such battle is saved in this browser',
  unreadable: (reason: string) => `the browser’s store could not be read (${reason})`,
  tooLarge: (bytes: number, most: number) =>
    `the file is ${(bytes / 1_000_000).toFixed(1)} MB; a battle is never larger than ${megabytes(most)} MB`,
  otherGame: id => `this is a game of “${id.slice(0, MOST_NAME)}”, which is not played here`,
};
