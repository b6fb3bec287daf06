/** A fixed number from 0 to 1 for every whole or broken number: the same sculpt each time, without a generator. */
export function chance(i: number): number {
  const x = Math.sin(i * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}
