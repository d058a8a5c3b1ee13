import { parse, type DocumentNode } from 'graphql';

/** Our own screens' documents by SHA-256 in hex, as the build writes them. */
export type DocumentManifest = Readonly<Record<string, string>>;

interface Trusted {
  text: string;
  document: DocumentNode;
}

/** Documents that need no validation: the build validated them. */
export class TrustedDocuments {
  #texts: DocumentManifest;
  #read = new Map<string, Trusted>();

  constructor(manifest: DocumentManifest) {
    this.#texts = manifest;
  }

  /** The document with this hash, parsed once; undefined for an unknown one. */
  find(hash: string): Trusted | undefined {
    let trusted = this.#read.get(hash);
    if (!trusted && Object.hasOwn(this.#texts, hash)) {
      const text = this.#texts[hash]!;
      trusted = { text, document: parse(text) };
      this.#read.set(hash, trusted);
    }
    return trusted;
  }
}
