import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The budget for a table being played, with libraries as published. */
const MOST_SCRIPT = 515_000;
/** The budget for the first page: everything that it waits for. */
const MOST_START = 77_700;
/** The budget for a table that was reached by one press on the first page. */
const MOST_JUST_PLAY = 523_000;

/**
 * Pages and sheets that load on demand, what checks files and stored battles, and effects that load after the first frame: a
 * new battle is played without them.
 */
const LATER =
  /\/start\/SavedBattles|\/panels\/(rulebook|learn|measure|palette|consent|watch)\/|\/aos\/(setup|end)\/|\/shell\/(watch|dialogs|figures)\/|\/minis\/.*(own-sculpt|stand-in)|\/scene\/(effects|portraits)\/|\/match\/resume|\/aos\/(index|bots)|\/panels\/(card\/Marks|battle\/BattleMenu|why\/WhyNot|attack\/SplitPanel|tools\/ToolStrip)|Backdrop|\/picture\/duel/;

/** What the first page asks for as soon as it is shown: the list of saved battles. */
const AFTER_START = /\/shell\/browser\/saves-here/;

/** The set-up of the battle that is one press away. */
const JUST_PLAY = /\/aos\/setup\/just-play/;

/** A table is laid with one of these grounds: the heaviest counts. */
const ONE_OF = /\/scene\/mats\/grounds\//;

/** A built script: what it needs at once, and what it may ask for later. */
export interface Script {
  readonly file: string;
  /** The module that others ask for it by, if any. */
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

/** Every script that is loaded from the first page to a table being played, heaviest first. */
export const scriptsToPlay = (scripts: readonly Script[]): readonly Part[] =>
  playedBy(scripts, entry => !LATER.test(entry) && !ONE_OF.test(entry));

/** The same for whoever presses *Just play*, with the set-up of that battle. */
export const scriptsToJustPlay = (scripts: readonly Script[]): readonly Part[] =>
  playedBy(scripts, entry => JUST_PLAY.test(entry) || (!LATER.test(entry) && !ONE_OF.test(entry)));

const playedBy = (scripts: readonly Script[], isAwaited: (entry: string) => boolean): readonly Part[] =>
  [
    ...partsOf(scripts, isAwaited),
    ...weighed(scripts.filter(script => ONE_OF.test(script.entry ?? ''))).slice(0, 1),
  ].toSorted((a, b) => b.bytes - a.bytes);

/** Every script that the first page waits for. */
export const scriptsToStart = (scripts: readonly Script[]): readonly Part[] => partsOf(scripts, () => false);

/** Every script that the first page loads by itself once it is shown. */
export function scriptsAfterStart(scripts: readonly Script[]): readonly Part[] {
  const before = new Set(scriptsToStart(scripts).map(({ file }) => file));
  return partsOf(scripts, entry => AFTER_START.test(entry)).filter(({ file }) => !before.has(file));
}

/** What the page needs at once, and of what is asked for later that which is waited for; heaviest first. */
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

/** Weighs what a player must load and says it with the build; a browser test refuses one that is too heavy. */
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
              // a script that others share has no face of its own, but its last module is the one asked for
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
