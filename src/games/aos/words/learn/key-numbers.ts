import type { Figure } from '../../course/key-numbers';
import { change, counted, inches } from '../numbers';
import { causeInWords } from '../rolls/causes';

type Is = Figure['is'];
type Words<K extends Is['kind']> = (is: Extract<Is, { kind: K }>) => string;

/** A number of the current decision in a few words; *stars* mark bold text. */
const WORDS: { readonly [K in Is['kind']]: Words<K> } = {
  gap: is => `*${inches(is.inches)}* to the nearest enemy`,
  needed: ({ total, dice }) => `needs *${total}* on ${dice}D6`,
  chance: ({ chance: { good, of } }) => `*${Math.round((100 * good) / of)} %* (${good} of ${of})`,
  rolled: ({ roll, changes }) => (changes === 0 ? `rolled *${roll}*` : `rolled *${roll}* (${change(changes)})`),
  range: ({ gap, reach }) => `*${inches(gap)}* of ${inches(reach)} range`,
  cover: ({ cause }) => (cause === 'COVER-01' ? 'in *cover*' : `in *cover* (${causeInWords(cause)})`),
  slain: ({ models }) => `*${models}* lost this turn`,
  bravery: ({ bravery }) => `Bravery *${bravery}*`,
  worst: ({ models }) => (models === 0 ? '*nobody* can flee' : `at worst *${counted(models, 'model')}* flee`),
  fleeing: ({ models }) => `*${counted(models, 'model')}* must flee`,
  wounds: ({ wounds }) => `*${counted(wounds, 'wound')}* to allocate`,
};

export const figureInWords = (figure: Figure): string => (WORDS[figure.is.kind] as Words<Is['kind']>)(figure.is);
