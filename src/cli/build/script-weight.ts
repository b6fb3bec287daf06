import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The budget for a table being played, with libraries as published. */
const MOST_SCRIPT = 516_000;
/** The budget for the start page: everything it waits for. */
const MOST_START = 77_900;
/** The budget for a table reached by one press on the start page. */
const MOST_JUST_PLAY = 524_000;

/**
 * Pages and dialogs loaded on demand, checks of files and stored battles, and effects after the first frame: a new
 * battle does not need them.
 */
const LATER =
  /\/start\/SavedBattles|\/panels\/(rulebook|learn|measure|opponent|palette|consent|watch)\/|\/aos\/(setup|end)\/|\/shell\/(watch|dialogs|figures)\/|\/minis\/.*(own-sculpt|stand-in)|\/scene\/(effects|portraits)\/|\/match\/resume|\/aos\/(index|bots)|\/panels\/(card\/Marks|battle\/BattleMenu|why\/WhyNot|attack\/SplitPanel|odds\/|dice\/DicePanel|tools\/ToolStrip)|Backdrop|\/picture\/duel/;

/** Loaded as soon as the start page is shown: the list of saved battles. */
const AFTER_START = /\/shell\/browser\/saves-here/;

/** The set-up of the `Just play` battle. */
const JUST_PLAY = /\/aos\/setup\/just-play/;

/** A table uses one of these grounds: the heaviest counts. */
const ONE_OF = /\/scene\/mats\/grounds\//;

/** A built script: its static and dynamic imports. */
export interface Script {
  readonly file: string;
  /** The module it is imported by, if any. */
  readonly entry: string | undefined;
  readonly isStart: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

interface Part {
  readonly file: string;
  readonly bytes: number;
}

/** Every script loaded from the start page to a table in play, heaviest first. */
export const scriptsToPlay = (scripts: readonly Script[]): readonly Part[] =>
  playedBy(scripts, entry => !LATER.test(entry) && !ONE_OF.test(entry));

/** The same for *Just play*, with the set-up of that battle. */
export const scriptsToJustPlay = (scripts: readonly Script[]): readonly Part[] =>
  playedBy(scripts, entry => JUST_PLAY.test(entry) || (!LATER.test(entry) && !ONE_OF.test(entry)));

const playedBy = (scripts: readonly Script[], isAwaited: (entry: string) => boolean): readonly Part[] =>
  [
    ...partsOf(scripts, isAwaited),
    ...weighed(scripts.filter(script => ONE_OF.test(script.entry ?? ''))).slice(0, 1),
  ].toSorted((a, b) => b.bytes - a.bytes);

/** Every script the start page waits for. */
export const scriptsToStart = (scripts: readonly Script[]): readonly Part[] => partsOf(scripts, () => false);

/** Every script that the start page loads after it is shown. */
export function scriptsAfterStart(scripts: readonly Script[]): readonly Part[] {
  const before = new Set(scriptsToStart(scripts).map(({ file }) => file));
  return partsOf(scripts, entry => AFTER_START.test(entry)).filter(({ file }) => !before.has(file));
}

/** The page's static imports, and the dynamic imports it waits for; heaviest first. */
function partsOf(scripts: readonly Script[], isAwaited: (entry: string) => boolean): readonly Part[] {
  const byFile = new Map(scripts.map(script => [script.file, script]));
  const needed = new Set<Script>();
  const need = (script: Script | undefined) => {
    if (!script || needed.has(script)) return;
    needed.add(script);
    for (const file of script.imports) need(byFile.get(file));
    for (const file of script.dynamicImports) {
      const later = byFile.get(file);
      if (isAwaited(later?.entry ?? '')) need(later);
    }
  };
  for (const script of scripts) if (script.isStart) need(script);
  return weighed([...needed]);
}

/** Heaviest first. */
const weighed = (scripts: readonly Script[]): readonly Part[] =>
  scripts
    .map(({ file, code }) => ({ file, bytes: gzipSync(code, { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.bytes, 0);

/** Measures what a player must load and reports it in the build; a browser test enforces the budget. */
export const scriptWeight = (): Plugin => ({
  name: 'script-weight',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).flatMap((chunk): readonly Script[] =>
      chunk.type === 'chunk'
        ? [
            {
              file: chunk.fileName,
              // a shared script has no facade module, but its last module is the one imported
              entry: chunk.facadeModuleId ?? chunk.moduleIds.at(-1),
              isStart: chunk.isEntry,
              imports: chunk.imports,
              dynamicImports: chunk.dynamicImports,
              code: chunk.code,
            },
          ]
        : [],
    );
    const play = weightOf(scriptsToPlay(scripts), MOST_SCRIPT);
    const justPlay = weightOf(scriptsToJustPlay(scripts), MOST_JUST_PLAY);
    const start = { ...weightOf(scriptsToStart(scripts), MOST_START), after: scriptsAfterStart(scripts) };
    const list = play.parts
      .filter(part => part.bytes > 1000)
      .map(part => `${part.file.replace(/^assets\//, '')} ${kilo(part.bytes)}`);
    console.log(`script to a playing table: ${inWords(play)} (${list.join(', ')})`);
    console.log(`script from the first page to a table by Just play: ${inWords(justPlay)}`);
    console.log(
      `script of the first page: ${inWords(start)}; then ${kilo(sumOf(start.after))} for its list of battles`,
    );
    this.emitFile({
      type: 'asset',
      fileName: 'script-weight.json',
      source: JSON.stringify({ ...play, justPlay, start }),
    });
  },
});

interface Weight {
  readonly bytes: number;
  readonly most: number;
  readonly parts: readonly Part[];
}

const weightOf = (parts: readonly Part[], most: number): Weight => ({ bytes: sumOf(parts), most, parts });
const kilo = (count: number): string => `${(count / 1000).toFixed(1)} kB`;
const inWords = ({ bytes, most }: Weight): string => `${kilo(bytes)} gzipped of at most ${kilo(most)}`;
