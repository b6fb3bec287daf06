import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The notices' file in the build; the start page links to it. */
export const LICENCES = 'licences.txt';

/** A package that ships in the build, and its licence. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const LICENCE_FILE = /^(licen[cs]e|copying|ofl)(\.\w+)?$/i;

/** The package that a file belongs to: the last one in its path. */
export function packageFolder(file: string): string | undefined {
  const path = (file.split('?')[0] ?? '').replaceAll('\\', '/');
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.startsWith('/') ? path : `/${path}`)?.[1];
  return found && (path.startsWith('/') ? found : found.slice(1)).replaceAll('/', sep);
}

/** The licence of the package in a folder; throws if there is none. */
export function shippedFrom(folder: string): Shipped {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const file = readdirSync(folder).find(entry => LICENCE_FILE.test(entry));
  if (license === undefined && file === undefined) throw new Error(`${name} ships and names no licence.`);
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return { name, version, licence: license ?? '', text };
}

const RULE = '-'.repeat(72);

/** All notices: our own licence first, then every package by name. */
export function noticesOf(own: string, shipped: readonly Shipped[]): string {
  const parts = [...shipped]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, licence, text }) => `${name} ${version}\n${licence}\n\n${text}`.trim());
  const head = 'Realmtable ships with the packages below. Each is used under its own terms, which follow.';
  return `${[own.trim(), head, ...parts].join(`\n\n${RULE}\n\n`)}\n`;
}

/** Writes the licence notices of everything in the build: scripts, styles and fonts. */
export function licences(): Plugin {
  let root = '.';
  return {
    name: 'licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap(item =>
        // assets are named relative to the root
        item.type === 'chunk' ? item.moduleIds : item.originalFileNames.map(file => resolve(root, file)),
      );
      const folders = new Set(files.map(file => packageFolder(file.replace(/^\0/, ''))));
      const shipped = [...folders].flatMap(folder =>
        folder !== undefined && existsSync(join(folder, 'package.json')) ? [shippedFrom(folder)] : [],
      );
      const own = readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: LICENCES, source: noticesOf(own, shipped) });
    },
  };
}
