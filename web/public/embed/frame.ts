import './embed.css';

// Runs in the card itself: tells the page around it how large it is, and reads it again while somebody looks.

const box = document.getElementById('embed') as HTMLElement;
const every = 60_000;
/** Of the page around, once it asked. */
let asker: string | undefined;
let readAt = performance.now();

function tellSize(): void {
  const content = box.firstElementChild;
  if (!content || asker === undefined) return;
  const { width, height } = content.getBoundingClientRect();
  const size = { greeter: 'size', width: Math.ceil(width), height: Math.ceil(height), title: document.title };
  parent.postMessage(size, asker);
}

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  // A page from a file, or in a sandbox, has no origin to answer to.
  if (source !== parent || parent === window || data !== 'greeter:size' || origin === 'null') return;
  asker = origin;
  tellSize();
});
new ResizeObserver(tellSize).observe(box);

async function refresh(): Promise<void> {
  const answer = await fetch(location.href, { credentials: 'omit', cache: 'no-store' });
  if (!answer.ok && answer.status !== 404) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('embed');
  if (!next || next.innerHTML === box.innerHTML) return;
  const hadFocus = box.contains(document.activeElement);
  box.replaceChildren(...next.childNodes);
  if (hadFocus) box.querySelector('a')?.focus();
  tellSize();
}

const tryRefresh = () => {
  if (document.visibilityState === 'hidden') return;
  readAt = performance.now();
  refresh().catch(() => undefined);
};
setInterval(tryRefresh, every);
document.addEventListener('visibilitychange', () => {
  if (performance.now() - readAt >= every) tryRefresh();
});
