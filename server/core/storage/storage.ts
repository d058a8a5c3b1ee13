declare module '../providers.js' {
  interface Providers {
    storage: Storage;
  }
}

/** Storage of uploaded files. Names are our own: random, with an extension. */
export interface Storage {
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The file, or null. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Every file whose name begins with `prefix`, which ends with a slash; page by page. */
  list(prefix: string): AsyncIterable<StoredFile>;
}

interface StoredFile {
  name: string;
  modifiedAt: Date;
}
