import { useSyncExternalStore } from 'react';

/**
 * A page: the start page, the set-up of a battle or of the next one in a series, the course, the drills, a battle,
 * lesson or drill by id, or the measuring table, with a packed table if the address has one.
 */
export type Place = { readonly at: 'start' } | SavePlace | GamePlace;

interface SavePlace {
  readonly at: 'battle' | 'watch';
  readonly id: string;
}

/** A page of the game with this id, or of the first one. A save knows its game itself. */
type GamePlace = { readonly game?: string } & (
  | { readonly at: 'setup' | 'learn' | 'drills'; readonly id?: string }
  | { readonly at: 'measure'; readonly table?: string }
);

const SAVE = /^#\/(battle|watch)\/([\w-]{1,80})$/;
const IN_GAME = /^#\/game\/([\w-]{1,40})(\/.+)$/;
const GAME_PAGE = /^#\/(setup|learn|drills)(?:\/([\w-]{1,80}))?$/;
const MEASURE = '#/measure';
const TABLE = `${MEASURE}/t=`;

/** The place an address names. */
export function placeOf(hash: string): Place {
  const [, at, id] = SAVE.exec(hash) ?? [];
  if (id !== undefined) return { at: at as SavePlace['at'], id };
  const [, game, rest] = IN_GAME.exec(hash) ?? [];
  const place = gamePlaceOf(game === undefined ? hash : `#${rest}`);
  if (!place) return { at: 'start' };
  return game === undefined ? place : { ...place, game };
}

function gamePlaceOf(hash: string): GamePlace | undefined {
  const [, at, id] = GAME_PAGE.exec(hash) ?? [];
  if (at !== undefined) return { at: at as 'setup' | 'learn' | 'drills', ...(id !== undefined && { id }) };
  if (hash.startsWith(TABLE)) return { at: 'measure', table: hash.slice(TABLE.length) };
  return hash === MEASURE ? { at: 'measure' } : undefined;
}

/** The address of a place, which `placeOf` reads. */
export function hashOf(place: Place): string {
  if (place.at === 'start') return '#/';
  const game = 'game' in place ? `game/${place.game}/` : '';
  const at = `#/${game}${place.at}`;
  if ('id' in place) return `${at}/${place.id}`;
  return 'table' in place ? `${at}/t=${place.table}` : at;
}

/** Goes to a place. The browser's back button returns. */
export function goTo(place: Place): void {
  location.hash = hashOf(place);
}

/** The whole address of a table, for others to open. */
export const linkTo = (table: string): string => `${location.origin}${location.pathname}${TABLE}${table}`;

/** Where a link to this page works: everywhere, in its local network, or only on this computer. */
export function linkReach({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): 'all' | 'network' | 'here' {
  if (protocol === 'file:' || hostname === '') return 'here';
  if (/^(localhost|.+\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[?::1\]?)$/i.test(hostname)) return 'here';
  const isPrivate = /^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/.test(hostname);
  return isPrivate || /\.(local|lan|home|internal)$/i.test(hostname) || !hostname.includes('.') ? 'network' : 'all';
}

/** Removes the table from the address once the player has changed it. */
export function forgetLink(): void {
  if (location.hash.startsWith(TABLE)) history.replaceState(undefined, '', MEASURE);
}

const listen = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The address's place, as it changes. */
export const useHash = (): string => useSyncExternalStore(listen, () => location.hash);

/** Options in the address, such as `?seed=7&still`. */
export const wishes = (): {
  readonly seed: number | undefined;
  /** The table layout for `Just play`. */
  readonly layout: string | undefined;
  readonly still: boolean;
  readonly test: boolean;
  /** Keeps the table for use without a network even under test. */
  readonly offline: boolean;
} => {
  const asked = new URLSearchParams(location.search);
  const seed = asked.get('seed');
  const number = seed === null ? Number.NaN : Number(seed);
  return {
    seed: Number.isSafeInteger(number) ? number : undefined,
    layout: asked.get('layout') ?? undefined,
    still: asked.has('still'),
    test: asked.has('test'),
    offline: asked.has('offline'),
  };
};

/** True if nothing should move: by the address, by the system's preference, or in a hidden tab. */
export const isStill = (): boolean =>
  wishes().still || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
