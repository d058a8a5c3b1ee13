import busboy from 'busboy';
import type { Request } from 'express';
import Upload from 'graphql-upload/Upload.mjs';
import { Readable } from 'node:stream';

/** A file in the shape of graphql-upload, for resolvers of the `Upload` scalar. */
interface ReceivedFile {
  filename: string;
  mimetype: string;
  encoding: string;
  createReadStream(): Readable;
}

/** Reads a multipart request with one file into memory, up to `maxBytes`; the use case checks its content. */
export function receiveUpload(
  request: Request,
  maxBytes: number,
): Promise<{ file: Upload; fields: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, unknown> = {};
    let file: ReceivedFile | null = null;
    const form = busboy({
      headers: request.headers,
      limits: { files: 1, fileSize: maxBytes, fields: 20, fieldSize: 10_000 },
    });
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (_name, stream, { filename, encoding, mimeType }) => {
      const parts: Buffer[] = [];
      let cut = false;
      stream.on('limit', () => {
        cut = true;
      });
      stream.on('error', reject); // the request was aborted within the file
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        // One byte above the maximum tells the use case that there was more.
        const bytes = cut ? Buffer.concat([...parts, Buffer.alloc(1)]) : Buffer.concat(parts);
        file = {
          filename: filename ?? '',
          encoding,
          mimetype: mimeType ?? '',
          createReadStream: () => Readable.from([bytes]),
        };
      });
    });
    form.on('close', () => {
      if (file) resolve({ file: asUpload(file), fields });
      else reject(new Error('no file'));
    });
    form.on('error', reject);
    request.pipe(form);
  });
}

/** The scalar accepts only this class. */
function asUpload(file: ReceivedFile): Upload {
  const upload = new Upload();
  upload.resolve(file as never);
  return upload;
}
