import type { IconName } from './icons';

/** A large button on the start page that a game brings. */
export interface StartEntry {
  readonly icon: IconName;
  readonly name: string;
  /** What is behind it. */
  readonly note: string;
  readonly isPrime?: boolean;
  /** The button is disabled while a promise is pending. */
  readonly open: () => void | Promise<void>;
}
