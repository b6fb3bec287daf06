// Keeps the whole table in the browser, so that it opens without a network. The build writes `version` and `files`.
// One version is one store: it is filled as a whole or not at all, and pages of an older version keep the older store
// until the last of them is closed. So nobody ever gets files of two versions.

const PREFIX = 'realmtable ';
const store = PREFIX + version;

self.addEventListener('install', event => event.waitUntil(fill()));
self.addEventListener('activate', event => event.waitUntil(clear()));
self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) {
    event.respondWith(answer(request));
  }
});

/** Past the browser's own store, which may hold files of another version under the same name. */
async function fill() {
  const cache = await caches.open(store);
  await cache.addAll(files.map(file => new Request(file, { cache: 'reload' })));
}

async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== store).map(name => caches.delete(name)));
}

/** What is kept, whatever stands behind the question mark; what is not, from the network. */
async function answer(request) {
  const cache = await caches.open(store);
  const wanted = request.mode === 'navigate' ? 'index.html' : request;
  const kept = await cache.match(wanted, { ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
}
