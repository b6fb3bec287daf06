// Caches the whole page in the browser, so that it opens without a network. The build writes `version` and `files`.
// Each version has its own cache, filled completely or not at all. A new version waits until the player accepts it or
// every page is closed. A page of an older version finds its files in the older cache, which is kept until no page
// needs it. So no page mixes files of two versions.

const PREFIX = 'realmtable ';
const store = PREFIX + version;
/** The build puts a content hash into these names: the same name means the same content, in any version. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;
/** How long a page may take to report its version; a silent page may be of any. */
const PATIENCE_MS = 3000;
const SAME = { ignoreSearch: true, ignoreVary: true };

self.addEventListener('install', event => event.waitUntil(fill()));
// Also takes control of pages opened before there was a worker.
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

/** Bypasses the HTTP cache, which may hold files of another version under the same name. */
async function put(cache, file) {
  const known = HASHED.test(file) ? await caches.match(file, SAME) : undefined;
  if (known) await cache.put(file, known);
  else await cache.add(new Request(file, { cache: 'reload' }));
}

/** Reports whether a page has this version, by its entry script. */
async function compare(entry, port) {
  const cache = await caches.open(store);
  port?.postMessage((await cache.match(entry, SAME)) !== undefined);
  await clear();
}

/** Deletes the caches of older versions that no open page uses. */
async function clear() {
  const names = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== store);
  // the one waiting to be accepted
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

/** The entry script of an open page; undefined if the page does not answer. */
function entryOf(page) {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = event => resolve(event.data);
    setTimeout(() => resolve(undefined), PATIENCE_MS);
    page.postMessage('which version', [port2]);
  });
}

/**
 * Answers from the cache, ignoring the query, also for pages of an older version; otherwise from the network. Every
 * address that names no file leads to the page itself.
 */
async function answer(request) {
  const cache = await caches.open(store);
  const kept = await cache.match(request, SAME);
  if (kept) return kept;
  const other = request.mode === 'navigate' ? await cache.match('index.html') : await caches.match(request, SAME);
  return other ?? fetch(request);
}
