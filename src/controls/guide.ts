/** Who finds the way of what is pulled: much script, so it comes when a hand first touches the table. */
type Guide = typeof import('./pulling');

const known: { guide?: Guide; coming?: Promise<void> | undefined } = {};

/** The guide, once it is here. Until then what is pulled goes straight, and finds its way when the hand lets go. */
export const guide = (): Guide | undefined => known.guide;

/** Sends for the guide, once; the table is played without it, so a failure only means that it is sent for again. */
export function sendForGuide(): Promise<void> {
  known.coming ??= import('./pulling').then(
    pulling => {
      known.guide = pulling;
    },
    () => {
      known.coming = undefined;
    },
  );
  return known.coming;
}
