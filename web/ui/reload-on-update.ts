const key = 'greeter.reloadedFrom';
/** A page that stood this long, in milliseconds, is not one that reloads for ever. */
const longEnough = 60_000;

/**
 * Reloads a page whose late import failed: a new release has removed the old one's files, or the network did, after which browsers do not ask for the
 * file again. `build` is the address of the page's own script, whose hash names its release. Until then the failure reads like a server that did not answer.
 */
export function reloadOnUpdate(build: string, reload: (status: number) => void = () => location.reload()): void {
  addEventListener('vite:preloadError', async ({ payload }) => {
    Object.assign(payload, { code: 'UNAVAILABLE' });
    if (!navigator.onLine) return;
    try {
      // Without an answer, or with a fault, the page had better stay.
      const { status } = await fetch(build, { method: 'HEAD', cache: 'no-store' });
      // This page may be the reloaded one: a server may still hand out the old page, or lack a file.
      if (status >= 500 || (sessionStorage.getItem(key) === build && performance.now() < longEnough)) return;
      sessionStorage.setItem(key, build);
      reload(status);
    } catch {
      // No network, or no storage that would end the reloading.
    }
  });
}
