import busboy, { type Busboy } from 'busboy';
import type { Request, Response } from 'express';
import { WriteStream } from 'fs-capacitor';
import Upload from 'graphql-upload/Upload.mjs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalid } from '../../core/Refusal.js';

/** A file in the shape of graphql-upload, for resolvers of the `Upload` scalar. */
interface ReceivedFile {
  filename: string;
  mimetype: string;
  encoding: string;
  createReadStream(): Readable;
}

/** Reads a multipart request with one file into a temporary file, up to `maxBytes`, until the answer is sent; the use case checks its content. */
export function receiveUpload(
  request: Request,
  response: Response,
  maxBytes: number,
): Promise<{ file: Upload; fields: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, unknown> = {};
    let file: ReceivedFile | null = null;
    let spooled: Promise<void> | null = null;
    const refuse = (message: string) => reject(Object.assign(new Error(message), { status: 400 }));
    const form = parserOf(request, maxBytes);
    if (!form) return refuse('It is no form with a file');
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (_name, stream, { filename, encoding, mimeType }) => {
      const spool = new WriteStream();
      response.once('close', () => spool.release());
      spooled = pipeline(stream, spool);
      spooled.catch(reject);
      file = {
        filename: filename ?? '',
        encoding,
        mimetype: mimeType ?? '',
        createReadStream: () => spool.createReadStream(),
      };
    });
    form.on('filesLimit', () => reject(invalid('file', 'Send one file only.')));
    form.on('error', ({ message }: Error) => refuse(message));
    form.on('close', () => {
      if (file && spooled) void spooled.then(() => resolve({ file: asUpload(file!), fields }), reject);
      else reject(invalid('file', 'There is no file.'));
    });
    request.once('close', () => {
      if (!request.readableEnded) form.destroy(new Error('The request ended early'));
    });
    request.pipe(form);
  });
}

/** Null for a request of another type. */
function parserOf({ headers }: Request, maxBytes: number): Busboy | null {
  try {
    return busboy({ headers, limits: { files: 1, fileSize: maxBytes, fields: 20, fieldSize: 10_000 } });
  } catch {
    return null;
  }
}

/** The scalar accepts only this class. */
function asUpload(file: ReceivedFile): Upload {
  const upload = new Upload();
  upload.resolve(file as never);
  return upload;
}
