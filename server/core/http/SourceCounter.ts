import type { EventEmitter } from 'node:events';

/** Counts what each source holds of this process at once. */
export class SourceCounter {
  readonly #max: number;
  readonly #held = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** What all sources hold together. */
  get held(): number {
    let sum = 0;
    for (const count of this.#held.values()) sum += count;
    return sum;
  }

  isFull(source: string): boolean {
    return (this.#held.get(source) ?? 0) >= this.#max;
  }

  /** Counts one more until what it returns is called. */
  take(source: string): () => void {
    this.#held.set(source, (this.#held.get(source) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = this.#held.get(source)! - 1;
      if (left > 0) this.#held.set(source, left);
      else this.#held.delete(source);
    };
  }

  /** Counts one more until the first of the events, `close` of a request and of its answer for example. */
  hold(source: string, ends: readonly (readonly [emitter: EventEmitter, event: string])[]): void {
    const release = this.take(source);
    for (const [emitter, event] of ends) emitter.once(event, release);
  }
}
