import { createStore } from 'zustand/vanilla';

/** What the page can have to say of itself, the most important first. There is one of each at most. */
export const NOTICES = ['partMissing', 'newVersion', 'lost', 'unsaved', 'mishap'] as const;
export type NoticeName = (typeof NOTICES)[number];

export interface Notice {
  readonly words: string;
  /** What can be done about it. */
  readonly act?: { readonly words: string; readonly run: () => void } | undefined;
  /** One that says what is true now goes away by itself when it is no longer true; the others can be closed. */
  readonly canClose: boolean;
}

export const notices = createStore<ReadonlyMap<NoticeName, Notice>>(() => new Map());

/** Says something at the edge of the page, whichever page it is. */
export function notify(name: NoticeName, notice: Notice): void {
  notices.setState(new Map(notices.getState()).set(name, notice), true);
}

/** Takes it back. */
export function withdraw(name: NoticeName): void {
  if (!notices.getState().has(name)) return;
  const left = new Map(notices.getState());
  left.delete(name);
  notices.setState(left, true);
}
