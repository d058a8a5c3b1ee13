/** Where uploaded files live. Names are made by us: random, with an ending. */
export interface Storage {
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The file, or null when there is none. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}
