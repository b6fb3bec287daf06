/** The event by which the page hears that figures have changed, and the note that there are any. */
export const OWN_FIGURES = 'own-figures';
