const key = 'greeter.reloadedFrom';
/** A page that stood this long, in milliseconds, is not one that reloads for ever. */
const longEnough = 60_000;

/** Whether the page can be had anew; without an answer, or with a fault, it had better stay. */
const isServed = (build: string): Promise<boolean> =>
  fetch(build, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, status }) => ok || status === 404,
    () => false,
  );

/** False if this page is the reloaded one: a server may still hand out the old page, or lack a file. */
function mayReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(key) === build && performance.now() < longEnough) return false;
    sessionStorage.setItem(key, build);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads a page whose late import failed: a new release has removed the old one's files, or the network did, after which browsers do not ask for the
 * file again. `build` is the address of the page's own script, whose hash names its release. Until then the failure reads like a server that did not answer.
 */
export function reloadOnUpdate(build: string, reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    Object.assign(payload, { code: 'UNAVAILABLE' });
    if (navigator.onLine)
      void isServed(build).then((canReload) => {
        if (canReload && mayReload(build)) reload();
      });
  });
}
