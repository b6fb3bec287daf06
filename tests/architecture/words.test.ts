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

/** Data of a game with its names and texts, and words themselves. */
const DATA = /^src\/games\/[^/]+\/(armies|battleplans|course|layouts|rulebook|words)\/|^src\/shell\/words\//;
/** Files that say what is wrong with data from outside, for files, links and the command line. */
const FAULTS = /\/(schemas|measure\/file|odds\/cases)\/|^src\/match\/resume\.ts$/;
/** Sentences that still stand outside the folders of words. This list only gets shorter. */
const TO_MOVE = new Set([
  'src/games/aos/measure/table.ts',
  'src/games/aos/panels/measure/share/packed-copy.ts',
  'src/games/aos/picture/aims.ts',
  'src/games/aos/picture/overlays.ts',
  'src/games/aos/picture/placing-ground.ts',
  'src/games/aos/rules/specials/storm-scroll.ts',
  'src/match/lasting-saves.ts',
  'src/match/save-lost.ts',
]);
/** Ids of several words, keywords of the rulebook, and errors that only programmers read. */
const UNSAID =
  /^(lesson (place|spot)|WAR MACHINE|STORMCAST ETERNAL|cannot form up at no place|the worker failed|which version|take over)$/;

describe('code without markup has no sentences either', () => {
  const code = ['table', 'play', 'match', 'shell', 'games', 'wiring']
    .flatMap(folder => sourcesIn(`src/${folder}`, ['.ts']))
    .filter(({ file }) => !DATA.test(file) && !FAULTS.test(file));
  const found = code.flatMap(source =>
    wordsIn(source)
      .filter(words => !NAMES.has(words) && !UNSAID.test(words))
      .map(words => ({ file: source.file, words })),
  );

  test('but those that are still to be moved', () => {
    expect(code.length).toBeGreaterThan(300);
    expect(found.filter(({ file }) => !TO_MOVE.has(file))).toEqual([]);
  });

  test('and the list of those names no file without one', () => {
    expect([...TO_MOVE].filter(file => !found.some(each => each.file === file))).toEqual([]);
  });
});
