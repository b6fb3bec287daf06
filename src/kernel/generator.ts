/**
 * sfc32: four 32-bit words of state, integer arithmetic only, so that every machine draws the same words. It passes the
 * usual statistical tests; the period is at least 2^32 and on average 2^127.
 */
export type Words = readonly [number, number, number, number];

/** Draws words one by one; its state can be read at any time. */
export class WordStream {
  #a: number;
  #b: number;
  #c: number;
  #count: number;

  constructor([a, b, c, count]: Words) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#count = count;
  }

  next(): number {
    const b = this.#b;
    const c = this.#c;
    const sum = (this.#a + b + this.#count) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + sum) | 0;
    this.#count = (this.#count + 1) | 0;
    return sum >>> 0;
  }

  get words(): Words {
    return [this.#a, this.#b, this.#c, this.#count];
  }
}

const WARM_UP = 16;

/** The initial state for a seed and a stream name; similar seeds and names start far apart. */
export function seedWords(seed: number, stream: string): Words {
  let mixed = mixWord((seed | 0) ^ mixWord(Math.floor(seed / 0x100000000) | 0));
  for (let i = 0; i < stream.length; i++) mixed = mixWord(mixed ^ stream.charCodeAt(i));
  const drawn = new WordStream([mixed, mixWord(mixed ^ 0x5bd1e995), mixWord(mixed ^ 0x27d4eb2f), 1]);
  for (let i = 0; i < WARM_UP; i++) drawn.next();
  return drawn.words;
}

/** One round of a 32-bit finaliser: every input bit reaches every output bit. */
function mixWord(word: number): number {
  let mixed = (word + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
