import { RULEBOOK, type RuleId } from '../../rulebook';
import { CHAPTERS, type Chapter, chapterOf } from '../../words/rulebook/chapters';

export interface FoundChapter {
  readonly chapter: Chapter;
  readonly name: string;
  readonly rules: readonly { readonly id: RuleId; readonly text: string }[];
}

const ALL = Object.keys(RULEBOOK) as readonly RuleId[];
const ORDER = Object.keys(CHAPTERS) as readonly Chapter[];

/** Letters only, so that inches, quotes and hyphens need not be typed. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^a-z0-9'+½ ]+/g, ' ');

const PAGES: ReadonlyMap<RuleId, string> = new Map(
  ALL.map(id => [id, plain(`${id} ${CHAPTERS[chapterOf(id)]} ${RULEBOOK[id]}`)]),
);

/**
 * The rules in which every typed word starts a word, by chapter, chapters with matching names first; all if nothing was
 * typed.
 */
export function findRules(typed: string): readonly FoundChapter[] {
  const words = plain(typed).split(' ').filter(Boolean);
  const isMeant = (text: string) => words.every(word => ` ${text}`.includes(` ${word}`));
  const found = ALL.filter(id => isMeant(PAGES.get(id) ?? ''));
  const isNamed = (chapter: Chapter) => isMeant(plain(CHAPTERS[chapter]));
  return [...ORDER.filter(isNamed), ...ORDER.filter(chapter => !isNamed(chapter))].flatMap(chapter => {
    const rules = found.filter(id => chapterOf(id) === chapter).map(id => ({ id, text: RULEBOOK[id] }));
    return rules.length > 0 ? [{ chapter, name: CHAPTERS[chapter], rules }] : [];
  });
}

/** A sentence in parts, with typed words marked. */
export function marked(text: string, typed: string): readonly { readonly text: string; readonly isHit: boolean }[] {
  const words = plain(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [{ text, isHit: false }];
  const starts = new RegExp(`(?<![a-z0-9])(${words.map(word => word.replace(/[+]/g, '\\+')).join('|')})`, 'gi');
  return text
    .split(starts)
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter(part => part.text !== '');
}
