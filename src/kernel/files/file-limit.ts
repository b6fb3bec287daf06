/** More than any real file holds; larger ones are refused before they are read. */
export const MAX_FILE_CHARACTERS = 8_000_000;
