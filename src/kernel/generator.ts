/**
 * sfc32: four 32-bit words of memory, integer arithmetic only, so that every machine draws the same words.
 * Its words pass the usual statistical batteries; the period is at least 2^32 and on average 2^127.
 */
export type Words = readonly [number, number, number, number];

/** Draws one word and gives the memory after it. */
export function nextWord([a, b, c, count]: Words): { readonly word: number; readonly words: Words } {
  const sum = (a + b + count) | 0;
  const words = [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + sum) | 0, (count + 1) | 0] as const;
  return { word: sum >>> 0, words };
}

const WARM_UP = 16;

/** A starting memory for a seed and the name of a stream; near seeds and like names start far apart. */
export function seedWords(seed: number, stream: string): Words {
  let mixed = mixWord((seed | 0) ^ mixWord(Math.floor(seed / 0x100000000) | 0));
  for (let i = 0; i < stream.length; i++) mixed = mixWord(mixed ^ stream.charCodeAt(i));
  let words: Words = [mixed, mixWord(mixed ^ 0x5bd1e995), mixWord(mixed ^ 0x27d4eb2f), 1];
  for (let i = 0; i < WARM_UP; i++) words = nextWord(words).words;
  return words;
}

/** One round of a 32-bit finaliser: every input bit reaches every output bit. */
function mixWord(word: number): number {
  let mixed = (word + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
