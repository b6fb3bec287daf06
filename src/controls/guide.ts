/** What hands are guided by is much script: it comes when one first touches the table or a key. */
type Guide = typeof import('./guidance');

const known: { guide?: Guide; coming?: Promise<void> | undefined } = {};

/** The guide, once it is here. Until then what is pulled goes straight, and finds its way when the hand lets go. */
export const guide = (): Guide | undefined => known.guide;

/** Sends for the guide, once; the table is played without it, so a failure only means that it is sent for again. */
export function sendForGuide(): Promise<void> {
  known.coming ??= import('./guidance').then(
    guidance => {
      known.guide = guidance;
    },
    () => {
      known.coming = undefined;
    },
  );
  return known.coming;
}
