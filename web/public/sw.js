// Keeps the shell of the page, so that it opens at once and says kindly when there is no network. Games need the server.
const CACHE = 'clutch-shell-1';
const SHELL = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-turn.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keep(event.data.urls));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
  else if (SHELL.includes(url.pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
});

// Every page is the same document: the newest is kept, and stands in for all when the network is away.
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put('/', response.clone());
    return response;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

// The name of an asset changes with its content: what is kept is right for ever.
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

// What the page was made of this time; what older versions were made of goes.
async function keep(urls) {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !urls.includes(pathname)) await cache.delete(request);
  }
  for (const url of urls) {
    if (!(await cache.match(url))) await cache.add(url).catch(() => undefined);
  }
}

async function dropOthers() {
  for (const name of await caches.keys()) {
    if (name !== CACHE) await caches.delete(name);
  }
}
