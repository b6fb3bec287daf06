const megabytes = (bytes: number): string => String(Math.round(bytes / 100_000) / 10);

/** The words of the saved battles. */
export const LIBRARY_WORDS = {
  untitled: 'A battle',
  noSuch: 'no such battle is saved in this browser',
  unreadable: (reason: string) => `the browser’s store could not be read (${reason})`,
  tooLarge: (bytes: number, most: number) =>
    `the file is ${(bytes / 1_000_000).toFixed(1)} MB; a battle is never larger than ${megabytes(most)} MB`,
} as const;
