import type { RequestHandler } from 'express';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Storage } from '../../core/storage/storage.js';
import type { FileRow } from './route.js';

const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg' };

/** Serves a stored image. Names are random and never change their content, so browsers keep it. */
export function sendFile(row: FileRow, storage: Storage): RequestHandler {
  return async (request, response) => {
    const name = String(Object.values(request.params)[0]);
    const match = /^[0-9a-z]{16,40}\.(png|jpg)$/.exec(name);
    const bytes = match ? await storage.get(`${row.fileKind}/${name}`) : null;
    if (!bytes) {
      response.status(404).json({ message: 'That image was not found.', code: ErrorCode.NOT_FOUND });
      return;
    }
    response.set({
      'Content-Type': TYPES[match![1]!]!,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    response.send(bytes);
  };
}
