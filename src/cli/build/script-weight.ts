import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** A ceiling that shows growth. The aim is 515 kB with libraries as published; docs/architecture.md says what is above it. */
const MOST_SCRIPT = 524_000;
/** The budget for the first page: everything that it waits for. */
const MOST_START = 81_000;

/**
 * Pages and sheets that load on demand, what checks files and stored battles, and effects that load after the first frame: a
 * new battle is played without them.
 */
const LATER =
  /\/start\/SavedBattles|\/panels\/(rulebook|learn|measure|palette|consent|watch)\/|\/aos\/(setup|end)\/|\/shell\/(watch|dialogs|figures)\/|\/minis\/.*(own-sculpt|stand-in)|\/scene\/(effects|portraits)\/|\/panels\/(checked-battles|battle\/BattleMenu|why\/WhyNot|attack\/SplitPanel|tools\/ToolStrip)|Backdrop/;

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
  [
    ...partsOf(scripts, later => !LATER.test(later.entry ?? '') && !ONE_OF.test(later.entry ?? '')),
    ...weighed(scripts.filter(script => ONE_OF.test(script.entry ?? ''))).slice(0, 1),
  ].toSorted((a, b) => b.bytes - a.bytes);

/** Every script that the first page waits for. */
export const scriptsToStart = (scripts: readonly Script[]): readonly Part[] => partsOf(scripts, () => false);

/** What the page needs at once, and of what is asked for later that which is waited for; heaviest first. */
function partsOf(scripts: readonly Script[], isAwaited: (later: Script) => boolean): readonly Part[] {
  const byFile = new Map(scripts.map(script => [script.file, script]));
  const needed = new Set<Script>();
  const need = (script: Script | undefined) => {
    if (!script || needed.has(script)) return;
    needed.add(script);
    for (const file of script.imports) need(byFile.get(file));
    for (const file of script.dynamicImports) {
      const later = byFile.get(file);
      if (later && isAwaited(later)) need(later);
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
    const parts = scriptsToPlay(scripts);
    const bytes = sumOf(parts);
    const startParts = scriptsToStart(scripts);
    const start = { bytes: sumOf(startParts), most: MOST_START, parts: startParts };
    const kilo = (count: number) => `${(count / 1000).toFixed(1)} kB`;
    const list = parts
      .filter(part => part.bytes > 1000)
      .map(part => `${part.file.replace(/^assets\//, '')} ${kilo(part.bytes)}`);
    const words = `script to a playing table: ${kilo(bytes)} gzipped of at most ${kilo(MOST_SCRIPT)} (${list.join(', ')})`;
    console.log(words);
    console.log(`script of the first page: ${kilo(start.bytes)} gzipped of at most ${kilo(start.most)}`);
    this.emitFile({
      type: 'asset',
      fileName: 'script-weight.json',
      source: JSON.stringify({ bytes, most: MOST_SCRIPT, start, parts }),
    });
  },
});
