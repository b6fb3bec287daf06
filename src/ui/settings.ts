import { createStore } from 'zustand/vanilla';

/** How the player likes it; kept in this browser. */
export interface Settings {
  /** Gives the only possible answer without being told. */
  readonly autoAnswer: boolean;
  /** Resolves attacks without throwing each handful of dice. */
  readonly fastDice: boolean;
  /** The camera goes to the unit that is asked about. */
  readonly followAction: boolean;
}

const KEY = 'realmtable.settings';
const DEFAULTS: Settings = { autoAnswer: true, fastDice: false, followAction: true };

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const flag = (name: keyof Settings) => {
      const value = (kept as Partial<Settings> | undefined)?.[name];
      return typeof value === 'boolean' ? value : DEFAULTS[name];
    };
    return { autoAnswer: flag('autoAnswer'), fastDice: flag('fastDice'), followAction: flag('followAction') };
  } catch {
    return DEFAULTS;
  }
}

export const settings = createStore<Settings>(load);

settings.subscribe(now => {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still plays.
  }
});
