const script = '/checkinapp-sw.js';
const lookEvery = 60 * 60 * 1000;

/** The service worker that lets the kiosk start without a network, and its updates. */
export class KioskWorker {
  readonly #registration: ServiceWorkerRegistration;
  #isReplaced = false;
  #isResting = false;
  #lookedAt = Date.now();

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
    // Asked for, not needed: a browser short of space then spares what this kiosk keeps.
    void navigator.storage?.persist?.().catch(() => undefined);
    return new KioskWorker(
      await navigator.serviceWorker.register(script, { scope: '/checkinapp', updateViaCache: 'none' }),
    );
  }

  /** Whether nobody stands before the kiosk: only then a new release takes over, as a whole, and the page loads again with it. To be said now and then. */
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
    if (Date.now() - this.#lookedAt < lookEvery) return;
    this.#lookedAt = Date.now();
    void this.#registration.update().catch(() => undefined);
  }
}
