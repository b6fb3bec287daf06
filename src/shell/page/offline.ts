import { notify } from '../notices/notices';
import { NOTICE_WORDS } from '../words/notices';

/** How often an open page checks for a new version. It also checks whenever it comes to the front. */
const LOOK_MS = 3_600_000;

/** Registers the service worker, which keeps the page for use without a network, and announces new versions. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const keep = () =>
    void serviceWorker.register('./sw.js').then(
      registration => watch(serviceWorker, registration),
      // Without a service worker everything but offline use works.
      () => undefined,
    );
  answerWorker(serviceWorker);
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep, { once: true });
}

/** The script this page began with. Its name changes with every version. */
const entryOf = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** The worker asks every page for its version before it deletes files of older versions. */
function answerWorker(serviceWorker: ServiceWorkerContainer): void {
  serviceWorker.addEventListener('message', event => {
    if (event.data === 'which version') event.ports[0]?.postMessage(entryOf());
  });
  serviceWorker.startMessages();
}

function watch(serviceWorker: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const tell = () => {
    if (registration.waiting && serviceWorker.controller) announce(registration);
  };
  const follow = () => registration.installing?.addEventListener('statechange', tell);
  const look = () => void registration.update().catch(() => undefined);
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
  // another page may have activated the new version, or it was active before this page had a worker
  serviceWorker.addEventListener('controllerchange', () => void compare(serviceWorker, registration));
  void compare(serviceWorker, registration);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  setInterval(look, LOOK_MS);
}

/** Asks the worker whether it has the version of this page. */
async function compare({ controller }: ServiceWorkerContainer, registration: ServiceWorkerRegistration): Promise<void> {
  if (!controller) return;
  const { port1, port2 } = new MessageChannel();
  const isOld = new Promise<boolean>(resolve => {
    port1.onmessage = event => resolve(event.data === false);
  });
  controller.postMessage({ entry: entryOf() }, [port2]);
  if (await isOld) announce(registration);
}

function announce(registration: ServiceWorkerRegistration): void {
  const run = () => {
    const { waiting } = registration;
    if (!waiting) {
      location.reload();
      return;
    }
    // reload only after the new version is in control
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  };
  notify('newVersion', { words: NOTICE_WORDS.newVersion, act: { words: NOTICE_WORDS.loadNew, run }, canClose: true });
}
