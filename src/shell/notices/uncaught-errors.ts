import { NOTICE_WORDS } from '../words/notices';
import { notify } from './notices';

/** How browsers report a script or style that could not be loaded. */
const MISSING =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** Whether a script or style could not be loaded: there is a newer version, or no network. */
export const isPartMissing = (cause: unknown): boolean => cause instanceof Error && MISSING.test(cause.message);

/** Shows a notice that something did not work. */
export function say(cause: unknown): void {
  if (isPartMissing(cause)) {
    const act = { words: NOTICE_WORDS.reload, run: () => location.reload() };
    notify('partMissing', { words: NOTICE_WORDS.partMissing, act, canClose: true });
    return;
  }
  const reason = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : '';
  notify('mishap', { words: NOTICE_WORDS.mishap(sentence(reason)), canClose: true });
}

const sentence = (reason: string): string => {
  const bare = reason.trim();
  return bare === '' ? NOTICE_WORDS.noReason : /[.!?]$/.test(bare) ? bare : `${bare}.`;
};

/** Shows a notice for every uncaught error. */
export function reportUncaughtErrors(): void {
  window.addEventListener('unhandledrejection', event => say(event.reason));
  window.addEventListener('error', event => {
    // a picture or script that fails to load has no error object; a late ResizeObserver is harmless
    if (event.error !== undefined && event.error !== null) say(event.error);
  });
}
