import type { Readable } from 'node:stream';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { RequestFacts } from '../../core/context.js';
import { Refusal } from '../../core/Refusal.js';

/** Largest file, in bytes (specification 001 section 5: 20 MB). */
export const MAX_FILE_BYTES = 20_000_000;

/** A file from the `Upload` scalar. Its name and type are the sender's claims and never read. */
export interface UploadedFile {
  createReadStream(): Readable;
}

/** The whole file, in memory. Throws TOO_LARGE, BAD_REQUEST for an aborted upload, UNAVAILABLE where the disk does not keep it. */
export async function readUpload(
  upload: Promise<UploadedFile>,
  { givenUp }: RequestFacts,
  what: 'image' | 'PDF' = 'image',
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of (await upload).createReadStream()) {
      size += (part as Buffer).length;
      if (size > MAX_FILE_BYTES) throw tooLarge(what);
      parts.push(part as Buffer);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The files of an answered request are gone.
    givenUp?.throwIfAborted();
    // graphql-upload's own errors carry an HTTP status: 413 at the limit, 4xx for a request that ended early.
    const { status } = error as { status?: number };
    if (status === 413) throw tooLarge(what);
    if (status !== undefined && status < 500)
      throw new Refusal(ErrorCode.BAD_REQUEST, 'The upload did not arrive whole. Please try again.');
    // The disk's, which is in the log by then.
    throw new Refusal(ErrorCode.UNAVAILABLE, 'No file can be kept at the moment. Please try again later.');
  }
  return Buffer.concat(parts);
}

const tooLarge = (what: string) =>
  new Refusal(ErrorCode.TOO_LARGE, `The ${what} is larger than 20 MB.`, { field: 'file' });
