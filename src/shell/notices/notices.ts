import { createStore } from 'zustand/vanilla';

/** The kinds of notices, most important first. There is at most one of each. */
export const NOTICES = ['partMissing', 'newVersion', 'lost', 'unsaved', 'mishap'] as const;
export type NoticeName = (typeof NOTICES)[number];

export interface Notice {
  readonly words: string;
  /** What can be done about it. */
  readonly act?: { readonly words: string; readonly run: () => void } | undefined;
  /** Whether the player can close it. A notice about a state goes away by itself when the state ends. */
  readonly canClose: boolean;
}

export const notices = createStore<ReadonlyMap<NoticeName, Notice>>(() => new Map());

/** Shows a notice. */
export function notify(name: NoticeName, notice: Notice): void {
  notices.setState(new Map(notices.getState()).set(name, notice), true);
}

/** Removes a notice. */
export function withdraw(name: NoticeName): void {
  if (!notices.getState().has(name)) return;
  const left = new Map(notices.getState());
  left.delete(name);
  notices.setState(left, true);
}
