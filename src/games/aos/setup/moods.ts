import type { TableTheme } from '../../../table/picture';
import type { Setup } from '../battle-setup';

/** The themes in display order; they do not affect the rules. */
export const MOODS: readonly TableTheme[] = ['life', 'fire', 'death', 'metal', 'beasts', 'light', 'shadow'];

interface MoodWords {
  readonly name: string;
  /** The realm that looks like this. */
  readonly realm: string;
  /** The mat's dark and light colours, and its sparks. */
  readonly paint: readonly [shade: string, light: string, spark: string];
}

export const MOOD_WORDS: Readonly<Record<TableTheme, MoodWords>> = {
  life: { name: 'Life', realm: 'ghyran', paint: ['#232c17', '#5f6d36', '#d9cb8c'] },
  fire: { name: 'Fire', realm: 'aqshy', paint: ['#1b1210', '#513930', '#ff7d2e'] },
  death: { name: 'Death', realm: 'shyish', paint: ['#211c2a', '#5f566c', '#9df0dc'] },
  metal: { name: 'Metal', realm: 'chamon', paint: ['#20211b', '#5c5a44', '#63b8a8'] },
  beasts: { name: 'Beasts', realm: 'ghur', paint: ['#2b1f12', '#7d5f33', '#c9a460'] },
  light: { name: 'Light', realm: 'hysh', paint: ['#363029', '#7f7767', '#ffe9b8'] },
  shadow: { name: 'Shadow', realm: 'ulgu', paint: ['#10161b', '#3b4a55', '#8fb6d6'] },
};

const DEFAULT: TableTheme = 'life';

export const isMood = (word: string | undefined): word is TableTheme =>
  (MOODS as readonly (string | undefined)[]).includes(word);

/** The theme of a battle: the players' choice, otherwise that of its realm. */
export const moodOf = (chosen: string | undefined, { realm }: Pick<Setup, 'realm'>): TableTheme =>
  isMood(chosen) ? chosen : (MOODS.find(mood => MOOD_WORDS[mood].realm === realm) ?? DEFAULT);
