/** Invisible characters: they reverse the text around them, hide in it, or mean nothing. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A control character separates words, like a space. */
const GAPS = /[\s\p{Z}\p{Cc}]+/gu;
/** Combining marks on one letter; no language needs more, and many of them cover other lines. */
const HEAPS = /(\p{M}{4})\p{M}+/gu;

/** The number of letters a reader sees: a character outside the first plane counts once. */
export const lettersIn = (name: string): number => [...name].length;

/** A name as one line of visible letters in normal form, so that names that look the same are equal. */
export const cleanName = (name: string): string =>
  name.replace(GAPS, ' ').replace(UNSEEN, '').normalize('NFC').replace(HEAPS, '$1').replace(/ +/g, ' ').trim();

/** The same, cut to a length. */
export const cleanNameOf = (name: string, most: number): string => [...cleanName(name)].slice(0, most).join('').trim();
