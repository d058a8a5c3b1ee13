import { afterEach, beforeEach } from '@jest/globals';
import { newFolder, removeFolder, RunningApp, type StartOptions } from './RunningApp.js';

const HOOK_MS = 60_000;

/** A product with a folder of its own for each test of a file, to be killed and started again on it. */
export class Restarted {
  folder!: string;
  product!: RunningApp;
  url!: string;

  #options: StartOptions;

  constructor(options: StartOptions = {}) {
    this.#options = options;
    beforeEach(async () => {
      this.folder = newFolder();
      await this.start();
    }, HOOK_MS);
    afterEach(async () => {
      await this.product.end('SIGTERM');
      removeFolder(this.folder);
    }, HOOK_MS);
  }

  async start(): Promise<void> {
    this.product = new RunningApp(this.folder, this.#options);
    this.url = await this.product.url();
  }
}
