import type { Amount, RendDice } from '../abilities/dice-words';

/** A length with at most two decimals, without trailing zeros. */
export const inches = (length: number): string =>
  Number.isFinite(length) ? `${signed(Math.round(length * 100) / 100)}″` : 'no distance';

/** RAND-01: a length, or the dice that give it. */
export const inchesOrDice = (length: Amount): string =>
  typeof length === 'number' ? inches(length) : `${signed(length)}″`;

/** A number or dice with a typographic minus. */
export const signed = (value: Amount | RendDice): string => `${value}`.replace('-', '−');

/** A target number, or its dice. */
export const rolledOn = (needed: Amount): string => (typeof needed === 'number' ? `${needed}+` : signed(needed));

/** A modifier: +1 or −1. */
export const change = (by: number): string => (by > 0 ? `+${by}` : signed(by));

/** A chance in percent, never rounded up to 100 or down to 0. */
export function chanceInWords(chance: number): string {
  const share = chance * 100;
  if (share <= 0) return '0 %';
  if (share > 100 - 1e-9) return '100 %';
  return `${Math.min(99.9, Math.max(0.1, Math.round(share * 10) / 10))} %`;
}

/** One thing or several. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

/** Names in a row, with "and" before the last. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
