const script = '/checkinapp-sw.js';
const updateCheckEvery = 60 * 60 * 1000;

/** The service worker that lets the kiosk start without a network, and its updates. */
export class KioskWorker {
  readonly #registration: ServiceWorkerRegistration;
  #isReplaced = false;
  #isResting = false;
  #checkedAt = performance.now();

  private constructor(registration: ServiceWorkerRegistration) {
    this.#registration = registration;
    let before = navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      this.#isReplaced = before !== null;
      before = navigator.serviceWorker.controller;
      if (this.#isResting) this.#renew();
    });
  }

  static async register(): Promise<KioskWorker> {
    // Optional: a browser short of space then spares this kiosk's entries.
    void navigator.storage?.persist?.().catch(() => undefined);
    return new KioskWorker(
      await navigator.serviceWorker.register(script, { scope: '/checkinapp', updateViaCache: 'none' }),
    );
  }

  /** Tells whether the kiosk is idle: only then a new release takes over and the page reloads. Call it regularly. */
  rest(isResting: boolean): void {
    this.#isResting = isResting;
    if (isResting) this.#renew();
  }

  #renew(): void {
    if (this.#isReplaced) {
      location.reload();
      return;
    }
    if (this.#registration.waiting) {
      this.#registration.waiting.postMessage('take over');
      return;
    }
    if (performance.now() - this.#checkedAt < updateCheckEvery) return;
    this.#checkedAt = performance.now();
    void this.#registration.update().catch(() => undefined);
  }
}
