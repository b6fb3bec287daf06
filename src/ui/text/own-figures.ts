import type { FigureFault } from '../../controls/figures/glb';

/** Why a file was not taken. A fault without words does not compile. */
export const FIGURE_FAULTS: Readonly<Record<FigureFault, string>> = {
  tooLarge: 'The file is larger than 8 MB: save it with fewer triangles or smaller pictures.',
  notGlb: 'This is no .glb file (binary glTF 2).',
  broken: 'The file is damaged: its numbers lie outside it, or are none.',
  outside:
    'The file wants other files or addresses. Only what is inside a .glb is read: export it with everything embedded.',
  compressed: 'The file is packed in a way that is not read here: export it without Draco or Meshopt.',
  noMesh: 'There is no figure in the file: no mesh of triangles stands in its scene.',
  tooMany: 'The figure has more than 60,000 triangles: save a simpler one.',
};

/** The words of the sheet for figures of one’s own. */
export const OWN_FIGURES = {
  notKept: 'The browser could not keep the file.',
  stands: 'It stands on the table.',
  refused: (reason: string) => `${reason} Nothing was changed.`,
  figureOf: (title: string) => `Figure of ${title}`,
  reset: 'Reset',
  resetOf: (title: string) => `Reset ${title}`,
  use: 'Use my own figure',
  useFor: (title: string) => `Use my own figure for ${title}`,
  what: 'A .glb of your own stands on the base of the model it is for, fitted to it. It is kept in this browser and sent nowhere.',
  title: 'Own figures',
} as const;
