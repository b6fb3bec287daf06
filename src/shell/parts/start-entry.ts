import type { IconName } from './icons';

/** A large button of a game on the start page. */
export interface StartEntry {
  readonly icon: IconName;
  readonly name: string;
  /** A short description. */
  readonly note: string;
  readonly isPrime?: boolean;
  /** The button is disabled while a promise is pending. */
  readonly open: () => void | Promise<void>;
}
