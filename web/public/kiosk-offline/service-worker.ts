// The kiosk's service worker: built on its own to /checkinapp-sw.js, with the list of the kiosk's files written before it.

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  /** Written by the build: every script, style, font and picture of the kiosk, and a name for exactly this set. */
  readonly kioskRelease: { name: string; files: string[] };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const worker = self as unknown as Worker;
const { name: releaseName, files } = worker.kioskRelease;
const prefix = 'kiosk-release-';
const release = `${prefix}${releaseName}`;
const pictures = 'kiosk-pictures';
const shell = '/checkinapp';
const picture = /^\/api\/static\/media\/checkinapp\//;

/** Installs a whole release or nothing: a page that names other files belongs to another release, whose worker comes with the next update check. */
async function install(): Promise<void> {
  const page = await fetch(shell, { cache: 'no-store', credentials: 'omit' });
  const pageFiles = [...(await page.clone().text()).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  if (!page.ok || !pageFiles.every((file) => files.includes(file))) throw new Error('The page is of another release');
  const cache = await caches.open(release);
  await cache.addAll(files);
  await cache.put(shell, page);
}

/** Keeps the previous release: an open page of it may still request its files. */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== release);
  await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)));
  await worker.clients.claim();
}

async function showShell(request: Request): Promise<Response> {
  return (await caches.match(shell, { cacheName: release })) ?? fetch(request);
}

async function fileOf(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** A picture never changes at its address. The kiosk shows one logo, so only the last picture is cached. */
async function pictureOf(request: Request): Promise<Response> {
  const cache = await caches.open(pictures);
  const cachedPicture = await cache.match(request, { ignoreVary: true });
  if (cachedPicture) return cachedPicture;
  const answer = await fetch(request);
  if (answer.ok) {
    await Promise.all((await cache.keys()).map((old) => cache.delete(old)));
    await cache.put(request, answer.clone());
  }
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (/^\/checkinapp\/?$/.test(pathname)) event.respondWith(showShell(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
  else if (picture.test(pathname)) event.respondWith(pictureOf(request));
});
