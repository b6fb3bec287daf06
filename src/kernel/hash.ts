/** Text that is the same for equal data, whatever order its keys were written in. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(each => canonical(each === undefined ? null : each)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** A short name for a game's whole state: equal states have equal names, on every machine. */
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
