/** `flatMap` as a plain loop, which engines run many times faster. */
export function gathered<T, R>(list: readonly T[], each: (item: T, index: number) => readonly R[]): R[] {
  const all: R[] = [];
  for (let i = 0; i < list.length; i++) for (const found of each(list[i] as T, i)) all.push(found);
  return all;
}
