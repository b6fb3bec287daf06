import type { FigureFault } from '../../figures/glb';

/** Why a file was not taken. A fault without words does not compile. */
export const FIGURE_FAULTS: Readonly<Record<FigureFault, string>> = {
  tooLarge: 'The file is larger than 16 MB: save it with fewer triangles or smaller pictures.',
  notGlb: 'This is no .glb file (binary glTF 2).',
  broken: 'The file is damaged: its numbers lie outside it, or are none.',
  outside:
    'The file wants other files or addresses. Only what is inside a .glb is read: export it with everything embedded.',
  compressed: 'The file is packed in a way that is not read here: export it without Draco, Meshopt or KTX2.',
  extension: 'The file needs an extension of glTF that is not read here: export it as plain glTF 2.',
  noMesh: 'There is no figure in the file: no mesh of triangles stands in its scene.',
  tooMany: 'The figure has more than 60,000 triangles: save a simpler one.',
  tooManyParts: 'The figure has more than 500 parts or 12 materials: join some of them.',
  tooDeep: 'The parts of the figure stand one in another more than 64 deep: save it with fewer levels.',
  loop: 'A part of the figure stands in itself or in two places at once: the file is damaged.',
  numbers:
    'The figure is too large or too small to be drawn, or its places are no numbers: apply its scale and save it again.',
  picture: 'A picture on the figure is damaged, or is no PNG, JPEG or WebP.',
  pictures: 'The pictures on the figure are too large: at most 24, each at most 4096 pixels a side, 32 million in all.',
};

/** The words of the sheet for own figures. */
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
