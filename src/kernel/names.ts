/** Letters that are not seen: they turn the words around them, hide between them, or stand for nothing. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A control letter parts what stands around it, as a gap does. */
const GAPS = /[\s\p{Z}\p{Cc}]+/gu;
/** Marks on one letter; no language needs more, and a heap of them covers the lines around it. */
const HEAPS = /(\p{M}{4})\p{M}+/gu;

/** How many letters a name has, as a reader counts them: a letter outside the first plane is one. */
export const lettersIn = (name: string): number => [...name].length;

/** A name as one line of visible letters in normal form, so that two names that look the same are the same. */
export const cleanName = (name: string): string =>
  name.replace(GAPS, ' ').replace(UNSEEN, '').normalize('NFC').replace(HEAPS, '$1').replace(/ +/g, ' ').trim();

/** The same, cut to a length. */
export const cleanNameOf = (name: string, most: number): string => [...cleanName(name)].slice(0, most).join('').trim();
