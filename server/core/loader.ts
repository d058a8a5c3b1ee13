import DataLoader from 'dataloader';
import type { Context } from './context.js';

/** Reads the values of ids within one operation, in order; null for missing ones. */
export interface Loader<Value> {
  readonly read: (context: Context, ids: readonly string[]) => Promise<(Value | null)[]>;
}

export const defineLoader = <Value>(read: Loader<Value>['read']): Loader<Value> => ({ read });

/** The batches of one operation. */
export class Batches {
  #context: Context;
  #loaders = new Map<Loader<unknown>, DataLoader<string, unknown>>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Value of an id, or null; loads of the same turn are batched. */
  load<Value>(loader: Loader<Value>, id: string): Promise<Value | null> {
    let batch = this.#loaders.get(loader);
    if (!batch) this.#loaders.set(loader, (batch = new DataLoader((ids) => loader.read(this.#context, ids))));
    return batch.load(id) as Promise<Value | null>;
  }
}
