/** The face that numerals on the table are cut in. */
export const NUMERAL_FACE = 'Grenze';

let loading: Promise<void> | undefined;

/** Settles once the faces drawn on canvases have arrived; a missing face is no reason to wait for ever. */
export function fontsReady(): Promise<void> {
  loading ??= Promise.all([
    document.fonts.load(`600 64px ${NUMERAL_FACE}`, '0123456789IVX'),
    document.fonts.load(`800 64px "Alegreya Sans"`, '0123456789'),
  ]).then(
    () => undefined,
    () => undefined,
  );
  return loading;
}
