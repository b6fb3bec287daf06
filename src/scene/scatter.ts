/** Ornament's own stream: the same seed scatters the same grit, and no battle ever reads it. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) / 0x1000000;
  };
  // similar seeds give similar first numbers; a few steps separate them
  for (let i = 0; i < 4; i++) next();
  return next;
}

/** A seed from any name. */
export function seedOf(name: string): number {
  let hash = 17;
  for (let i = 0; i < name.length; i++) hash = (Math.imul(hash, 31) + name.charCodeAt(i)) >>> 0;
  return Math.imul(hash, 2654435761) >>> 0;
}
