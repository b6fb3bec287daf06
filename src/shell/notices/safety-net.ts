import { NOTICE_WORDS } from '../words/notices';
import { notify } from './notices';

/** How browsers word that a script or a style of a page could not be had. */
const MISSING =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** Whether something failed because a part of the page could not be had: another version is there, or no network. */
export const isPartMissing = (cause: unknown): boolean => cause instanceof Error && MISSING.test(cause.message);

/** Says in a sentence that something did not work. */
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

/** Whatever fails and is heard by nobody ends in a sentence. */
export function hangSafetyNet(): void {
  window.addEventListener('unhandledrejection', event => say(event.reason));
  window.addEventListener('error', event => {
    // a picture or a script that fails to load has no error of its own, and a resize that comes late harms nobody
    if (event.error !== undefined && event.error !== null) say(event.error);
  });
}
