/** A connection to the browser's database, which browsers close on their own, such as when the site's data are cleared: the next use opens another one. */
export class Connection<Opened> {
  readonly #connect: (onClosed: () => void) => Promise<Opened>;
  #opened: Promise<Opened> | undefined;

  constructor(connect: (onClosed: () => void) => Promise<Opened>) {
    this.#connect = connect;
  }

  /** Does `work`, on another connection if this one turns out to be closed: then nothing was begun. Rejects if that one fails too; the next use opens anew. */
  async use<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
    const opened = this.#open();
    try {
      return await work(await opened);
    } catch (error) {
      if (!isClosed(error)) throw error;
      this.#forget(opened);
      return work(await this.#open());
    }
  }

  #open(): Promise<Opened> {
    if (this.#opened) return this.#opened;
    const opened = this.#connect(() => this.#forget(opened));
    this.#opened = opened;
    opened.catch(() => this.#forget(opened));
    return opened;
  }

  #forget(opened: Promise<Opened>): void {
    if (this.#opened === opened) this.#opened = undefined;
  }
}

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';
