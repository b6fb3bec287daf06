import { useSyncExternalStore } from 'react';

/** Where the player is: the start page, or a battle by its name in the address. */
export type Place = { readonly at: 'start' } | { readonly at: 'battle'; readonly id: string };

const BATTLE = /^#\/battle\/([\w-]{1,80})$/;

/** The place an address names. */
export function placeOf(hash: string): Place {
  const id = BATTLE.exec(hash)?.[1];
  return id === undefined ? { at: 'start' } : { at: 'battle', id };
}

/** Goes to a place; the browser's back button leads back. */
export function goTo(place: Place): void {
  location.hash = place.at === 'battle' ? `#/battle/${place.id}` : '#/';
}

const listen = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The address's place, as it changes. */
export const useHash = (): string => useSyncExternalStore(listen, () => location.hash);

/** What the address asks of the program, such as `?seed=7&still`. */
export const wishes = (): { readonly seed: number | undefined; readonly still: boolean; readonly test: boolean } => {
  const asked = new URLSearchParams(location.search);
  const seed = asked.get('seed');
  const number = seed === null ? Number.NaN : Number(seed);
  return {
    seed: Number.isSafeInteger(number) ? number : undefined,
    still: asked.has('still'),
    test: asked.has('test'),
  };
};

/** True when pictures must not move: asked by the address or the system, or because nobody watches. */
export const isStill = (): boolean =>
  wishes().still || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
