/** The name of the event for changed figures, and of the note that there are any. */
export const OWN_FIGURES = 'own-figures';
