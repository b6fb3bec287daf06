// Keeps the whole table in the browser, so that it opens without a network. The build writes `version` and `files`.
// One version is one store: it is filled as a whole or not at all. A new version waits until the player lets it in or
// every page is closed. A page of an older version that is still open finds its files in the older store, which is kept
// until no page needs it. So nobody ever gets files of two versions.

const PREFIX = 'realmtable ';
const store = PREFIX + version;
/** The build writes a hash of the content into these names: the same name is the same content, in any version. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;
/** How long a page may take to say which version it is; one that is silent may be of any. */
const PATIENCE_MS = 3000;
const SAME = { ignoreSearch: true, ignoreVary: true };

self.addEventListener('install', event => event.waitUntil(fill()));
// Pages that were opened before there was a worker are taken care of as well.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim().then(clear)));
self.addEventListener('message', event => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  else if (event.data?.entry !== undefined) event.waitUntil(compare(event.data.entry, event.ports[0]));
});
self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) {
    event.respondWith(answer(request));
  }
});

async function fill() {
  const cache = await caches.open(store);
  try {
    await Promise.all(files.map(file => put(cache, file)));
  } catch (cause) {
    await caches.delete(store);
    throw cause;
  }
}

/** Past the browser's own store, which may hold files of another version under the same name. */
async function put(cache, file) {
  const known = HASHED.test(file) ? await caches.match(file, SAME) : undefined;
  if (known) await cache.put(file, known);
  else await cache.add(new Request(file, { cache: 'reload' }));
}

/** Says whether a page is of this version, by the script it began with. */
async function compare(entry, port) {
  const cache = await caches.open(store);
  port?.postMessage((await cache.match(entry, SAME)) !== undefined);
  await clear();
}

/** Deletes the caches of older versions that no open page uses. */
async function clear() {
  const names = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== store);
  // the one that waits to be let in
  const waiting = self.registration.waiting ?? self.registration.installing;
  if (names.length === 0 || waiting) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(pages.map(entryOf));
  if (entries.includes(undefined)) return;
  for (const name of names) {
    const cache = await caches.open(name);
    const kept = await Promise.all(entries.map(entry => cache.match(entry, SAME)));
    if (kept.every(found => found === undefined)) await caches.delete(name);
  }
}

/** The script with which an open page began; nothing when the page does not say. */
function entryOf(page) {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = event => resolve(event.data);
    setTimeout(() => resolve(undefined), PATIENCE_MS);
    page.postMessage('which version', [port2]);
  });
}

/**
 * What is kept, whatever stands behind the question mark, also for pages of an older version; what is not, from the
 * network. Every address that names no file leads to the page itself.
 */
async function answer(request) {
  const cache = await caches.open(store);
  const kept = await cache.match(request, SAME);
  if (kept) return kept;
  const other = request.mode === 'navigate' ? await cache.match('index.html') : await caches.match(request, SAME);
  return other ?? fetch(request);
}
