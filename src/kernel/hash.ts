import { bug } from './bug';

/**
 * Text that is equal for equal data, whatever the order of its keys. It keeps what JSON keeps: 0 equals -0, and a key
 * with undefined equals a missing one. Values that JSON loses (NaN, Infinity, functions) do not belong in a game and
 * throw.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value}` : bug(`${value} cannot be saved`);
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'undefined':
      return 'null';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? canonicalList(value) : canonicalRecord(value as Record<string, unknown>);
    default:
      return bug(`a ${typeof value} cannot be saved`);
  }
}

// Plain loops that append to one string: a random battle is hashed after every step.
function canonicalList(list: readonly unknown[]): string {
  let text = '';
  for (const each of list) text += `${text === '' ? '[' : ','}${canonical(each)}`;
  return text === '' ? '[]' : `${text}]`;
}

function canonicalRecord(record: Record<string, unknown>): string {
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const each = record[key];
    if (each !== undefined) text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${canonical(each)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** A short hash of a game's whole state: equal states have equal hashes, on every machine. */
export function hashOf(value: unknown): string {
  const text = canonical(value);
  let high = 0x811c9dc5;
  let low = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b);
    low = (low << 13) | (low >>> 19);
  }
  return hex(high ^ (low >>> 7)) + hex(low ^ Math.imul(high, 0x27d4eb2f));
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
