import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Memory per token of a parsed document: nodes and locations (measured: 120 to 450 bytes), plus what is derived from them. */
const BYTES_PER_TOKEN = 600;
const BYTES_PER_DOCUMENT = 1500;
/** Of the text that the locations keep, and of the key, which may be the text too. */
const BYTES_PER_CHARACTER = 4;

/** Estimated bytes of memory that a parsed document takes. */
export function sizeOfDocument({ loc }: DocumentNode): number {
  let tokens = 0;
  for (let token = loc?.startToken ?? null; token; token = token.next) tokens += 1;
  return BYTES_PER_DOCUMENT + tokens * BYTES_PER_TOKEN + (loc?.source.body.length ?? 0) * BYTES_PER_CHARACTER;
}

/** LRU cache of parsed documents, bounded by the estimated memory of their trees and texts. */
export class DocumentCache<Value extends object> {
  #documents: LRUCache<string, Value>;

  constructor(maxBytes: number, documentOf: (value: Value) => DocumentNode) {
    this.#documents = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (value) => sizeOfDocument(documentOf(value)),
    });
  }

  get bytes(): number {
    return this.#documents.calculatedSize;
  }

  get(key: string): Value | undefined {
    return this.#documents.get(key);
  }

  set(key: string, value: Value): void {
    this.#documents.set(key, value);
  }

  delete(key: string): boolean {
    return this.#documents.delete(key);
  }
}
