import { describe, expect, test } from 'vitest';
import { sourcesIn } from './sources';
import { wordsIn } from './words';

/** The name of the program is the same in every language. */
const NAMES = new Set(['Realmtable']);

describe('another language is one folder', () => {
  test.each(sourcesIn('src', ['.tsx']).map(source => [source.file, source] as const))(
    '%s has its words in a folder of words',
    (_, source) => {
      expect(wordsIn(source).filter(words => !NAMES.has(words))).toEqual([]);
    },
  );

  test.each([
    ['<p>Hello you</p>', ['Hello you']],
    [`<p>{isOn ? \`Off \${count}\` : "On"}</p>`, ['Off …', 'On']],
    ['<p>{count > 1 && "many"}</p>', ['many']],
    ['<p>{greeting ?? "Hello"}</p>', ['Hello']],
    ['<button aria-label="Close" />', ['Close']],
    ['<button title={isOn ? "Close it" : undefined} />', ['Close it']],
    ['<Corner name="Menu" />', ['Menu']],
    ['<Icon name="menu" />', []],
    ['<p className="big words" data-look="prime">{BAR.more} · {count}″ −</p>', []],
    ['<p>{counted(left, "model")}</p>', []],
    ['isOver ? "the battle is over" : "on"', ['the battle is over']],
  ])('%s', (markup, words) => {
    expect(wordsIn({ file: 'x.tsx', text: `const x = ${markup};` })).toEqual(words);
  });
});
