/** Whether two pieces of plain data are equal as JSON sees them: a key without a value is no key. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((each, i) => isSameData(each, b[i]));
  }
  if (Array.isArray(b)) return false;
  const [one, two] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in one) if (!isSameData(one[key], two[key])) return false;
  for (const key in two) if (one[key] === undefined && two[key] !== undefined) return false;
  return true;
}
