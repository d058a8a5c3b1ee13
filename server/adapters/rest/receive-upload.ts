import busboy, { type Busboy } from 'busboy';
import type { Request, Response } from 'express';
import { WriteStream } from 'fs-capacitor';
import Upload from 'graphql-upload/Upload.mjs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_UPLOAD_BYTES } from '../../core/http/limits.js';
import { invalid } from '../../core/Refusal.js';

/** A file in the shape of graphql-upload, for resolvers of the `Upload` scalar. */
interface ReceivedFile {
  filename: string;
  mimetype: string;
  encoding: string;
  createReadStream(): Readable;
}

/** Reads a multipart request with 1 to `maxFiles` files into temporary files until the answer is sent; the use case checks their content. */
export function receiveUpload(
  request: Request,
  response: Response,
  maxFiles: number,
): Promise<{ files: Upload[]; fields: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, unknown> = {};
    const files: { file: ReceivedFile; spooled: Promise<void> }[] = [];
    const refuse = (message: string) => reject(Object.assign(new Error(message), { status: 400 }));
    const form = parserOf(request, maxFiles);
    if (!form) return refuse('It is no form with a file');
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (_name, stream, { filename, encoding, mimeType }) => {
      const spool = new WriteStream();
      response.once('close', () => spool.release());
      const spooled = pipeline(stream, spool);
      spooled.catch(reject);
      const file = {
        filename: filename ?? '',
        encoding,
        mimetype: mimeType ?? '',
        createReadStream: () => spool.createReadStream(),
      };
      files.push({ file, spooled });
    });
    form.on('filesLimit', () =>
      reject(invalid('file', maxFiles === 1 ? 'Send one file only.' : `Send ${maxFiles} files at most.`)),
    );
    form.on('error', ({ message }: Error) => refuse(message));
    form.on('close', () => {
      if (files.length === 0) return reject(invalid('file', 'There is no file.'));
      const done = Promise.all(files.map(({ spooled }) => spooled));
      void done.then(() => resolve({ files: files.map(({ file }) => asUpload(file)), fields }), reject);
    });
    request.once('close', () => {
      if (!request.readableEnded) form.destroy(new Error('The request ended early'));
    });
    request.pipe(form);
  });
}

/** Null for a request of another type. */
function parserOf({ headers }: Request, maxFiles: number): Busboy | null {
  try {
    return busboy({ headers, limits: { files: maxFiles, fileSize: MAX_UPLOAD_BYTES, fields: 20, fieldSize: 10_000 } });
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
