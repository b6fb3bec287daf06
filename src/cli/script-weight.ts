import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The budget for the game with its libraries as published. */
const MOST_SCRIPT = 515_000;

/**
 * Pages and sheets that come when somebody asks for them, and what reads drags of the camera, which comes after the
 * first picture: a table is played without them.
 */
const LATER =
  /\/ui\/(rules|setup|watch|end|learn|measure|drills|palette|dialogs|figures)\/|\/minis\/(own-sculpt|stand-in)|\/scene\/camera\/Controls|\/ui\/(setup|panels)\/just-play|\/panels\/(why\/WhyNot|attack\/SplitPanel|tools\/ToolStrip)|\/battle\/Curtain|Backdrop/;

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

/** Every script that is loaded from the first page to a table being played, heaviest first. */
export function scriptsToPlay(
  scripts: readonly Script[],
): readonly { readonly file: string; readonly bytes: number }[] {
  const byFile = new Map(scripts.map(script => [script.file, script]));
  const needed = new Set<Script>();
  const need = (script: Script | undefined) => {
    if (!script || needed.has(script)) return;
    needed.add(script);
    for (const file of script.imports) need(byFile.get(file));
    for (const file of script.dynamicImports) {
      const later = byFile.get(file);
      if (!LATER.test(later?.entry ?? '')) need(later);
    }
  };
  for (const script of scripts) if (script.isStart) need(script);
  return [...needed]
    .map(({ file, code }) => ({ file, bytes: gzipSync(code, { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

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
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    const kilo = (count: number) => `${(count / 1000).toFixed(1)} kB`;
    const list = parts
      .filter(part => part.bytes > 1000)
      .map(part => `${part.file.replace(/^assets\//, '')} ${kilo(part.bytes)}`);
    const words = `script to a playing table: ${kilo(bytes)} gzipped of at most ${kilo(MOST_SCRIPT)} (${list.join(', ')})`;
    console.log(words);
    this.emitFile({
      type: 'asset',
      fileName: 'script-weight.json',
      source: JSON.stringify({ bytes, most: MOST_SCRIPT, parts }),
    });
  },
});
