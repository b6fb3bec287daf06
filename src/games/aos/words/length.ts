interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The length of a path as seen from above. */
export function lengthOf(path: readonly Corner[]): number {
  let length = 0;
  path.forEach((corner, index) => {
    const before = path[index - 1];
    if (before) length += Math.sqrt((corner.x - before.x) ** 2 + (corner.y - before.y) ** 2);
  });
  return length;
}
